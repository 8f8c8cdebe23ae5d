import type { Surroundings } from '../verb';

/** `note`: works as it is, but somebody should know. */
export type FindingState = 'ok' | 'note' | 'wrong';

/** What was found, in a line that says how to mend it where it is wrong. */
export type Finding = Readonly<{ state: FindingState; text: string }>;

/** Looks at one thing, and never fails by itself. */
export type Check = (desk: Surroundings) => Promise<Finding>;

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const note = (text: string): Finding => ({ state: 'note', text });
export const wrong = (text: string): Finding => ({ state: 'wrong', text });
