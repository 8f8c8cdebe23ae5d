import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { Footer } from './footer';
import { Header } from './header';
import styles from './page-shell.module.css';

type Props = Readonly<{
  locale: Locale;
  /** The page at hand; `null` where there is none, as at an unknown address. */
  page: PageRef | null;
  children: ReactNode;
}>;

/** What every page stands in: skip link, header, main, footer. */
export function PageShell({ locale, page, children }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {translator(locale)('site.skip')}
      </a>
      <Header locale={locale} page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} topHref={page?.id === 'home' ? '#top' : pathTo('home', locale)} />
    </>
  );
}
