import { limits } from './limits';
import type { ProblemCode } from './problems';

type TooLong = Readonly<{ code: ProblemCode & 'text.tooLong'; field: string }>;

const { message, other, ...named } = limits.text;

/** By the field's name in the request; the message of the contact form is called `text`. */
const most: ReadonlyMap<string, number> = new Map(Object.entries({ ...named, text: message }));

/** A text in NFC is at most four times as long when it is taken apart; a code point is at most two units. */
const roomToClean = 4;

/** How long a field may be as it was sent, in UTF-16 units. */
export const mostSent = (name: string): number => roomToClean * (most.get(name) ?? other);

/**
 * Lengths first: the first field that no cleaning makes short enough, told before any rule looks at a text. What is
 * refused here costs one comparison a field, however long it is; every rule after it knows its texts for short. The
 * exact limits, in code points of the cleaned text, keep their place among the other checks.
 */
export function overlong(fields: Readonly<Record<string, unknown>>): TooLong | null {
  const long = Object.entries(fields).find(([name, text]) => typeof text === 'string' && text.length > mostSent(name));
  return long ? { code: 'text.tooLong', field: long[0] } : null;
}
