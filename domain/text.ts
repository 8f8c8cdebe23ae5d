/** No writing puts so many on one letter (Unicode's stream-safe text). Ordering a long row of them takes very long. */
const mostMarks = 30;

const fewMarks = (marks: string): string =>
  marks.length <= mostMarks ? marks : [...marks].slice(0, mostMarks).join('');

/**
 * What is kept of a typed text: NFC, without control characters but line feed and tab, trimmed; every sign that ends a
 * line is a line feed.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\p{M}+/gu, fewMarks)
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
      .replace(/[\u0001-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
      .trim()
  );
}

/** Length in code points, as the limits count it. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
