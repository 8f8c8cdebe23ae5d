import { bind, inLine } from './typography';

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
