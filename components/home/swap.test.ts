import { another, keepSwapping } from './swap';

const chance = (number: number) => jest.spyOn(Math, 'random').mockReturnValue(number);
afterEach(() => jest.restoreAllMocks());

test.each<[count: number, present: number, chance: number, next: number]>([
  [4, 0, 0.99, 3],
  [4, 2, 0, 0],
  // a pick equal to the present picture becomes its neighbour
  [4, 0, 0, 1],
  [4, 1, 0.25, 2],
  [4, 3, 0.75, 2],
  [5, 4, 0.99, 3],
  [2, 0, 0, 1],
  [2, 1, 0.5, 0],
])('HOME-5: of %i, at %i, chance %d: %i', (count, present, number, next) => {
  chance(number);
  expect(another(count, present)).toBe(next);
});

describe('HOME-4: what swaps', () => {
  const end = new AbortController();
  const shown: number[] = [];
  let held = false;
  let comes = true;
  beforeAll(() => {
    jest.useFakeTimers();
    chance(0.5);
    const show = async (next: number) => comes && shown.push(next) > 0;
    keepSwapping({ count: 4, from: 0, isHeld: () => held, show, signal: end.signal });
  });
  afterAll(() => jest.useRealTimers());

  test.each<[string, number, number, () => unknown, readonly number[]]>([
    ['stays for 4 s by chance 0.5', 0.5, 3999, () => {}, []],
    ['and then is another', 0.25, 1, () => {}, [1]],
    ['for 3.5 s by chance 0.25, and never twice the same', 0, 3500, () => {}, [1, 0]],
    ['is skipped while it is held', 0, 9000, () => (held = true), [1, 0]],
    ['goes on afterwards', 0, 3000, () => (held = false), [1, 0, 1]],
    ['stays where the next one does not come', 0, 3000, () => (comes = false), [1, 0, 1]],
    ['tries again', 0, 3000, () => (comes = true), [1, 0, 1, 0]],
    ['ends with its page', 0, 9000, () => end.abort(), [1, 0, 1, 0]],
  ])('%s', async (_, number, ms, begin, all) => {
    begin();
    chance(number);
    await jest.advanceTimersByTimeAsync(ms);
    expect(shown).toEqual(all);
  });
});
