import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// What the server alone renders is never hydrated: a client component that no island names would silently do nothing.

const read = (path: string): string => readFileSync(path, 'utf8');
const isClient = (path: string): boolean => /^['"]use client['"]/m.test(read(path).slice(0, 400));

/** What makes islands, and what hydrates them in `next dev`. */
const ours = new Set(['components/islands/island.tsx', 'components/islands/under-next.tsx']);

type Import = Readonly<{ names: readonly string[]; path: string }>;

/** The file that an import names; null for packages, sheets and tables. */
function fileOf(from: string, source: string): string | null {
  const base = source.startsWith('@/') ? source.slice(2) : join(dirname(from), source);
  return ['.ts', '.tsx', '/index.ts'].map((ending) => base + ending).find(existsSync) ?? null;
}

/** What a file imports at run time: no types. */
function importsOf(path: string): readonly Import[] {
  const found = read(path).matchAll(/^import (?!type\b)([^;]*?) from '([@.][^']*)';$/gm);
  return [...found].flatMap(([, what = '', source = '']) => {
    const file = fileOf(path, source);
    const names = what
      .replace(/[{}]/g, ' ')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? name);
    return file && names.length > 0 ? [{ names, path: file }] : [];
  });
}

/** All files that the server runs to render pages, up to the first client component. */
function serverFiles(): readonly string[] {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path) || isClient(path)) return;
    found.add(path);
    for (const one of importsOf(path)) follow(one.path);
  };
  for (const name of readdirSync('app', { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(name)) follow(join('app', name));
  return [...found];
}

/** The names of client components that a text uses other than as an island. */
const unhydratedIn = (text: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const used = text.match(new RegExp(`(?<!typeof )\\b${name}\\b`, 'g'))?.length ?? 0;
    // its import is one
    return used - 1 !== (text.match(new RegExp(`\\bof=\\{${name}\\}`, 'g'))?.length ?? 0);
  });

test('the server names a client component only as what an island is of', () => {
  const files = serverFiles();
  expect(files.length).toBeGreaterThan(100);
  const unhydrated = files.flatMap((path) =>
    importsOf(path)
      .filter((one) => isClient(one.path) && !ours.has(one.path))
      .flatMap(({ names }) => unhydratedIn(read(path), names).map((name) => `${path}: ${name}`)),
  );
  expect(unhydrated).toEqual([]);
});

test('one that is used by itself is found', () => {
  expect(unhydratedIn("import { Tabs } from './tabs';\n<Tabs />", ['Tabs'])).toEqual(['Tabs']);
  expect(unhydratedIn("import { Tabs } from './tabs';\n<Island of={Tabs} />", ['Tabs'])).toEqual([]);
});
