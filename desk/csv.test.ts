import { csvText } from './csv';

test.each(['=1+1', '+48 600', '-1', '@sum', '\t=1', ' =cmd|x', '＝1', '|x', '%0'])(
  'DESK-3: %j is a text to a spreadsheet, never a formula',
  (text) => {
    expect(csvText([[text]], ',')).toBe(`\ufeff"'${text}"`);
  },
);

test.each([
  '0048600700800',
  '600 700 800',
  '600\u00a0700\u00a0800',
  '00-950',
  '1/2',
  '3-4-2027',
  '12:30',
  '1e5',
  '1234567890123456',
])('DESK-3: %j is a text to a spreadsheet, never a number or a day', (text) => {
  expect(csvText([[text]], ';')).toBe(`\ufeff"'${text}"`);
});

test.each(['2', '600700800', '2026-0042-K7', '14.05.2026, 14:02', 'A4', '12 b'])('%j stays as it is', (text) => {
  expect(csvText([[text]], ';')).toBe(`\ufeff"${text}"`);
});

test('quotes, separators and lines stay in their cell', () => {
  expect(
    csvText(
      [
        ['a', 'b'],
        ['1;2,3', '"x"\ny'],
      ],
      ';',
    ),
  ).toBe('\ufeff"a";"b"\n"1;2,3";"""x""\ny"');
});
