import { styleOf, wordsOf } from './page-style';
import type { Part } from './sheet';

const link = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
/** Before it stands all that is shown, behind it the data from which the page comes alive. */
const beforeScripts = /<script id="_R_"|<\/body>/;

const own = 'document.querySelector("style[data-own]")';
/**
 * Sheets come one after the other, and the first must not win over what the page has of the next. So the page's own rules
 * stand behind them, until all are there.
 */
const behind = `<script>document.documentElement.append(${own})</script>`;
const removal = `<script>${own}.remove()</script>`;

/**
 * A page with the rules that it needs in its head. Its sheets are asked for once all is there that is shown; its scripts wait
 * for them, since what a script adds may need the rest.
 * @param sheetAt the sheet at an address
 * @param sent the page as it is sent, where the server adds to it
 */
export function withOwnStyle(html: string, sheetAt: (href: string) => readonly Part[], sent = html): string {
  const links = [...html.matchAll(link)];
  const [first] = links;
  if (!first) return html;
  const sheets = links.map(([, href = '']) => sheetAt(href));
  const style = `<style data-own>${styleOf(sheets, wordsOf(sent))}</style>`;
  const without = html.slice(0, first.index) + style + html.slice(first.index).replaceAll(link, '');
  const end = without.search(beforeScripts);
  return [without.slice(0, end), behind, ...links.map(([text]) => text), removal, without.slice(end)].join('');
}
