import { limits } from '../../platform/limits';
import { patience } from './patience';

const { busyMs } = limits.storage;
const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

/** A clock that advances only when something waits. */
function clocked() {
  let now = 1000;
  const wait = async (ms: number): Promise<void> => {
    now += ms;
  };
  return { wait, patiently: patience({ now: () => now, wait }) };
}

/** Fails so many times, then succeeds. */
function failing(times: number, error: Error = busy) {
  let attempts = 0;
  const work = (): number => {
    attempts += 1;
    if (attempts <= times) throw error;
    return attempts;
  };
  return { work, attempts: () => attempts };
}

const always = Number.POSITIVE_INFINITY;

test('what is held for a moment is asked again until it is free', async () => {
  expect(await clocked().patiently(failing(3).work)).toBe(4);
});

test('TRUST-16: after five seconds it fails, and whoever comes then fails at once', async () => {
  const { work, attempts } = failing(always);
  const { patiently } = clocked();
  await expect(patiently(work)).rejects.toBe(busy);
  const asked = attempts();
  expect(asked).toBeGreaterThan(busyMs / limits.storage.longestPauseMs);
  await expect(patiently(work)).rejects.toBe(busy);
  expect(attempts()).toBe(asked + 1);
});

type Clocked = ReturnType<typeof clocked>;
test.each([
  ['a success', ({ patiently }: Clocked) => patiently(() => 1)],
  ['a long silence', ({ wait }: Clocked) => wait(busyMs + 1)],
])('after %s the patience is whole again', async (_, between) => {
  const clock = clocked();
  await expect(clock.patiently(failing(always).work)).rejects.toBe(busy);
  await between(clock);
  expect(await clock.patiently(failing(3).work)).toBe(4);
});

test('any other error is thrown at once', async () => {
  const { work, attempts } = failing(1, full);
  await expect(clocked().patiently(work)).rejects.toBe(full);
  expect(attempts()).toBe(1);
});
