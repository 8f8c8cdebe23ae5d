import { orderTypes } from '@/content/order';
import { locales } from '@/i18n/locales';
import { askedTexts, stateNamed } from './asked';
import { allReachableDrafts } from './drafts.fixture';
import { missing, needed } from './needs';
import { answersIn, deliveryFields, draftOf, emptyDraft, fieldsOf, type OrderDraft, order } from './order';
import { parseShopOrder } from './request';

/** What the form holds for these choices. */
function textsOf(draft: OrderDraft) {
  const choices = fieldsOf(draft.type).flatMap(({ id, choices }) => {
    const attribute = /^attribute\.(.+)/.exec(id)?.[1];
    const answer = attribute
      ? draft.attributes[attribute as keyof OrderDraft['attributes']]
      : draft[id as keyof OrderDraft];
    const choice = choices.find(({ key }) => key === String(answer));
    return choice ? [[id, choice.value] as const] : [];
  });
  const { type, item, width, height, description, comment, wish } = draft;
  const texts = { width, height, description, comment, wish, ...Object.fromEntries(choices) };
  return { ...texts, type, id: item === null ? '' : String(item), language: 'pl' };
}

const drafts = [...new Map(allReachableDrafts().map((draft) => [JSON.stringify(draft), draft])).values()];

describe('over every draft that a buyer can reach', () => {
  test('ORDER-7: what is needed is a field that shows, a preset medium aside', () => {
    const wrong = drafts.filter((draft) =>
      needed(draft).some((need) => draft.type !== 'picture' && stateNamed(need, draft) === 'hidden'),
    );
    expect(wrong).toEqual([]);
  });

  test('the form’s texts are read as what was chosen', () => {
    const wrong = drafts.filter((draft) => {
      const read = draftOf(answersIn(textsOf(draft)), draft.photos);
      return JSON.stringify(read) !== JSON.stringify({ ...draft, description: draft.description.trim() });
    });
    expect(wrong).toEqual([]);
  });

  test('ORDER-24: the server misses what the form misses, and takes what the form finds complete', () => {
    const delivery = Object.fromEntries(deliveryFields.map((field) => [field, 'x']));
    const wrong = drafts.filter((draft) => {
      // the medium of a picture is preset
      if (draft.type === 'picture' && draft.medium === null) return false;
      const sent = askedTexts({ ...textsOf(draft), ...delivery, terms: 'true' });
      const parsed = parseShopOrder(sent, draft.photos);
      return (parsed.ok ? undefined : parsed.problem.field) !== missing(draft)[0];
    });
    expect(wrong).toEqual([]);
  });
});

test.each(orderTypes)('API-4: the fields of %s are those of the request, and the photos', (type) => {
  const settled = ['type', 'id', 'language', 'work'];
  expect(new Set([...fieldsOf(type).map(({ id }) => id), ...settled])).toEqual(
    new Set([...Object.keys(order.shape), 'photo']),
  );
});

test.each(orderTypes)('every choice of %s has words in both languages and a value of its own', (type) => {
  const lists = fieldsOf(type).filter(({ control }) => control === 'select' || control === 'radios');
  for (const { choices } of lists) {
    expect(choices.length).toBeGreaterThan(1);
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    expect(choices.flatMap(({ label }) => locales.filter((locale) => label[locale] === ''))).toEqual([]);
  }
});

const poster = { type: 'posters', id: '3', size: '6', medium: '2', terms: 'true' };
const recipient = Object.fromEntries(deliveryFields.map((field) => [field, 'x']));
const texts = fieldsOf('custom-pictures').filter(({ most }) => most !== null);

test.each(texts.map(({ id, most }) => [id, most ?? 0] as const))('TRUST-5: %s holds %i code points', (field, most) => {
  const filled = (length: number) => parseShopOrder({ ...poster, ...recipient, [field]: '🎨'.repeat(length) }, 0);
  expect(filled(most)).toMatchObject({ ok: true });
  expect(filled(most + 1)).toEqual({ ok: false, problem: { code: 'text.tooLong', field } });
});

test('ORDER-20: what a stored draft holds and the form no longer offers falls back by itself', () => {
  const stored = {
    type: 'posters',
    medium: '99',
    size: '2',
    quantity: 'x',
    comment: 'a',
    wish: 'b\0',
    colour: '3',
  } as const;
  expect(answersIn(stored)).toMatchObject({ medium: null, size: 'a3', quantity: 1, comment: 'a', wish: '' });
  expect(draftOf(answersIn({ type: 'posters', id: '0x', 'attribute.size': 'A4' }), 0)).toEqual(
    emptyDraft('posters', null),
  );
});
