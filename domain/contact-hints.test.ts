import fc from 'fast-check';
import { cleanEmail, cleanPhone, doubtfulEmail, doubtfulPhone, isEmail, isMailbox } from './contact-hints';

describe('FORMS-4: text, @, text, dot, text, with no spaces', () => {
  test.each([
    ['ala@example.com', true],
    ['żaneta@sklep.łódź.pl', true],
    ['a,b@x.pl', true],
    ['<b@x.pl>', true],
    ['a b@c.d', false],
    ['a@b', false],
    ['@b.pl', false],
    ['', false],
  ])('%s: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });

  test('looking through once says the same as the pattern, whatever is written', () => {
    // this pattern takes quadratic time, so it is given short texts only
    const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const sign = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...'aż..  \n\u00a0\ud800🎨') }, fc.string());
    const text = fc.array(sign, { maxLength: 9 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (typed) => isEmail(typed) === pattern.test(typed)),
      { numRuns: 20_000 },
    );
  });
});

test.each([
  ['ala@example.com', true],
  ['zaneta@sklep.łódź.pl', true],
  ['żaneta@sklep.pl', false],
  ['李@example.com', false],
  ['\u212aasia@example.com', false],
  ['a,b@x.pl', false],
  ['<b@x.pl>', false],
  ['a..b@x.pl', false],
  ['.a@x.pl', false],
  ['a@x.pl\r\nBcc: b@x.pl', false],
  [`${'a'.repeat(250)}@x.pl`, false],
  ['=?utf-8?q?all=40y.pl?=@x.pl', false],
  ['=?x@x.pl', false],
  ['x?=@x.pl', false],
  ['a=b?c@x.pl', true],
])('a letter can be sent to %j: %s', (text, can) => {
  expect(isMailbox(text)).toBe(can);
});

test.each([
  ['mailto:ala@example.com', 'ala@example.com'],
  ['<ala@example.com>', 'ala@example.com'],
  ['Ala Kot <ala@example.com>', 'ala@example.com'],
  [' <mailto:ala@example.com> ', 'ala@example.com'],
  ['ala@example.com.', 'ala@example.com'],
  ['ala@example.com;', 'ala@example.com'],
  ['Ala Kot <ala@example.com>, ', 'ala@example.com'],
  ['ala@\u200bexample.com', 'ala@example.com'],
  ['ala@ex\u2011ample.com', 'ala@ex-ample.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['„ala@example.com”', 'ala@example.com'],
  ['"ala@example.com",', 'ala@example.com'],
  ["Ala <'ala@example.com'>", 'ala@example.com'],
  ['ｓｔｕｄｉｏ＠example．com', 'studio@example.com'],
  ['o\ufb03ce@example.com', 'office@example.com'],
  ['żaneta@sklep.łódź.pl', 'żaneta@sklep.łódź.pl'],
  ['ala', 'ala'],
  ['', ''],
])('an address pasted as %j is stored as %j', (typed, kept) => {
  expect(cleanEmail(typed)).toBe(kept);
  expect(cleanEmail(cleanEmail(typed))).toBe(kept);
});

test('a phone keeps its digits and ordinary hyphens', () => {
  expect(cleanPhone('＋４８ ６００ ０００ ０００')).toBe('+48 600 000 000');
  expect(cleanPhone('\u202a+48\u00a0600\u2013700\u2011800\u202c')).toBe('+48 600-700-800');
});

describe('ORDER-16: a doubtful answer gets a hint, an empty one none', () => {
  test.each([
    ['', false],
    [' ala@example.com ', false],
    ['ala@', true],
    ['\u202aala@exam\u200bple.com.', false],
    ['mailto:ala@', true],
  ])('e-mail %j', (text, doubtful) => {
    expect(doubtfulEmail(text)).toBe(doubtful);
  });
  test.each([
    ['', false],
    ['600 000 000', false],
    ['+48 (56) 000-00-00', false],
    ['\u202a+48 600\u2013000\u2011000\u202c', false],
    ['600', true],
    ['600 000 00', true],
    ['600000000 po 16', true],
  ])('phone %j', (text, doubtful) => {
    expect(doubtfulPhone(text)).toBe(doubtful);
  });
});
