import { isTest, readPages, readSources } from './read-project';
import { citationsOf, rulesOf } from './rules';

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

test('every rule is shown by a test', () => {
  const citedByTests = new Set([...sources].filter(([path]) => isTest(path)).flatMap(([, text]) => citationsOf(text)));
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
