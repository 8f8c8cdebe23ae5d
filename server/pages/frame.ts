import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { knownPages } from './known-pages';

/** What stands around the content of a page: the style sheets it names, and header and footer as they were built. */
export type Frame = Readonly<{ styles: readonly string[]; before: string; after: string }>;

/** Where no page is built, as in `next dev`: the content alone. */
const bare: Frame = { styles: [], before: '<body>', after: '</body>' };

const endOfScript = '</script>';
const withoutScripts = (html: string): string => {
  const [first = '', ...others] = html.split('<script');
  return [first, ...others.map((part) => part.slice(part.indexOf(endOfScript) + endOfScript.length))].join('');
};

/** The style sheets that a page names. */
const stylesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

/** Everything of a built page but its scripts and what is in `main`. */
function frameIn(html: string): Frame {
  const body = withoutScripts(html.slice(html.indexOf('<body'), html.lastIndexOf('</body>')));
  const start = body.indexOf('<main');
  const end = body.lastIndexOf('</main>');
  if (start < 0 || end < 0) return bare;
  return {
    styles: stylesOf(html),
    before: body.slice(0, start),
    after: `${body.slice(end + '</main>'.length)}</body>`,
  };
}

/** The frame of the page at this address, or that of the page to write to the artist: a refused form may name any. */
export function frameOf(path: string, locale: Locale): Frame {
  const html = knownPages().get(path) ?? knownPages().get(pathTo('contactForm', locale));
  return html === undefined ? bare : frameIn(html);
}
