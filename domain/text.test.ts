import fc from 'fast-check';
import { cleanText, lengthOf } from './text';

test.each([
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\u2028b\u2029c', 'a\nb\nc'],
  ['a\u0085b\vc\fd\u001be\tf', 'abcde\tf'],
  [' \u00a0a\ufeff', 'a'],
  ['o\u0301', 'ó'],
  ['o\u001b\u0301', 'ó'],
  ['\u0344'.repeat(30), '\u0308\u0301'.repeat(15)],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

test('thirty marks on one letter stay, more do not; what other letters carry is not touched', () => {
  const marks = (count: number): string => `x${'\u0323'.repeat(count)}`;
  expect(cleanText(marks(30))).toBe(marks(30));
  expect(cleanText(marks(31) + marks(2))).toBe(marks(30) + marks(2));
});

test('what was cleaned once stays as it is', () => {
  const sign = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(...'\u0301\u0323\u0344\u034f\u001b\r\n\u2028 ao'),
  );
  const text = fc.array(sign, { maxLength: 120 }).map((signs) => signs.join(''));
  fc.assert(fc.property(text, (typed) => cleanText(cleanText(typed)) === cleanText(typed)));
});

test('length counts code points, half ones too', () => {
  expect(['', 'ż', '🎨', '\ud800x', '👩‍👧'].map(lengthOf)).toEqual([0, 1, 1, 2, 3]);
});
