import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { policyOf } from './content-security-policy';
import { siteStyles } from './site-styles';
import { style } from './style';

type Page = Readonly<{ locale: Locale; title: string; children: ReactNode }>;

const Document = ({ locale, title, children }: Page) => (
  <html lang={locale}>
    {/* biome-ignore lint/style/noHeadElement: no page of Next */}
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {siteStyles().map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style>{style}</style>
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {children}
        <p>
          <a href={pathTo('home', locale)}>{translator(locale)('sent.home')}</a>
        </p>
      </main>
    </body>
  </html>
);

/** A page of a form sent without script: complete in itself, kept by nobody, found by no search engine. */
export async function answerPage(
  page: Page,
  { status, headers = {} }: { status: number; headers?: HeadersInit },
): Promise<Response> {
  // at the first use: `next dev`, whose route for the API leads here, refuses it as an import
  const { renderToStaticMarkup } = await import('react-dom/server');
  const answer = new Response(`<!DOCTYPE html>${renderToStaticMarkup(<Document {...page} />)}`, { status, headers });
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    // by the one style that it holds: what a visitor typed is not searched for more
    'Content-Security-Policy': policyOf('', [style]),
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  for (const [name, value] of Object.entries(own)) answer.headers.set(name, value);
  return answer;
}
