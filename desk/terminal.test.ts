import { type Column, entry, jsonText, listing, oneLine, printable, table, wrap } from './terminal';

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['a little too long', 10, 'a little …'],
  ['🖌🖌🖌', 2, '🖌…'],
  ['絵画教室', 5, '絵画…'],
])('%s within %i columns', (text, width, expected) => {
  expect(table([[text]], [width])).toEqual([expected]);
});

test('long answers break at spaces, the writer’s own lines stay', () => {
  expect(wrap('one two three\n\nfour', 8)).toEqual(['one two', 'three', '', 'four']);
});

test('rows after the first stand under the answer', () => {
  expect(entry('Adres', 'ul. Prosta 1\nToruń')).toEqual([
    '  Adres                  ul. Prosta 1',
    '                         Toruń',
  ]);
});

test('a name cannot turn the direction of a line, nor break it', () => {
  expect(oneLine('gpj.\u202eexe\nrm')).toBe('gpj.exe rm');
});

test('a name in wide letters moves no column', () => {
  expect(
    table(
      [
        ['絵画', 'x'],
        ['abcd', 'y'],
      ],
      [5, 5],
    ),
  ).toEqual(['絵画  x', 'abcd  y']);
});

test('columns are as wide as they need to be', () => {
  expect(
    table(
      [
        ['a', 'long cell', 'x'],
        ['bbb', 'c', 'y'],
      ],
      [5, 6, 5],
    ),
  ).toEqual(['a    long …  x', 'bbb  c       y']);
});

const columns: readonly Column[] = [
  { heading: 'No', most: 6 },
  { heading: 'What', most: 20, least: 4 },
  { heading: 'Who', most: 20, least: 4, leaves: 2 },
  { heading: 'Photos', most: 6, leaves: 1 },
];
const rows = [
  ['000001', 'a portrait of a dog', 'Łucja', '2'],
  ['000002', 'a poster', '絵画教室 絵画教室', ''],
];

test.each([
  [80, ['No      What                 Who                Photos', '000001  a portrait of a dog  Łucja              2']],
  [40, ['No      What         Who         Photos', '000001  a portrait…  Łucja       2']],
  [22, ['No      What    Who', '000001  a por…  Łucja']],
  [14, ['No      What', '000001  a por…']],
  [1, ['No      What', '000001  a p…']],
])('within %i columns a list is cut first, then left out in parts', (width, expected) => {
  const lines = listing(columns, rows, width);
  expect(lines.slice(0, 2)).toEqual(expected);
  expect(lines).toHaveLength(3);
});

test('a list without rows is its headings', () => {
  expect(listing(columns, [], 80)).toEqual(['No  What  Who  Photos']);
});

/** Escape sequence's begin in one sign, other controls, turning signs, line ends, and what hides or looks like a space. */
const hostile = [
  '\u009b',
  '\u0085',
  '\u007f',
  '\u001b',
  '\0',
  '\r',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
  '\u2028',
  '\u2029',
];
const hidden = ['\u200b', '\u00ad', '\ufeff', '\u{e0041}', '\u00a0'];

test.each(hostile)('TRUST-23: %j does nothing in a terminal, and is written out in JSON', (sign) => {
  const text = `a${sign}b`;
  const code = sign.charCodeAt(0).toString(16).padStart(4, '0');
  expect(printable(text)).toBe(`a\\u${code}b`);
  expect(jsonText([text])).not.toContain(sign);
  expect(JSON.parse(jsonText([text]))).toEqual([text]);
});

test.each(hidden)('TRUST-23: %j is written out in JSON', (sign) => {
  expect(jsonText({ [sign]: sign })).toMatch(/^[\n -~]+$/);
  expect(JSON.parse(jsonText({ [sign]: sign }))).toEqual({ [sign]: sign });
});

test('what people write stays', () => {
  const text = 'Zażółć gęślą jaźń\n„ok” 👩‍🎨 ąę';
  expect(printable(text)).toBe(text);
  expect(JSON.parse(jsonText(text))).toBe(text);
});
