import { limits } from './limits';
import type { ProblemCode } from './problems';

type TooLong = Readonly<{ code: ProblemCode & 'text.tooLong'; field: string }>;

const { message, other, ...named } = limits.text;

/** By the field's name in a request. The contact form calls its message `text`. */
const most: ReadonlyMap<string, number> = new Map(Object.entries({ ...named, text: message }));

/** A text is at most four times as long decomposed as in NFC; a code point is at most two UTF-16 units. */
const roomToClean = 4;

/** Before a field is cleaned, in UTF-16 units. */
const mostSent = (name: string): number => roomToClean * (most.get(name) ?? other);

/** Before all other rules, so that these read only short texts; the exact limits, in code points of cleaned texts, are among them. */
export function overlong(fields: Readonly<Record<string, unknown>>): TooLong | null {
  const long = Object.entries(fields).find(([name, text]) => typeof text === 'string' && text.length > mostSent(name));
  return long ? { code: 'text.tooLong', field: long[0] } : null;
}
