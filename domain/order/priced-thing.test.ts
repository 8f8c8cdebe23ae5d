import { emptyDraft, type OrderDraft } from './draft';
import { pricedThing } from './priced-thing';

const poster: OrderDraft = { ...emptyDraft('posters', 4), medium: 'mug', size: 'a2' };
const portrait: OrderDraft = {
  ...emptyDraft('portraits', null),
  photos: 1,
  variant: 'oil',
  subject: 'two',
  size: 'a4',
};

test.each<[string, OrderDraft, readonly string[]]>([
  ['a poster', poster, ['Plakat: kubek ok. 330 ml, A2', 'Poster: mug about 330 ml, A2']],
  [
    'a shirt, with the capital of its name',
    { ...poster, medium: 't-shirt' },
    ['Plakat: koszulka, A2', 'Poster: T-shirt, A2'],
  ],
  [
    'a size of their own',
    { ...poster, size: 'custom' },
    ['Plakat: kubek ok. 330 ml, inny', 'Poster: mug about 330 ml, custom'],
  ],
  ['a portrait', portrait, ['Portret: olej na płótnie, A4', 'Portrait: oil paints on canvas, A4']],
  [
    'a digital one, without what it does not ask',
    { ...portrait, variant: 'digital', subject: 'digital-one', medium: 'print' },
    ['Portret: cyfrowy, wydruk', 'Portrait: digital, print'],
  ],
])('ORDER-13: the price of %s names the thing', (_, draft, words) => {
  expect(Object.values(pricedThing(draft, { pl: 'Kot', en: 'Cat' }))).toEqual(words);
});

test('ORDER-13: a picture is named by its title', () => {
  const draft = emptyDraft('picture', 3);
  expect(pricedThing(draft, { pl: 'Złote brzozy', en: 'Golden birches' })).toEqual({
    pl: 'Obraz: Złote brzozy',
    en: 'Painting: Golden birches',
  });
});

test('ORDER-29: of several pieces the line says how many', () => {
  const mugs = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a4', quantity: 3 } as const;
  expect(pricedThing(mugs, null).pl).toMatch(/ × 3$/);
});
