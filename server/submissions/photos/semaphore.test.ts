import { semaphore } from './semaphore';

const gate = () => Promise.withResolvers<string>();

test('TRUST-6: two at a time, one waits, the next is told that we are busy', async () => {
  const work = semaphore({ atOnce: 2, waiting: 1 });
  const gates = [gate(), gate(), gate()];
  const started: number[] = [];
  const jobs = gates.map(({ promise }, index) =>
    work(() => {
      started.push(index);
      return promise;
    }),
  );
  expect(await work(async () => 'never')).toBe('busy');
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve('second');
  expect(await jobs[1]).toBe('second');
  expect(started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve('done');
  expect(await Promise.all(jobs)).toEqual(['done', 'second', 'done']);
  expect(await work(async () => 'free again')).toBe('free again');
});

test('work that fails gives its place back', async () => {
  const work = semaphore({ atOnce: 1, waiting: 0 });
  await expect(work(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await work(async () => 'next')).toBe('next');
});
