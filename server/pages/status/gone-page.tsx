import { ButtonLink } from '@/components/ui/button';
import { artist } from '@/content/artist';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { answerPage } from '../document';
import { otherThan, privately } from './status-page';

const Half = ({ locale, isFirst }: { locale: Locale; isFirst: boolean }) => {
  const t = translator(locale);
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div lang={locale}>
      <Heading className={isFirst ? 'vinyl' : 'h2'}>{t.rich('gone.h', { i: (words) => <i>{words}</i> })}</Heading>
      <p className="essay">{t('gone.p')}</p>
      <p>
        <ButtonLink line={!isFirst} href={pathTo('contactForm', locale)}>
          {t('gone.write')}
        </ButtonLink>
        <ButtonLink line href={pathTo('home', locale)}>
          {t('gone.home')}
        </ButtonLink>
      </p>
    </div>
  );
};

/** The nail in a paler place, where nothing hangs. */
const Nail = () => (
  <svg viewBox="0 0 420 430" aria-hidden="true">
    <path d="M60 40H360V400H60Z" />
    <ellipse cx="212" cy="66" rx="3" ry="11" opacity=".16" />
    <circle cx="210" cy="56" r="4.5" />
  </svg>
);

/** The answer to every link that leads to no order, in both languages; it never tells whether there was one. */
export function gonePage(locale: Locale): Promise<Response> {
  const other = otherThan(locale);
  const children = (
    <>
      <div>
        {locales.map((one) => (
          <Half key={one} locale={one} isFirst={one === 'pl'} />
        ))}
      </div>
      <Nail />
    </>
  );
  return answerPage(
    {
      ...{ locale, children, main: 'order-status__gone wrap', path: pathTo('contactForm', locale) },
      title: `404 · ${artist.studio[locale]}`,
      switchTo: { from: pathTo('contactForm', other), to: pathTo('home', other) },
    },
    { status: 404, headers: privately },
  );
}
