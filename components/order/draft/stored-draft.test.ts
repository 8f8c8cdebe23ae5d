import { privacyPolicy } from '@/content/documents/privacy-policy';
import { limits } from '@/domain/limits';
import { emptyDelivery } from '@/domain/order/delivery';
import { emptyDraft } from '@/domain/order/draft';
import { answer } from '@/domain/order/transitions';
import { draftKey, readDraft } from './stored-draft';

const poster = {
  ...answer(answer(emptyDraft('posters', 3), 'medium', 'mug'), 'size', 'a3'),
  attributes: { interior: 5 },
};
const recipient = { ...emptyDelivery, first_name: 'Żaneta' };
const begun = Date.parse('2026-05-12T16:20:00Z');
const look = { width: 3024, height: 4032, mean: 120, light: 200, sharp: 900, print: 'a1b2' };
const dog = { id: 'b4c1', same: 'f00d', name: 'pies.jpg', addedBytes: 9, shown: true, look, out: false };
const stored = (draft: unknown, more: object = {}) =>
  JSON.stringify({ draft, recipient, photos: [], lost: [], begun, ...more });

describe('ORDER-20: what was chosen and typed comes back', () => {
  test('as it was', () => {
    const title = { pl: 'Kot na kominie', en: 'Cat on a Chimney' };
    expect(readDraft(stored({ ...poster, comment: 'na prezent' }, { title }), 'posters', 3)).toEqual({
      draft: { ...poster, comment: 'na prezent' },
      recipient,
      title,
      photos: [],
      lost: [],
      begun,
    });
  });

  test('from a tab that does not name its work', () => {
    expect(readDraft(stored(poster, { title: 'Kot' }), 'posters', 3)?.title).toBeNull();
  });

  test('without the consent to the terms, which older forms kept', () => {
    const old = stored(poster, { recipient: { ...recipient, terms: true } });
    expect(readDraft(old, 'posters', 3)?.recipient).toEqual(recipient);
  });

  test('from a tab that does not say when it was begun', () => {
    expect(readDraft(JSON.stringify({ draft: poster, begun: 'today' }), 'posters', 3)?.begun).toBeNull();
  });

  test('without what the form no longer offers', () => {
    const old = { ...poster, medium: 'hologram', size: 'toString', attributes: { interior: 'red' } };
    expect(readDraft(stored(old), 'posters', 3)?.draft).toMatchObject({ medium: null, size: null, attributes: {} });
  });

  test('without what is hidden, with the names of the photos and of those that are gone', () => {
    const portrait = { ...answer(emptyDraft('portraits', null), 'variant', 'digital'), size: 'a4', comment: 'x' };
    const back = readDraft(stored(portrait, { photos: [dog], lost: ['kot.jpg'] }), 'portraits', null);
    expect(back?.draft).toMatchObject({ variant: 'digital', size: null, comment: '' });
    expect(back).toMatchObject({ photos: [dog], lost: ['kot.jpg'] });
  });

  // a number: as an older form kept it
  test.each([2, 'x', null, [null, 7, {}, { id: '' }, { name: 'a.jpg' }]])('photos %j are none', (photos) => {
    expect(readDraft(stored(poster, { photos }), 'portraits', null)?.photos).toEqual([]);
  });

  test('of a photo whose measures are no numbers, without them', () => {
    const wrong = { ...dog, look: { ...look, sharp: '900' }, addedBytes: 'many' };
    const back = readDraft(stored(poster, { photos: [wrong] }), 'portraits', null);
    expect(back?.photos).toEqual([{ ...dog, look: null, addedBytes: 0 }]);
  });

  test.each([null, '', '{', '[]', 'null', '7'])('%j is not an order', (json) => {
    const back = readDraft(json, 'posters', 3);
    expect(back === null || back.draft.medium === null).toBe(true);
  });
});

test('ORDER-20: every item has a draft of its own, the same in both languages', () => {
  expect(draftKey('posters', 3)).not.toBe(draftKey('posters', 4));
  expect(draftKey('portraits', null)).toBe('order:portraits:');
});

test.each([
  ['pl', `starsze niż ${limits.draftDays} dni`],
  ['en', `older than ${limits.draftDays} days`],
])('ORDER-20: the privacy policy says how long a draft stays on the device (%s)', (_, sentence) => {
  expect(JSON.stringify(privacyPolicy)).toContain(sentence);
});
