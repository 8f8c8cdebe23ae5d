import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/i18n/locales';
import { unbroken } from '@/i18n/unbroken';
import { framePolicy, policyOf } from './content-security-policy';
import { frameOf } from './frame';

type Page = Readonly<{
  locale: Locale;
  title: string;
  path: string;
  main?: string;
  /** Where the header's change of language leads. */
  switchTo?: Readonly<{ from: string; to: string }>;
  scripts?: readonly string[];
  children: ReactNode;
}>;

const switched = (html: string, to: Page['switchTo']): string =>
  to ? html.replaceAll(`href="${to.from}"`, `href="${to.to}"`) : html;

export function answerPage(
  { locale, title, path, main = 'form-page__page', switchTo, scripts = [], children }: Page,
  { status, headers = {} }: { status: number; headers?: Readonly<Record<string, string>> },
): Response {
  const { sheet, before, after } = frameOf(path, locale);
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {sheet && <link rel="stylesheet" href={sheet} />}
    </head>,
  );
  const content = renderToStaticMarkup(
    <main id="main" className={main} tabIndex={-1}>
      {children}
    </main>,
  );
  const html = `<!DOCTYPE html><html lang="${locale}">${head}${switched(before, switchTo)}${unbroken(content)}${after}</body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${policyOf({ scripts, styles: [] })}; ${framePolicy}`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
