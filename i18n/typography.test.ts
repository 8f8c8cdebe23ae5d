import { bind, inLine } from './typography';
import { unbroken } from './unbroken';

describe('DESIGN-16: what is bound to what follows', () => {
  test.each([
    ['i na ścianach', 'i\u00a0na ścianach'],
    ['żył i w zimie', 'żył i\u00a0w\u00a0zimie'],
    ['(z bliska)', '(z\u00a0bliska)'],
    ['Kubek ok. 330 ml', 'Kubek ok. 330\u00a0ml'],
    ['Poduszka 40 × 40 cm', 'Poduszka 40\u00a0×\u00a040\u00a0cm'],
    ['8 mm, 3 m, 15 MiB', '8\u00a0mm, 3\u00a0m, 15\u00a0MiB'],
    ['od 99,99 zł', 'od 99,99 zł'],
    ['T-shirt', 'T-\u2060shirt'],
    ['wysłany e-mailem', 'wysłany e-\u2060mailem'],
    ['Adres e-mail', 'Adres e-mail'],
    ['not-T-shaped', 'not-T-shaped'],
    ['Wpisz treść wiadomości', 'Wpisz treść wiadomości'],
  ])('%s', (text, bound) => {
    expect(bind(text, 'pl')).toBe(bound);
  });

  test('English keeps its one-letter words free', () => {
    expect(bind('a photo of 60 cm', 'en')).toBe('a photo of 60\u00a0cm');
  });
});

const held = (text: string) => `<span class="held">${text}</span>`;

test.each([
  ['<p>od 1\u00a0350,00 zł, 30 % teraz</p>', `<p>od ${held('1\u00a0350,00 zł')}, ${held('30 %')} teraz</p>`],
  ['<b>14 dni</b> albo 60 minut', `<b>${held('14 dni')}</b> albo ${held('60 minut')}`],
  ['A3, 29,7 × 42 cm', `A3, ${held('29,7 × 42 cm')}`],
  ['Online. Wtorki 16:30, od 9 lat', `Online. ${held('Wtorki 16:30')}, od 9 lat`],
  ['about € 23.10', `about ${held('€ 23.10')}`],
  ['10 works, 5 made', '10 works, 5 made'],
  ['<i title="9 zł" data-a=\'> 9 zł\'>', '<i title="9 zł" data-a=\'> 9 zł\'>'],
  ['<script>a < 9 zł</script><option>9 zł</option>', '<script>a < 9 zł</script><option>9 zł</option>'],
  [
    '<react-island data-props="9 zł">9 zł<react-island>9 zł</react-island>9 zł</react-island>9 zł',
    `<react-island data-props="9 zł">9 zł<react-island>9 zł</react-island>9 zł</react-island>${held('9 zł')}`,
  ],
])('DESIGN-16: in HTML a number stays with its unit: %s', (text, bound) => {
  expect(unbroken(text)).toBe(bound);
});

test.each([
  ['Kubek ok. 330 ml', 'kubek ok. 330 ml'],
  ['Żółty', 'żółty'],
  ['A4', 'A4'],
  ['XL', 'XL'],
  ['T-shirt', 'T-shirt'],
  ['250 ml', '250 ml'],
])('in the middle of a line %s is %s', (text, within) => {
  expect(inLine(text)).toBe(within);
});
