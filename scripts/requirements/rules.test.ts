import { isTest, readPages, readSources } from './read-project';
import { citationsOf, namelessIn, rulesOf } from './rules';

const pages = readPages();
const sources = readSources();
const rules = [...pages.values()].flatMap(rulesOf);

test('a number stands for one rule', () => {
  // whatever its area: one that `rules.ts` forgets would be looked for in no test
  expect(rules).toEqual([...pages.values()].flatMap((page) => page.match(/(?<=^- \*\*)[A-Z]+-\d+(?=\*\*)/gm) ?? []));
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((name, index) => rules.indexOf(name) !== index)).toEqual([]);
});

test('every number that a source file names is that of a rule', () => {
  const dangling = [...sources].flatMap(([path, source]) =>
    citationsOf(source)
      .filter((name) => !rules.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(dangling).toEqual([]);
});

test('requirements are named by number, never by a document that is not here', () => {
  expect([...sources].flatMap(([path, source]) => namelessIn(source).map((line) => `${path}:${line}`))).toEqual([]);
});

test('every rule is shown by a test', () => {
  const citedByTests = new Set([...sources].filter(([path]) => isTest(path)).flatMap(([, text]) => citationsOf(text)));
  expect(rules.filter((name) => !citedByTests.has(name))).toEqual([]);
});

// planted faults, composed of two parts so that this file itself names no rule
const known = ['ORDER', '4'].join('-');
const unknown = ['ORDER', '4000'].join('-');

test('a planted number without a rule is seen', () => {
  expect(citationsOf(`// ${known}, ${unknown}: why`)).toEqual([known, unknown]);
  expect(rules).toContain(known);
  expect(rules).not.toContain(unknown);
});

test.each([
  ['// readings 4: a medium is asked for', ['1: // readings 4: a medium is asked for']],
  ['/** Bytes (trust: limits). */', ['1: /** Bytes (trust: limits). */']],
  ['const design = 4; // px', []],
])('%s', (source, found) => {
  expect(namelessIn(source)).toEqual(found);
});
