import fc from 'fast-check';
import { euroCode, polishCode, type Transfer } from './transfer-code';

const transfer: Transfer = {
  iban: 'PL61109010140000071219812874',
  grosze: 43_500,
  name: 'Anna Werniks',
  title: '2026-0001-A2',
  taxId: null,
};
const fieldsOf = (given: Partial<Transfer>) => polishCode({ ...transfer, ...given })?.split('|');

test('STATUS-15: the text of a Polish bank’s code has the nine fields of the recommendation', () => {
  expect(polishCode(transfer)).toBe('|PL|61109010140000071219812874|043500|Anna Werniks|2026-0001-A2|||');
});

test.each([
  ['525-224-84-81', '5252248481'],
  ['PL 5252248481', '5252248481'],
  ['12', ''],
  [null, ''],
])('STATUS-15: the tax number %s is written as "%s"', (taxId, written) => {
  expect(fieldsOf({ taxId })?.[0]).toBe(written);
});

test.each([
  ['Łucja Źdźbło-Nowakowska i Syn', 'Łucja Źdźbło-Nowakow'],
  ['Anna|Werniks', 'Anna Werniks'],
  [' Anna\n\tWerniks ', 'Anna Werniks'],
  ['Anna Maria Werniksow Toruń', 'Anna Maria Werniksow'],
  ['😀'.repeat(21), '😀'.repeat(20)],
])('STATUS-15: the name %j is written as "%s"', (name, written) => {
  expect(fieldsOf({ name })?.[4]).toBe(written);
});

test.each([
  [1, '000001'],
  [999_999, '999999'],
  [1_000_000, undefined],
])('STATUS-15: a sum of %s grosze is written as %s', (grosze, written) => {
  expect(fieldsOf({ grosze })?.[3]).toBe(written);
});

test('STATUS-15: an account of another country has no such code', () => {
  expect(polishCode({ ...transfer, iban: 'DE89370400440532013000' })).toBeNull();
});

test('STATUS-15: whatever name and title are, there are nine fields, and none is too long', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(text, text, (name, title) => {
      const fields = fieldsOf({ name, title }) ?? [];
      expect(fields).toHaveLength(9);
      expect([...(fields[4] ?? '')].length).toBeLessThanOrEqual(20);
      expect([...(fields[5] ?? '')].length).toBeLessThanOrEqual(32);
    }),
  );
});

test('STATUS-16: the text of a euro code has the lines of EPC069-12', () => {
  const given = { iban: 'DE89370400440532013000', name: 'Łucja\nŹdźbło', title: '2026-0001-A2' };
  expect(euroCode({ ...given, cents: 10_117 }).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Łucja Źdźbło', 'DE89370400440532013000', 'EUR101.17', '', '', '2026-0001-A2'],
  ]);
});

test('STATUS-16: a euro code has eleven lines, none too long, and a sum with two places', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 99_999_999_999 }), (name, title, cents) => {
      const lines = euroCode({ iban: 'DE89370400440532013000', name, title, cents }).split('\n');
      expect(lines).toHaveLength(11);
      expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70);
      expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140);
      const [euro, rest] = (lines[7] ?? '').replace('EUR', '').split('.');
      expect([Number(euro) * 100 + Number(rest), rest?.length]).toEqual([cents, 2]);
    }),
  );
});
