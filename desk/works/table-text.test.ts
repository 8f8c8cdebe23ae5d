import { rowsIn, withFirst, without, withValue } from './table-text';

type Row = Readonly<{ number: number; state: string }>;
const table = `import type { Row } from './types';

/** What stands where. */
export const others: readonly Row[] = [{ number: 1, state: 'sold' }];
export const rows: readonly Row[] = [
  // the first
  { number: 1, state: 'available' },
  { number: 2, state: "it's sold" }, // told by a friend
  { number: 3, state: 'reserved' }
] as const satisfies readonly Row[];
`;
const numbered = (number: number) => (row: Row) => row.number === number;

test('the rows are read as text, whatever else is in the file', () => {
  expect(rowsIn(table, 'rows')).toEqual([
    { number: 1, state: 'available' },
    { number: 2, state: "it's sold" },
    { number: 3, state: 'reserved' },
  ]);
  expect(() => rowsIn(table, 'works')).toThrow('no list named works');
});

test('a row is put first, and nothing else moves', () => {
  const longer = withFirst(table, 'rows', { number: 4, state: 'new' }, 'line');
  expect(rowsIn<Row>(longer, 'rows').map(({ number }) => number)).toEqual([4, 1, 2, 3]);
  expect(longer.replace('\n{"number":4,"state":"new"},', '')).toBe(table);
});

test('a value is changed where it is written, in the row and in the table that was meant', () => {
  const changed = withValue<Row>(table, 'rows', numbered(1), ['state', 'sold']);
  expect(changed).toBe(table.replace("'available'", '"sold"'));
  expect(() => withValue<Row>(table, 'rows', numbered(9), ['state', 'sold'])).toThrow('no such row');
});

test.each([1, 2, 3])('row %i goes with its comma; comments stay', (gone) => {
  const shorter = without<Row>(table, 'rows', numbered(gone));
  expect(rowsIn<Row>(shorter, 'rows').map(({ number }) => number)).toEqual([1, 2, 3].filter((n) => n !== gone));
  expect(rowsIn(shorter, 'others')).toHaveLength(1);
  expect(shorter.replace(/\/\/.*/g, '')).not.toMatch(/,\s*,|\[\s*,/);
  for (const comment of ['// the first', '// told by a friend']) expect(shorter).toContain(comment);
});
