import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { list } from './list';

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => join('components', name));
const read = (path: string): string => readFileSync(path, 'utf8');

/** An `import()` that runs, not one that only names a type. */
const fetching = /(?<!typeof )\bimport\(/;

/** The list itself, its loader, and what loads it in `next dev`. */
const ours = ['list.ts', 'fetch-part.ts', 'under-next.tsx'].map((name) => join('components/islands', name));

test('nothing is fetched but by the list', () => {
  const found = sources.filter((path) => !ours.includes(path) && fetching.test(read(path)));
  expect(found).toEqual([]);
});

test('each name of the list is that of its file', () => {
  const lines = read('components/islands/list.ts')
    .split('\n')
    .filter((line) => line.includes('import('));
  const named = lines.filter((line) =>
    /^ {2}'?([\w-]+)'?: \(\) => import\('[@.\w/-]*\/\1(\.island|\.browser)?'\),$/.test(line),
  );
  expect(named).toEqual(lines);
  expect(lines).toHaveLength(Object.keys(list).length);
});

test('what the server writes into a page says the name by which the loader finds it', async () => {
  for (const path of sources.filter((path) => /\.(island|browser)\.tsx?$/.test(path))) {
    const name = path.split('/').at(-1)?.split('.')[0] ?? '';
    const module = await list[name as keyof typeof list]?.();
    const own = Object.values(module ?? {}).map((one: { island?: string }) => one.island);
    expect([path, own.filter((one) => one === name)]).toEqual([path, [name]]);
  }
});
