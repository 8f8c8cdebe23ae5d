/** Search engines show so many characters (ROUTES-22). */
const most = 160;

/** Up to a semicolon, else to the last pause, else to the last word. */
function cut(sentence: string, limit: number): string {
  if (sentence.length <= limit) return sentence;
  const before = (pause: string) => sentence.lastIndexOf(pause, limit - 1);
  const end = [before('; '), Math.max(before(': '), before(', ')), before(' ')].find((found) => found > 0) ?? limit;
  return `${sentence.slice(0, end)}.`;
}

/** @param alt one sentence, with its full stop @param label without a full stop */
export const descriptionOfWork = (alt: string, label: string): string =>
  `${cut(alt, most - label.length - 2)} ${label}.`;
