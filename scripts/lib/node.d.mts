import type { Lock, Machine } from './lock.mjs';

/** @throws with one line where this Node is too old for the site on this machine */
export function checkNode(lock: Lock, version?: string, here?: Machine): void;
