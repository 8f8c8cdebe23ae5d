import type { ReactNode } from 'react';
import { pageGraph, scriptSafe } from '@/domain/page/structured-data/page-graph';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathTo } from '@/i18n/pages';
import { translator, wordsOf } from '@/messages/translator';
import { Consent } from './consent';
import { Footer } from './footer';
import { Header } from './header';
import './brand.css';

/** As `paintedAt`: the page is parsed to its end before it is painted. */
export const footerId = 'footer';

type Props = Readonly<{
  locale: Locale;
  page: PageRef | null;
  /** The id of the element at which painting may begin: what is before it would move while it is parsed (064). */
  paintedAt?: string;
  skip?: Readonly<{ href: string; words: string }>;
  children: ReactNode;
}>;

function StructuredData({ page, locale }: { page: PageRef; locale: Locale }) {
  const graph = pageGraph({ page, locale, say: translator(locale) });
  if (!graph) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes quotes in scripts' text; scriptSafe escapes all that ends one
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(graph) }} />;
}

export function PageShell({ locale, page, paintedAt = 'main', skip, children }: Props) {
  const { cookie, foot, site } = wordsOf(locale);
  const { line, set, no, yes, ...settings } = cookie;
  return (
    <>
      <link rel="expect" href={`#${paintedAt}`} blocking="render" />
      <a className="skip" href="#main">
        {translator(locale)('site.skip')}
      </a>
      {skip && (
        <a className="skip" href={skip.href}>
          {skip.words}
        </a>
      )}
      <Consent
        locale={locale}
        strip={{ label: cookie.label, line, set, no, yes }}
        words={{ ...settings, policy: foot.privacy, close: site.close }}
        policyHref={pathTo('privacyPolicy', locale)}
        isPolishHome={page?.id === 'home' && locale === 'pl'}
        englishHome={pathTo('home', 'en')}
      />
      <Header locale={locale} page={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        id={footerId}
        locale={locale}
        topHref={page?.id === 'home' ? '#top' : pathTo('home', locale)}
        // the frame of every private page
        short={page?.id === 'contactForm'}
      />
      {page && <StructuredData page={page} locale={locale} />}
    </>
  );
}
