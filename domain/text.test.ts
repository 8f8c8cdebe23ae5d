import fc from 'fast-check';
import { cleanLine, cleanText, lengthOf } from './text';

test.each([
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\u2028b\u2029c', 'a\nb\nc'],
  ['a\u0085b\vc\fd', 'a\nb\nc\nd'],
  ['a\u0000b\u001bc\ufffed\uffffe\ud800f\t🎨', 'abcdef\t🎨'],
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

test.each([
  ['\u200bala@example.com\u200b', 'ala@example.com'],
  ['\u202aala@example.com\u202c', 'ala@example.com'],
  ['600\u00a0700\u2009800', '600 700 800'],
  ['600\u2011700\u2010800', '600-700-800'],
  ['+48\u2060600', '+48600'],
  ['An\u00adna\ufe0f Ko\u034fs', 'Anna Kos'],
  ['ul. Długa 3\n00-001 Łódź', 'ul. Długa 3 00-001 Łódź'],
  ['ul. Długa 3\v00-001 Łódź', 'ul. Długa 3 00-001 Łódź'],
  ['\u3164\ufeff', ''],
  ['Łucja Źdźbło-Nowak', 'Łucja Źdźbło-Nowak'],
  ['李 Zoë', '李 Zoë'],
])('a line %j is kept as %j', (typed, kept) => {
  expect(cleanLine(typed)).toBe(kept);
});

test('a line that was cleaned once stays as it is', () => {
  const sign = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom(...'\u0301\u200d\ufe0f\u2011\u00a0 ao'),
  );
  const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
  fc.assert(fc.property(text, (typed) => cleanLine(cleanLine(typed)) === cleanLine(typed)));
});

test('length counts code points, half ones too', () => {
  expect(['', 'ż', '🎨', '\ud800x', '👩‍👧'].map(lengthOf)).toEqual([0, 1, 1, 2, 3]);
});
