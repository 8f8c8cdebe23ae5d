import type { Retrying } from '../send/retry';

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The browser's real clock and random numbers; tests pass their own. */
export const browserClock: Retrying = { random: Math.random, sleep };
