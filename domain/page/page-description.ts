/** As many characters of a page's description search engines show (ROUTES-22). */
const most = 160;

/** The sentence as far as it fits: up to a semicolon, else to the last pause, else to the last word. */
function cut(sentence: string, limit: number): string {
  if (sentence.length <= limit) return sentence;
  const before = (pause: string) => sentence.lastIndexOf(pause, limit - 1);
  const place = [before('; '), Math.max(before(': '), before(', ')), before(' ')].find((found) => found > 0) ?? limit;
  return `${sentence.slice(0, place)}.`;
}

/**
 * A page's description for search engines: what is seen on a work, and its label. A long text is cut to what they show.
 * @param alt one sentence, with its full stop
 * @param label without a full stop
 */
export const descriptionOfWork = (alt: string, label: string): string =>
  `${cut(alt, most - label.length - 2)} ${label}.`;
