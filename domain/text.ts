/** No language puts more on one letter (Unicode's stream-safe text format), and normalising a long row takes very long. */
const mostMarks = 30;

const fewMarks = (marks: string): string =>
  marks.length <= mostMarks ? marks : [...marks].slice(0, mostMarks).join('');

/** NFC, trimmed, without what XML forbids and other control characters but line feed and tab; every line end is a line feed. */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      // before the form is made: a mark that comes to stand beside a letter joins it
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/\p{M}+/gu, fewMarks)
      .normalize('NFC')
      // and after it: NFC writes some marks as two
      .replace(/\p{M}+/gu, fewMarks)
      .trim()
  );
}

/** Besides, without characters that nobody sees, as they come along when a text is pasted, and with ordinary blanks and hyphens. */
export const cleanLine = (text: string): string =>
  cleanText(
    cleanText(text)
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
      .replace(/[\s\u2800]/g, ' ')
      .replace(/[\u2010-\u2012\u2212\ufe58\ufe63\uff0d]/g, '-'),
  );

const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without the signs that turn the direction of writing: with them a line could look different from what it says. */
export const unturned = (text: string): string => text.replace(turning, '');

/** In code points, as the limits count. */
export const lengthOf = (text: string): number => [...text].length;
