import { cutTo, entry, oneLine, table, wrap } from './terminal';

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['a little too long', 10, 'a little …'],
  ['🖌🖌🖌', 2, '🖌…'],
  ['絵画教室', 5, '絵画…'],
])('%s within %i columns', (text, width, expected) => {
  expect(cutTo(text, width)).toBe(expected);
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
