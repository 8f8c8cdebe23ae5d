/** Signs that a terminal obeys, that turn the direction of writing or end a line; a line feed is ours. */
const obeyed = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** In a file for machines everything that is not seen can be written out, and nothing is lost by it. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu;

/** As JSON and many languages write such a sign. @example codes('\u202e') // '\\u202e' */
const codes = (sign: string): string =>
  Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** A text for a terminal: what a stranger typed into a form is shown, and does nothing. */
export const printable = (text: string): string => text.replace(obeyed, codes);

/** A value as JSON in which nothing is hidden; read back it is the same value. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2).replace(unseen, codes);
