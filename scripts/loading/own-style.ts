import { script, stylesheet } from './late-files';
import { styleOf, wordsOf } from './page-style';
import type { Part } from './sheet';

/** What a page links to, by address. */
export type Files = Readonly<{
  sheetAt: (href: string) => readonly Part[];
  /** The words of scripts, and of those that these may fetch ({@link wordsOf}). */
  wordsAt: (hrefs: readonly string[]) => ReadonlySet<string>;
}>;

const hrefsOf = (html: string, what: RegExp): readonly string[] =>
  [...html.matchAll(what)].map(([, href = '']) => href);

/**
 * A page with all rules in its head that it needs: also when its scripts have made it alive, and with every part that they may fetch.
 * @param sent the page as it is sent, where the server adds to it
 */
export function withOwnStyle(html: string, { sheetAt, wordsAt }: Files, sent = html): string {
  const first = html.search(stylesheet);
  if (first < 0) return html;
  const words = [wordsOf(sent), wordsAt(hrefsOf(html, script))];
  const style = `<style data-own>${styleOf(hrefsOf(html, stylesheet).map(sheetAt), words)}</style>`;
  return html.slice(0, first) + style + html.slice(first);
}
