import { missingDelivery } from './needs';
import { noticesOf } from './notices';
import { deliveryFields, deliveryOf, emptyDraft, type OrderDraft, order } from './order';
import { summaryOf } from './summary';
import { summaryLines } from './summary-lines';

const poster: OrderDraft = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a3', attributes: { interior: 5 } };
const namesOf = (draft: OrderDraft) =>
  summaryOf(draft).map((line) => (line.name === 'attribute' ? line.attribute : line.name));
const answerOf = (draft: OrderDraft, name: string) =>
  summaryOf(draft).find((line) => (line.name === 'attribute' ? line.attribute : line.name) === name)?.value;

describe('ORDER-10: the summary says every choice, open ones plainly', () => {
  test('an attribute without a choice is open', () => {
    expect(namesOf(poster)).toEqual(['item', 'size', 'medium', 'interior', 'handle']);
    expect(answerOf(poster, 'size')).toEqual({
      pl: 'A3 · 29,7 × 42 cm',
      en: 'A3 · 29.7 × 42 cm',
    });
    expect(answerOf(poster, 'interior')).toEqual({ pl: 'czerwony', en: 'red' });
    expect(answerOf(poster, 'handle')).toBeNull();
  });
  test('an empty custom size is open, a comment stands when there is one', () => {
    const custom: OrderDraft = { ...poster, size: 'custom', width: ' 30 ', comment: 'na prezent' };
    expect(answerOf(custom, 'width')).toBe('30');
    expect(answerOf(custom, 'height')).toBeNull();
    expect(answerOf(custom, 'comment')).toBe('na prezent');
  });
  test('a size of the buyer’s own that is understood is one line in centimetres', () => {
    const custom: OrderDraft = { ...poster, size: 'custom', width: '1,6 m', height: '90 cm' };
    expect(answerOf(custom, 'size')).toEqual({ pl: '160 × 90 cm', en: '160 × 90 cm' });
    expect(namesOf(custom)).not.toEqual(expect.arrayContaining(['width']));
  });
  test('a portrait names its sample, photos, technique and subject', () => {
    const portrait: OrderDraft = {
      ...emptyDraft('portraits', 2),
      photos: 3,
      variant: 'oil',
      subject: 'more',
      size: 'a2',
    };
    expect(namesOf(portrait)).toEqual(['style', 'photos', 'variant', 'subject', 'size']);
    expect(answerOf(portrait, 'variant')).toEqual({ pl: 'Olej na płótnie', en: 'Oil paints on canvas' });
  });
  test('a custom painting words its technique as a painting', () => {
    const painting: OrderDraft = {
      ...emptyDraft('custom-pictures', null),
      variant: 'oil',
      description: 'Port o zmierzchu',
    };
    expect(namesOf(painting)).toEqual(['variant', 'description']);
    expect(answerOf(painting, 'variant')).toEqual({
      pl: 'Obraz olejny na płótnie',
      en: 'Painting, oil paints on canvas',
    });
  });
  test('an original is called so, in the place of a medium', () => {
    const words = { pl: 'Oryginał', en: 'Original' };
    expect(answerOf({ ...emptyDraft('picture', 1), medium: 'custom' }, 'medium')).toEqual(words);
    expect(answerOf({ ...poster, medium: 'custom' }, 'medium')).not.toEqual(words);
  });
  test('what is not there is not said', () => {
    expect(namesOf(emptyDraft('posters', 999))).toEqual([]);
  });
});

describe('ORDER-21: notices', () => {
  test('a thing with its own size is asked for the size of the artwork', () => {
    expect(noticesOf(poster)).toEqual(['artworkSize']);
    expect(noticesOf({ ...poster, size: null })).toEqual(['artworkSize']);
    expect(noticesOf({ ...poster, medium: null })).toEqual([]);
    expect(noticesOf({ ...poster, medium: 'wood' })).toEqual([]);
  });
  test('a difference of art size and print size is said', () => {
    const print: OrderDraft = { ...poster, medium: 'print', attributes: { size: 2 } };
    expect(noticesOf(print)).toEqual(['sizesDiffer']);
    for (const same of [{ size: 'a4' }, { attributes: {} }, { size: null }] as const)
      expect(noticesOf({ ...print, ...same })).toEqual([]);
    expect(noticesOf({ ...print, medium: 'wood', attributes: {} })).toEqual([]);
  });
});

test('ORDER-16: delivery is complete when all five are non-empty after trimming', () => {
  expect(missingDelivery(deliveryOf(order.parse({ type: 'picture' })))).toEqual(deliveryFields);
  const given = { first_name: 'A', last_name: 'B', address: 'C', phone: 'x', email: 'not an address' };
  expect(missingDelivery(given)).toEqual([]);
  expect(missingDelivery({ ...given, phone: ' \t' })).toEqual(['phone']);
});

test('ORDER-29: several pieces and a wish have a line each, one piece and no wish none', () => {
  const mug = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a4' } as const;
  const names = (draft: Parameters<typeof summaryLines>[0]) => summaryLines(draft, null).map(({ name }) => name);
  expect(names({ ...mug, quantity: 2, wish: ' na święta ' })).toEqual(expect.arrayContaining(['quantity', 'wish']));
  expect(names({ ...mug, wish: ' ' })).not.toEqual(expect.arrayContaining(['wish']));
});
