import { isTest, readPages, readSources } from './read-project';
import { citationsOf, namelessIn, rulesOf, withProofs } from './rules';

const pages = readPages();
const sources = readSources();
const rules = [...pages.values()].flatMap(rulesOf);

test('a number stands for one rule', () => {
  // whatever its area: one that was forgotten would have no list of tests
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

test('below each rule stand the tests that name it (npm run requirements)', () => {
  const tests = new Map([...sources].filter(([path]) => isTest(path)).map(([path, text]) => [path, citationsOf(text)]));
  const outdated = [...pages].filter(([, page]) => withProofs(page, tests) !== page).map(([path]) => path);
  expect(outdated).toEqual([]);
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

test('a rule of two lines has its tests below the second', () => {
  const page = `# Order\n\n- **${known}** One\n  two.\n- **${unknown}** Three.\n`;
  const first = withProofs(page, new Map([['a.test.ts', [known]]]));
  expect(first).toBe(
    `# Order\n\n- **${known}** One\n  two.\n  Shown by \`a.test.ts\`.\n- **${unknown}** Three.\n  Shown by no test yet.\n`,
  );
  expect(withProofs(first, new Map([['a.test.ts', [known]]]))).toBe(first);
});
