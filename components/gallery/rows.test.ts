import { balancedRows, fillsWall, shareOf } from './rows';

const hang = (...ratios: number[]) => ratios.map((ratio) => ({ ratio }));
const ratios = (rows: readonly { ratio: number }[][]) => rows.map((row) => row.map(({ ratio }) => ratio));

describe('DESIGN-8: justified rows are balanced on the server', () => {
  test.each<[string, number[], number, number[][]]>([
    ['no works, no rows', [], 4, []],
    ['one work, one row', [1.5], 4, [[1.5]]],
    [
      'equal works in equal rows',
      [1, 1, 1, 1, 1, 1, 1, 1],
      4,
      [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
    ],
    // first fit would leave a single work on the last row
    [
      'no nearly empty last row',
      [1, 1, 1, 1, 1, 1, 1, 1, 1],
      4,
      [
        [1, 1, 1, 1],
        [1, 1, 1, 1, 1],
      ],
    ],
    ['a panorama has a row of its own', [1, 1, 4, 2, 2], 4, [[1, 1], [4], [2, 2]]],
  ])('%s', (_, works, wanted, rows) => {
    const found = ratios(balancedRows(hang(...works), wanted));
    expect(found.flat()).toEqual(works);
    expect(found.map((row) => row.length).toSorted()).toEqual(rows.map((row) => row.length).toSorted());
  });

  test('ten works of half the wanted sum each way hang in two rows', () => {
    const works = hang(0.78, 1, 0.8, 0.78, 0.78, 0.75, 0.8, 0.8, 1.08, 0.8);
    const total = works.reduce((sum, { ratio }) => sum + ratio, 0);
    expect(balancedRows(works, total / 2)).toHaveLength(2);
  });

  test('the order of the works stays', () => {
    const works = [1.29, 0.75, 1.41, 0.9, 1.5, 0.88, 0.84, 1.61, 0.74, 1].map((ratio, id) => ({ id, ratio }));
    expect(balancedRows(works, 4.2).flat()).toEqual(works);
  });

  test('a short row is not blown up, and its works take the part they would have in a full one', () => {
    const [short, full] = [hang(1, 1), hang(1, 1, 2)];
    expect([fillsWall(short, 4), fillsWall(full, 4)]).toEqual([false, true]);
    expect(shareOf({ ratio: 1 }, short, 4)).toBe(0.25);
    expect(shareOf({ ratio: 2 }, full, 4)).toBe(0.5);
  });
});
