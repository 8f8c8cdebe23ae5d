import { isTransient, retry } from './retry';

async function waits(random: number, outcomes: readonly boolean[]) {
  const slept: number[] = [];
  let attempts = 0;
  const result = await retry(
    async () => outcomes[attempts++] ?? false,
    (done) => done,
    { random: () => random, sleep: async (ms) => slept.push(ms) },
  );
  return { slept, attempts, result };
}

test.each([
  [0.5, [1000, 2000, 4000, 8000, 15000]],
  [0, [750, 1500, 3000, 6000, 11250]],
  [1, [1250, 2500, 5000, 10000, 18750]],
])('TRUST-12: 1, 2, 4, 8, 15 s, a quarter more or less (chance %d)', async (chance, schedule) => {
  expect(await waits(chance, [])).toEqual({ slept: schedule, attempts: 6, result: false });
});

test.each([
  [[true], []],
  [[false, true], [1000]],
  [
    [false, false, false, true],
    [1000, 2000, 4000],
  ],
])('what settles it ends the trying: %j', async (outcomes, schedule) => {
  expect(await waits(0.5, outcomes)).toEqual({ slept: schedule, attempts: outcomes.length, result: true });
});

test.each([
  [null, true],
  [502, true],
  [503, true],
  [504, true],
  [201, false],
  [409, false],
  [422, false],
  [500, false],
])('TRUST-12: status %s may pass: %s', (status, passes) => {
  expect(isTransient(status)).toBe(passes);
});
