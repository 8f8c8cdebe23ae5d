import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** The files of docs/requirements; their names in capitals are the first parts of the rules' numbers. */
const areas =
  'ROUTES HOME LETTERS GALLERY SHOP ORDER CONTENT STATUS FORMS CONSENT API TRUST DESIGN WITHDRAWAL STAGE DESK';
const number = `(?:${areas.replaceAll(' ', '|')})-\\d+`;

const citationsOf = (source: string): readonly string[] => [
  ...new Set(source.match(new RegExp(`\\b${number}\\b`, 'g')) ?? []),
];

const listed = (...flags: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...flags], { encoding: 'utf8' }).split('\n');
const gone = listed('-d');
const sources = listed('-co', '--exclude-standard', '--deduplicate')
  .filter((path) => /\.(tsx?|mjs|css|sh)$/.test(path) && !path.startsWith('scripts/requirements/'))
  .filter((path) => !gone.includes(path))
  .map((path) => [path, readFileSync(path, 'utf8')] as const);

const pages = globSync('docs/requirements/*.md', { exclude: ['**/README.md'] }).map((path) =>
  readFileSync(path, 'utf8'),
);
const rules = pages.flatMap((page) => page.match(new RegExp(`(?<=^- \\*\\*)${number}(?=\\*\\* )`, 'gm')) ?? []);

test('a number stands for one rule', () => {
  // whatever its area: one that `areas` forgets would be looked for in no test
  expect(rules).toEqual(pages.flatMap((page) => page.match(/(?<=^- \*\*)[A-Z]+-\d+(?=\*\*)/gm) ?? []));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((name, index) => rules.indexOf(name) !== index)).toEqual([]);
});

test('every number that a source file names is that of a rule', () => {
  const dangling = sources.flatMap(([path, source]) =>
    citationsOf(source)
      .filter((name) => !rules.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(dangling).toEqual([]);
});

test('every rule is shown by a test', () => {
  const tests = sources.filter(([path]) => /\.(test|spec)\.tsx?$/.test(path));
  const citedByTests = new Set(tests.flatMap(([, text]) => citationsOf(text)));
  expect(rules.filter((name) => !citedByTests.has(name))).toEqual([]);
});

// a planted fault, composed of two parts so that this file itself names no rule
const known = ['ORDER', '4'].join('-');
const unknown = ['ORDER', '4000'].join('-');

test('a planted number without a rule is seen', () => {
  expect(citationsOf(`// ${known}, ${unknown}: why`)).toEqual([known, unknown]);
  expect(rules).toContain(known);
  expect(rules).not.toContain(unknown);
});
