import type { Effects } from '../effects';

/** What saving takes from outside. */
export type Chance = Pick<Effects, 'now' | 'random' | 'uuid' | 'mailHost'>;
/** What a visitor is told of what was saved. */
export type Saved = Readonly<{ id: string; reference: string }>;
