import { artist } from '@/content/artist';
import { categories } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { Brand } from './brand';
import './footer.css';

/** `short`: on a phone the documents alone. */
type Props = Readonly<{ id: string; locale: Locale; topHref: string; short?: boolean }>;

/** Gallery and shop, documents, withdrawal, four profiles, credit and year (ROUTES-17). */
export function Footer({ id, locale, topHref, short = false }: Props) {
  const t = translator(locale);
  const rest = short ? 'roomy' : undefined;
  return (
    <footer id={id} className="footer__footer no-print" data-night>
      <div className="wrap">
        <div className="footer__top">
          <div className={rest}>
            <Brand locale={locale} href={topHref} />
            <p className="essay footer__line">
              <i>{t.rich('foot.line', { br: () => <br /> })}</i>
            </p>
          </div>
          <nav className={rest} aria-labelledby="foot-gallery">
            <p className="h3" id="foot-gallery">
              <a href={pathTo('gallery', locale)}>{t('nav.gallery')}</a>
            </p>
            <ul>
              {categories.map((category) => (
                <li key={category}>
                  <a href={pathTo(category, locale)}>{t(`cat.${category}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="foot-shop">
            <p className={short ? 'h3 roomy' : 'h3'} id="foot-shop">
              <a href={pathTo('shop', locale)}>{t('nav.shop')}</a>
            </p>
            <ul className={short ? 'rows-on-phone' : undefined}>
              <li>
                <a href={pathTo('storeRegulations', locale)}>{t('foot.rules')}</a>
              </li>
              <li>
                <a href={pathTo('privacyPolicy', locale)}>{t('foot.privacy')}</a>
              </li>
              <li>
                <a href={pathTo('withdrawal', locale)}>{t('withdrawal.h')}</a>
              </li>
              <li>
                <a href={pathTo('accessibility', locale)}>{t('foot.access')}</a>
              </li>
              <li>
                <button type="button" className="link" data-consent>
                  {t('foot.cookies')}
                </button>
              </li>
            </ul>
          </nav>
          <nav className={rest} aria-labelledby="foot-follow">
            <p className="h3" id="foot-follow">
              {t('foot.follow')}
            </p>
            <ul>
              {artist.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="me noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="footer__base wraps spread small">
          <span>
            © {artist.copyrightYear} {artist.studio[locale]}
          </span>
          <span>{t('foot.credit', { designer: artist.designCredit })}</span>
        </div>
      </div>
    </footer>
  );
}
