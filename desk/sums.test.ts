import { formatPrice } from './sums';

test.each([
  [99_999, 'pl', '999,99 zł'],
  [195_000, 'pl', '1 950,00 zł'],
  [9_200_000, 'en', '92 000.00 zł'],
  [123_456_789, 'pl', '1 234 567,89 zł'],
] as const)('a sum of %i grosze has its thousands apart (%s)', (grosze, locale, text) => {
  expect(formatPrice(grosze, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
