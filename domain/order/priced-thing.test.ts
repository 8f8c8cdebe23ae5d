import { emptyDraft, type OrderDraft } from './order';
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
  ['a poster', poster, ['Kubek ok. 330 ml, A2', 'Mug about 330 ml, A2']],
  ['a shirt, with the capital of its name', { ...poster, medium: 't-shirt' }, ['Koszulka, A2', 'T-shirt, A2']],
  [
    'a size of their own',
    { ...poster, size: 'custom', width: '29,5', height: '0.9 m' },
    ['Kubek ok. 330 ml, 29,5 × 90 cm', 'Mug about 330 ml, 29.5 × 90 cm'],
  ],
  [
    'a size that nobody can read',
    { ...portrait, size: 'custom', width: '?' },
    ['Portret: olej na płótnie', 'Portrait: oil paints on canvas'],
  ],
  ['a medium of their own', { ...poster, medium: 'custom' }, ['Plakat, inny, A2', 'Poster, custom, A2']],
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
  expect(pricedThing(mugs, null)).toEqual({ pl: '3 × kubek ok. 330 ml, A4', en: '3 × mug about 330 ml, A4' });
});
