import { csvText } from './verbs/inbox-export';

test.each(['=1+1', '+48 600', '-1', '@sum', '\t=1', ' =cmd|x', '＝1', '|x', '%0'])(
  'DESK-3: %j is a text to a spreadsheet, never a formula',
  (text) => {
    expect(csvText([[text]], ',')).toBe(`\ufeff"'${text}"`);
  },
);

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
