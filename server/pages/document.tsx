import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { policyOf } from './content-security-policy';
import { type Frame, frameOf } from './frame';
import { style } from './style';

type Page = Readonly<{
  locale: Locale;
  title: string;
  /** The address of the built page in whose header and footer it stands. */
  path: string;
  children: ReactNode;
}>;

const Head = ({ title, styles }: Pick<Page, 'title'> & Pick<Frame, 'styles'>) => (
  <>
    {/* biome-ignore lint/style/noHeadElement: no page of Next */}
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style>{style}</style>
    </head>
  </>
);

const Main = ({ children }: Pick<Page, 'children'>) => (
  <main id="main" className="plain-page" tabIndex={-1}>
    {children}
  </main>
);

/** A page of a form sent without script: complete in itself, kept by nobody, found by no search engine. */
export async function answerPage(
  { locale, title, path, children }: Page,
  { status, headers = {} }: { status: number; headers?: HeadersInit },
): Promise<Response> {
  // at the first use: `next dev`, whose route for the API leads here, refuses it as an import
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { styles, before, after } = frameOf(path, locale);
  const head = renderToStaticMarkup(<Head title={title} styles={styles} />);
  const main = renderToStaticMarkup(<Main>{children}</Main>);
  const html = `<!DOCTYPE html><html lang="${locale}">${head}${before}${main}${after}</html>`;
  const answer = new Response(html, { status, headers });
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
