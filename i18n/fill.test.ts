import { fill } from './fill';

test.each([
  ['{n} z {all}', { n: 1, all: 9 }, '1 z 9'],
  ['{n} z {all}', { n: 0, all: 9 }, '0 z 9'],
  ['Usuń zdjęcie: {name}', { name: '{n}.jpg' }, 'Usuń zdjęcie: {n}.jpg'],
  ['{unknown} stays', {}, '{unknown} stays'],
])('%s with %j: %s', (sentence, values, filled) => {
  expect(fill(sentence, values)).toBe(filled);
});
