import { samplesIn } from './values';

const sample = {
  city: { pl: 'Toruń', en: 'Toruń' },
  email: 'a@b.example',
  account: null,
  seller: { name: 'Anna', address: 'ul. Długa' },
  social: [
    { name: 'a', url: 'https://a.pl' },
    { name: 'b', url: 'https://b.pl' },
  ],
};
const named = (hers: object | undefined, node: object = { ...sample, ...hers }) =>
  samplesIn(node, sample, hers).map((names) => names.map(({ en }) => en).join(' '));

test('CONTENT-10: what is as it came is named, a part of which nothing was changed as a whole', () => {
  expect(named(undefined)).toEqual(['']);
  expect(named({ email: 'anna@poczta.example' })).toEqual(['city', 'seller', 'profiles']);
  expect(named({ seller: { name: 'Ola' } }, { ...sample, seller: { name: 'Ola', address: 'ul. Długa' } })).toEqual([
    ...['city', 'e-mail', 'seller address', 'profiles'],
  ]);
});

test('CONTENT-10: what she says is hers, also where it is the same; a text in one language alone is not', () => {
  expect(named({ email: 'a@b.example', seller: sample.seller, social: sample.social })).toEqual(['city']);
  expect(named({ city: { pl: 'Gdańsk' } }, { ...sample, city: { pl: 'Gdańsk', en: 'Toruń' } })).toContain('city');
  expect(named({ city: sample.city })).not.toContain('city');
});

test('CONTENT-10: of a list that is hers those items are named that are still the sample’s', () => {
  const social = [sample.social[0], { name: 'b', url: 'https://ola.pl' }];
  expect(named({ social })).toEqual(['city', 'e-mail', 'seller', 'profiles a', 'profiles b name']);
});
