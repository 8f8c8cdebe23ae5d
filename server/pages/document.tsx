import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { unbroken } from '@/i18n/unbroken';
import { framePolicy, policyOf } from './content-security-policy';
import { type Frame, frameOf } from './frame';

type Page = Readonly<{
  locale: Locale;
  title: string;
  path: string;
  /** The classes of `main`. */
  main?: string;
  /** Where the header's change of language leads, in the place of where it led on the built page. */
  switchTo?: Readonly<{ from: string; to: string }>;
  scripts?: readonly string[];
  children: ReactNode;
}>;

const Head = ({ title, sheet }: Pick<Page, 'title'> & Pick<Frame, 'sheet'>) => (
  <>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {sheet && <link rel="stylesheet" href={sheet} />}
    </head>
  </>
);

const Main = ({ main, children }: Pick<Page, 'main' | 'children'>) => (
  <main id="main" className={main} tabIndex={-1}>
    {children}
  </main>
);

const switched = (html: string, to: Page['switchTo']): string =>
  to ? html.replaceAll(`href="${to.from}"`, `href="${to.to}"`) : html;

/** A page made on demand: complete in itself, kept by nobody, found by no search engine. */
export async function answerPage(
  { locale, title, path, main = 'form-page__page', switchTo, scripts = [], children }: Page,
  { status, headers = {} }: { status: number; headers?: HeadersInit },
): Promise<Response> {
  // at the first use: `next dev`, whose route for the API leads here, refuses it as an import
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { sheet, before, after } = frameOf(path, locale);
  const head = renderToStaticMarkup(<Head title={title} sheet={sheet} />);
  const content = unbroken(renderToStaticMarkup(<Main main={main}>{children}</Main>));
  const html = `<!DOCTYPE html><html lang="${locale}">${head}${switched(before, switchTo)}${content}${after}</body></html>`;
  const answer = new Response(html, { status, headers });
  const own = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${policyOf({ scripts, styles: [] })}; ${framePolicy}`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
  for (const [name, value] of Object.entries(own)) answer.headers.set(name, value);
  return answer;
}
