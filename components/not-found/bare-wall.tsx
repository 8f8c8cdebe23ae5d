import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { PalePatch } from '@/components/ui/pale-patch';
import { WorkLabel } from '@/components/ui/work-label';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import '@/components/ui/wall.css';
import './bare-wall.css';

/** Polish is the first half of the page and has its title; English repeats it in a quieter style. */
const looks = {
  pl: { heading: 'h1', size: 'vinyl', second: false },
  en: { heading: 'h2', size: 'h2', second: true },
} as const;

function Half({ locale }: { locale: Locale }) {
  const t = translator(locale);
  const { heading: Heading, size, second } = looks[locale];
  return (
    <section lang={locale} className="bare-wall__half">
      <Heading className={size}>{t.rich('e404.h', { i: (words: ReactNode) => <i>{words}</i> })}</Heading>
      <p className={second ? undefined : 'essay'}>{t('e404.p')}</p>
      <div className="bare-wall__ways wraps g4 t8">
        <ButtonLink line={second} href={pathTo('home', locale)}>
          {t('e404.back')}
        </ButtonLink>
        <ButtonLink line href={pathTo('gallery', locale)}>
          {t('e404.gal')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The 404 page: in both languages, Polish first, because the address does not say which (DESIGN-19). */
export const BareWall = () => (
  <div className="bare-wall__wall wall__wall wall__floored">
    <div className="wrap cols bare-wall__content mid wide">
      <div className="bare-wall__words">
        {locales.map((locale) => (
          <Half key={locale} locale={locale} />
        ))}
      </div>
      <PalePatch>
        {locales.map((locale) => (
          <p key={locale} lang={locale}>
            <WorkLabel title={translator(locale)('e404.t')} detail={translator(locale)('e404.tech')} />
          </p>
        ))}
      </PalePatch>
    </div>
  </div>
);
