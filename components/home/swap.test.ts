import { keepSwapping, nextPicture, type SwapDependencies } from './swap';

describe('HOME-4, HOME-5: the next picture of a tile', () => {
  test.each<[count: number, current: number, chance: number, next: number]>([
    [4, 0, 0.99, 3],
    [4, 2, 0, 0],
    // a pick equal to the current picture becomes its neighbour
    [4, 0, 0, 1],
    [4, 1, 0.25, 2],
    [4, 3, 0.75, 2],
    [5, 4, 0.99, 3],
    [2, 0, 0, 1],
    [2, 0, 0.99, 1],
    [2, 1, 0.5, 0],
    [2, 1, 0, 0],
  ])('of %i, at %i, chance %d: %i', (count, current, chance, next) => {
    expect(nextPicture(count, current, () => chance)).toBe(next);
  });

  test.each([4, 4, 5, 2])('never the same picture twice, of %i', (count) => {
    for (let current = 0; current < count; current += 1) {
      for (let chance = 0; chance < 1; chance += 0.01) {
        const next = nextPicture(count, current, () => chance);
        expect(next).not.toBe(current);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }
    }
  });
});

/** A tile with a clock that the test moves, and a record of what was shown when. */
function tile(chances: readonly number[], turns: Partial<SwapDependencies> = {}) {
  let asked = 0;
  let due: (() => void) | null = null;
  const waits: number[] = [];
  const hung: number[] = [];
  const dependencies: SwapDependencies = {
    chance: () => chances[asked++ % chances.length] ?? 0,
    later: (act, ms) => {
      due = act;
      waits.push(ms);
      return () => {
        due = null;
      };
    },
    isHeld: () => false,
    bring: async () => {},
    hang: (picture) => hung.push(picture),
    ...turns,
  };
  const stop = keepSwapping(4, dependencies);
  const turn = async () => {
    due?.();
    await new Promise(setImmediate);
  };
  return { stop, turn, waits, hung };
}

test.each([
  [0, 3000],
  [0.5, 4000],
  [1, 5000],
])('HOME-4: by chance %d a picture stays %i ms', (chance, ms) => {
  expect(tile([chance]).waits).toEqual([ms]);
});

test('pictures follow one another, none twice in a row', async () => {
  const { turn, hung, waits } = tile([0.1, 0, 0.5, 0.3, 0.9]);
  for (let n = 0; n < 20; n += 1) await turn();
  expect(hung).toHaveLength(20);
  expect(waits).toHaveLength(21);
  expect([0, ...hung].every((picture, n, all) => picture !== all[n + 1])).toBe(true);
});

test('a held tile is skipped and resumes', async () => {
  let held = false;
  const brought: number[] = [];
  const { turn, hung } = tile([0], {
    isHeld: () => held,
    bring: async (picture) => {
      brought.push(picture);
    },
  });
  await turn();
  held = true;
  await turn();
  await turn();
  expect([hung, brought]).toEqual([[1], [1]]);
  held = false;
  await turn();
  expect(hung).toEqual([1, 0]);
});

test('a pointer that comes while the picture is fetched keeps the old one', async () => {
  let held = false;
  const { turn, hung } = tile([0], {
    isHeld: () => held,
    bring: async () => {
      held = true;
    },
  });
  await turn();
  expect(hung).toEqual([]);
  held = false;
});

test('a picture that does not come leaves the old one, and the next turn tries again', async () => {
  let lost = true;
  const { turn, hung } = tile([0], { bring: () => (lost ? Promise.reject(new Error('offline')) : Promise.resolve()) });
  await turn();
  expect(hung).toEqual([]);
  lost = false;
  await turn();
  expect(hung).toEqual([1]);
});

test('what is stopped stays stopped', async () => {
  const { stop, turn, hung, waits } = tile([0]);
  stop();
  await turn();
  expect([hung, waits]).toEqual([[], [3000]]);
});
