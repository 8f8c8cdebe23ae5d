/** TRUST-12: after 1, 2, 4, 8 and 15 s, each up to a quarter more or less so that not everybody comes back at once. */
const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const spread = 0.25;

export type Retrying = Readonly<{
  random: () => number;
  sleep: (ms: number) => Promise<unknown>;
}>;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const browserClock: Retrying = { random: Math.random, sleep };

const spreadOver = (ms: number, random: () => number): number => Math.round(ms * (1 + spread * (2 * random() - 1)));

/** Where trying again may help: no answer at all (null), or one of a site that is busy or away. */
export const isTransient = (status: number | null): boolean => status === null || [502, 503, 504].includes(status);

/** @returns the last result: a settled one, or what came after the last wait */
export async function retry<Result>(
  attempt: () => Promise<Result>,
  settled: (result: Result) => boolean,
  { random, sleep }: Retrying,
): Promise<Result> {
  let result = await attempt();
  for (const ms of waitsMs) {
    if (settled(result)) break;
    await sleep(spreadOver(ms, random));
    result = await attempt();
  }
  return result;
}
