import { ButtonLink } from '@/components/ui/button';
import { PalePatch } from '@/components/ui/pale-patch';
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
    <section className="bare-wall__half" lang={locale}>
      <Heading className={isFirst ? 'vinyl' : 'h2'}>{t.rich('gone.h', { i: (words) => <i>{words}</i> })}</Heading>
      <p className={isFirst ? 'essay' : undefined}>{t('gone.p')}</p>
      <p className="bare-wall__ways wraps g4 t8">
        <ButtonLink line={!isFirst} href={pathTo('contactForm', locale)}>
          {t('gone.write')}
        </ButtonLink>
        <ButtonLink line href={pathTo('home', locale)}>
          {t('gone.home')}
        </ButtonLink>
      </p>
    </section>
  );
};

/** It never tells whether there was an order. */
export function gonePage(locale: Locale): Response {
  const other = otherThan(locale);
  const children = (
    <div className="wrap cols bare-wall__content mid wide">
      <div className="bare-wall__words">
        {locales.map((one) => (
          <Half key={one} locale={one} isFirst={one === 'pl'} />
        ))}
      </div>
      <PalePatch />
    </div>
  );
  return answerPage(
    {
      locale,
      children,
      main: 'bare-wall__wall',
      path: pathTo('contactForm', locale),
      title: `404 · ${artist.studio[locale]}`,
      switchTo: { from: pathTo('contactForm', other), to: pathTo('home', other) },
    },
    { status: 404, headers: privately },
  );
}
