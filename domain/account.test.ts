import fc from 'fast-check';
import { grouped, ibanOf, polishDigits } from './account';

const digits = '61109010140000071219812874';

test.each([
  [digits, `PL${digits}`],
  ['61 1090 1014 0000 0712 1981 2874', `PL${digits}`],
  ['pl61-1090-1014-0000-0712-1981-2874', `PL${digits}`],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['GB82WEST12345698765432', 'GB82WEST12345698765432'],
  ['61 1090', null],
  ['DE88 3704 0044 0532 0130 00', null],
  [`PL${digits}0`, null],
  ['', null],
])('STATUS-14: the account %s is read as %s', (text, iban) => {
  expect(ibanOf(text)).toBe(iban);
});

test('STATUS-14: an account with one digit mistyped, or two neighbours swapped, is none', () => {
  const place = fc.integer({ min: 0, max: digits.length - 1 });
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (at, more) => {
      const signs = [...digits];
      signs[at] = String((Number(signs[at]) + more) % 10);
      expect(ibanOf(signs.join(''))).toBeNull();
      const swapped = digits.replace(new RegExp(`^(.{${at}})(.)(.)`), '$1$3$2');
      expect(ibanOf(swapped)).toBe(swapped === digits ? `PL${digits}` : null);
    }),
  );
});

test('STATUS-14: it is shown in groups of four', () => {
  expect(grouped(digits)).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(grouped(`PL${digits}`)).toBe('PL61 1090 1014 0000 0712 1981 2874');
  expect(grouped('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(polishDigits(`PL${digits}`)).toBe(digits);
  expect(polishDigits('DE89370400440532013000')).toBeNull();
});
