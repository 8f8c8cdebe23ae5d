import { styleOf, wordsOf } from './page-style';
import type { Part } from './sheet';

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Before it stands all that is shown, behind it the data from which the page comes alive. */
const beforeScripts = /<script id="_R_"|<\/body>/;

/**
 * A page with the rules that it needs in its head. Its sheets are asked for once all is there that is shown; its scripts wait
 * for them, since what a script adds may need the rest.
 * @param sheetAt the sheet at an address
 */
export function withOwnStyle(html: string, sheetAt: (href: string) => readonly Part[]): string {
  const links = [...html.matchAll(link)];
  const [first] = links;
  if (!first) return html;
  const sheets = links.map(([, href = '']) => sheetAt(href));
  const own = `<style>${styleOf(sheets, wordsOf(html))}</style>`;
  const without = html.slice(0, first.index) + own + html.slice(first.index).replaceAll(link, '');
  const end = without.search(beforeScripts);
  return without.slice(0, end) + links.map(([text]) => text).join('') + without.slice(end);
}
