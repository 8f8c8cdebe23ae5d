import type { Retrying } from './retry';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The visitor's own time and chance. */
export const browserClock: Retrying = { random: Math.random, sleep };
