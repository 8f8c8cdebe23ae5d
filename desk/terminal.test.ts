import { jsonText, printable } from './terminal';

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
