import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { pageTexts } from './page-texts';

/** What stands around the content of a page: the faces and sheets of its head, and header and footer as they were built. */
export type Frame = Readonly<{ faces: string; sheets: readonly string[]; before: string; after: string }>;

/** Where no page is built, as in `next dev`: the content alone. */
const bare: Frame = { faces: '', sheets: [], before: '<body>', after: '</body>' };

const endOfScript = '</script>';
const withoutScripts = (html: string): string => {
  const [first = '', ...others] = html.split('<script');
  return [first, ...others.map((part) => part.slice(part.indexOf(endOfScript) + endOfScript.length))].join('');
};

const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const sheetsOf = (html: string): readonly string[] => [...html.matchAll(sheet)].map(([, href = '']) => href);
const face = /<style(?: id="letters"|[^>]* data-href="faces")[^>]*>([^<]*)/g;
/** The rules of the fonts, which stand in each page itself. */
const facesOf = (html: string): string => [...html.matchAll(face)].map(([, rules]) => rules).join('');

/** Everything of a built page but its scripts, its own style and what is in `main`. */
function frameIn(html: string): Frame {
  const body = withoutScripts(html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))).replaceAll(sheet, '');
  const start = body.indexOf('<main');
  const end = body.lastIndexOf('</main>');
  if (start < 0 || end < 0) return bare;
  return {
    faces: facesOf(html),
    sheets: sheetsOf(html),
    before: body.slice(0, start),
    after: `${body.slice(end + '</main>'.length)}</body>`,
  };
}

/** The frame of the page at this address, or that of the page to write to the artist: a refused form may name any. */
export function frameOf(path: string, locale: Locale): Frame {
  const read = pageTexts().get(path) ?? pageTexts().get(pathTo('contactForm', locale));
  return read ? frameIn(read().toString()) : bare;
}
