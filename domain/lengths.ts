import { limits } from './limits';
import type { ProblemCode } from './problems';

type TooLong = Readonly<{ code: ProblemCode & 'text.tooLong'; field: string }>;

const { message, other, ...named } = limits.text;

/** By the field's name in a request. The contact form calls its message `text`. */
const most: ReadonlyMap<string, number> = new Map(Object.entries({ ...named, text: message }));

/** A text is at most four times as long decomposed as in NFC; a code point is at most two UTF-16 units. */
const roomToClean = 4;

/** How long a field may be before it is cleaned, in UTF-16 units. */
const mostSent = (name: string): number => roomToClean * (most.get(name) ?? other);

/**
 * The first field that is too long whatever cleaning would remove. It is looked for before all other rules: that costs
 * one comparison per field, however long the text is, and every later rule reads only short texts. The exact limits, in
 * code points of the cleaned text, are checked later, with the other rules.
 */
export function overlong(fields: Readonly<Record<string, unknown>>): TooLong | null {
  const long = Object.entries(fields).find(([name, text]) => typeof text === 'string' && text.length > mostSent(name));
  return long ? { code: 'text.tooLong', field: long[0] } : null;
}
