import { storeRegulations } from '@/content/documents/store-regulations';
import { media } from '@/content/media';
import { isThere, kindOf, returnOf, thingOf } from './thing';

const size = 'a4' as const;

test.each([
  ['a portrait', { type: 'portraits', medium: null, size }, 'picture', 'made'],
  ['a wall', { type: 'custom-pictures', medium: null, size: null, isWall: true }, 'wall', 'made'],
  ['a portrait on a mug', { type: 'portraits', medium: 'mug', size: null }, 'thing', 'made'],
  ['a digital painting as a file', { type: 'custom-pictures', medium: 'file', size }, 'file', 'made'],
  ['a poster as a file', { type: 'posters', medium: 'file', size }, 'file', 'file'],
  ['a poster as a mug', { type: 'posters', medium: 'mug', size }, 'thing', 'days'],
  ['a print', { type: 'posters', medium: 'print', size }, 'picture', 'days'],
  ['a print to measure', { type: 'posters', medium: 'print', size: 'custom' }, 'picture', 'made'],
  ['something else with the picture', { type: 'posters', medium: 'custom', size }, 'thing', 'made'],
  ['an original', { type: 'picture', medium: null, size: null }, 'picture', 'days'],
  ['what the shop no longer has', { type: null, medium: null, size: null }, 'picture', 'unknown'],
] as const)(
  'STATUS-4: %s reaches the buyer as what it is, and says what can be taken back',
  (_, choice, thing, back) => {
    expect([thingOf(choice), returnOf(choice)]).toEqual([thing, back]);
  },
);

test.each([
  ['posters', 'mug', 'Mug about 330 ml', false],
  ['posters', 'file', 'Digital file', true],
  ['posters', 'custom', 'Poster', false],
  ['posters', null, 'Poster', false],
  ['portraits', 'file', 'Portrait', false],
  ['picture', 'file', 'Painting', true],
  ['picture', null, 'Painting', true],
] as const)(
  'ORDER-23: of %s on %s one buys a %s; nobody works on what is there already: %s',
  (type, medium, kind, there) => {
    expect([kindOf({ type, medium }).en, isThere({ type, medium })]).toEqual([kind, there]);
  },
);

test('every medium is one thing, and the regulations name the exceptions', () => {
  for (const medium of Object.keys(media) as (keyof typeof media)[])
    expect(['file', 'picture', 'thing']).toContain(thingOf({ medium }));
  const withdrawal = JSON.stringify(storeRegulations.find(({ id }) => id.en === 'withdrawal'));
  for (const words of [
    'w ciągu 14 dni',
    'portretach i obrazach na zamówienie',
    'wykonanych na miarę',
    'pliku cyfrowym',
  ])
    expect(withdrawal).toContain(words);
});
