import fc from 'fast-check';

const signs = ['', ' ', '\0', 'a\0b', '\u0001\u001b[31m', '\ud800', 'x\udfff', '\ufeff', '\u202e\u200b', 'a\u0328'];
const words = [
  'null',
  'true',
  '-1',
  '0',
  '01',
  '1e3',
  '99',
  '9'.repeat(30),
  'NaN',
  '__proto__',
  'constructor',
  '{{7*7}}',
];
const addresses = ['a@b.pl\r\nBcc: c@d.pl', '<b@x.pl>', 'a,b@x.pl', '../../etc/passwd', 'https://a.example '.repeat(6)];
const texts = [...signs, ...words, ...addresses, "'; drop table submissions; --", '%00', '%', '👩‍👩‍👧'.repeat(50)];

/** Lengths around the limits of texts, names and whole fields. */
const long = fc
  .tuple(fc.constantFrom('x', 'ż', '\u{1f600}'), fc.constantFrom(31, 33, 101, 255, 301, 2001, 5001, 65_536, 65_537))
  .map(([sign, times]) => sign.repeat(times));

/** Texts that become HTML on a page that does not escape them. */
const markup = [
  '"><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '</option></select><script>',
  "'><img src=x>",
];

/** Texts that break careless code. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.constantFrom(...markup) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

/** Names of fields, but not `language`: that would change the language that the answer must have. */
export const hostileName = fc.constantFrom(
  ...['', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'email[]', 'email[a]', 'Email', 'x'.repeat(100)],
  ...[
    'x'.repeat(101),
    'ż'.repeat(51),
    'foto',
    'photo',
    'terms',
    'website',
    'elapsed_ms',
    'id',
    'a"b',
    'a\r\nb',
    '\0',
    '🖼',
  ],
);

const depth = 20_000;

/** JSON values that are not texts. */
export const hostileJson = fc.oneof(
  fc.constantFrom(
    '1',
    '-0',
    '1e999',
    'null',
    'true',
    '[]',
    '{}',
    '["a"]',
    '{"$gt":""}',
    '{"__proto__":{"a":1}}',
    '"\\ud800"',
  ),
  fc.constant('['.repeat(depth) + ']'.repeat(depth)),
  fc.constant('{"a":'.repeat(depth / 4) + '}'.repeat(depth / 4)),
  fc.json({ maxDepth: 4 }),
);
