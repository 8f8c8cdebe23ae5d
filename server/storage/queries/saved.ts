import type { Effects } from '../effects';

/** The side effects that saving needs. */
export type Chance = Pick<Effects, 'now' | 'random' | 'uuid' | 'mailHost'>;
/** What the answer says of a stored submission. */
export type Saved = Readonly<{ id: string; reference: string }>;
