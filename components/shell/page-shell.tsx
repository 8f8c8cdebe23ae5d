import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathTo } from '@/i18n/pages';
import { sections } from '@/i18n/sections';
import { translator, wordsOf } from '@/messages/translator';
import { Consent } from './consent';
import { Footer } from './footer';
import { Header } from './header';
import styles from './page-shell.module.css';
import { StructuredData } from './structured-data';

type Props = Readonly<{
  locale: Locale;
  /** The current page; `null` at an unknown address. */
  page: PageRef | null;
  children: ReactNode;
}>;

/** The element whose beginning lets the page be painted: what is before it would move while it is read (decision 052). */
function paintedAt(page: PageRef | null, locale: Locale): string {
  if (page?.id === 'home') return sections.about[locale];
  return page?.id === 'artwork' ? 'closer' : 'main';
}

/** The frame of every page: skip link, question about cookies, header, main, footer. */
export function PageShell({ locale, page, children }: Props) {
  const { cookie, foot } = wordsOf(locale);
  return (
    <>
      <link rel="expect" href={`#${paintedAt(page, locale)}`} blocking="render" />
      <a className={styles.skip} href="#main">
        {translator(locale)('site.skip')}
      </a>
      <Consent
        locale={locale}
        words={{ ...cookie, policy: foot.privacy }}
        policyHref={pathTo('privacyPolicy', locale)}
        isPolishHome={page?.id === 'home' && locale === 'pl'}
        englishHome={pathTo('home', 'en')}
      />
      <Header locale={locale} page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} topHref={page?.id === 'home' ? '#top' : pathTo('home', locale)} />
      {page && <StructuredData page={page} locale={locale} />}
    </>
  );
}
