import { readdirSync, readFileSync } from 'node:fs';
import { pages, shownIn, tables, withTables } from './support/tables';

/** The formatter pads cells and lines between them. */
const loosely = (page: string): string => page.replace(/[ -]+/g, ' ');

test.each(pages)('%s says what was measured last (npm run bench:tables)', (path) => {
  const page = readFileSync(path, 'utf8');
  expect(loosely(page)).toBe(loosely(withTables(page)));
});

test('every table stands on one page', () => {
  expect(pages.flatMap((path) => shownIn(readFileSync(path, 'utf8'))).toSorted()).toEqual(
    Object.keys(tables).toSorted(),
  );
});

test('every result has a date, a machine, a version of Node and a load', () => {
  const files = readdirSync('e2e/bench/results').map((name) => `e2e/bench/results/${name}`);
  expect(files).toHaveLength(Object.keys(tables).length);
  for (const file of files) {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    for (const row of 'date' in result ? [result] : Object.values(result))
      expect([file, row]).toEqual([
        file,
        expect.objectContaining({
          date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          machine: expect.any(String),
          node: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          load: expect.anything(),
        }),
      ]);
  }
});

test('another result is another page, and an unknown table is told', () => {
  const page = (name: string): string => `a\n<!-- bench: ${name} (npm run bench:tables) -->\nold\n<!-- /bench -->\nb`;
  const one = withTables(page('x'), { x: () => '| 1 |' });
  expect(one).toContain('| 1 |');
  expect(one).not.toContain('old');
  expect(withTables(one, { x: () => '| 2 |' })).not.toBe(one);
  expect(() => withTables(page('y'), {})).toThrow('No table is called y.');
});
