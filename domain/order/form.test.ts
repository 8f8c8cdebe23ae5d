import { orderTypes } from '@/content/order';
import { locales } from '@/i18n/locales';
import { deliveryFields, emptyDelivery } from './delivery';
import { allReachableDrafts } from './drafts.fixture';
import { fieldStates } from './fields';
import { type FieldSpec, fieldsOf } from './form';
import { missing, needed } from './needs';
import { requestFields } from './request';
import { orderRequest, parseShopOrder } from './wire';

const ids = (fields: readonly FieldSpec[]): readonly string[] => fields.map(({ id }) => id);
const drafts = allReachableDrafts();
const sent = { delivery: { ...emptyDelivery, first_name: 'Ala' }, terms: true, language: 'pl' } as const;

describe('over every draft that a buyer can reach', () => {
  test('ORDER-7: what is needed is a field that shows, a preset medium aside', () => {
    const wrong = drafts.filter((draft) =>
      needed(draft).some((need) => {
        const field = fieldsOf(draft.type).find(({ id }) => id === need);
        return !field || (draft.type !== 'picture' && field.state(draft) === 'hidden');
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('ORDER-8: what shows by the rules is a field that shows, and nothing else is', () => {
    const wrong = drafts.filter((draft) => {
      const states = Object.entries(fieldStates(draft)).filter(([, state]) => state !== 'hidden');
      const shown = fieldsOf(draft.type).filter(
        (field) => ['params', 'photos', 'medium'].includes(field.part) && field.state(draft) !== 'hidden',
      );
      const parts = new Set(
        ids(shown).map((id) =>
          id.startsWith('attribute.')
            ? 'attributes'
            : ({ width: 'customSize', height: 'customSize', photo: 'photos' }[id] ?? id),
        ),
      );
      return states.length !== parts.size || states.some(([name]) => !parts.has(name));
    });
    expect(wrong).toEqual([]);
  });

  test('no field shows twice', () => {
    const twice = drafts.filter((draft) => {
      const shown = ids(fieldsOf(draft.type).filter(({ state }) => state(draft) !== 'hidden'));
      return new Set(shown).size !== shown.length;
    });
    expect(twice).toEqual([]);
  });

  test('ORDER-24: the server misses what the form misses, and takes what the form finds complete', () => {
    const delivery = Object.fromEntries(deliveryFields.map((field) => [field, 'x'])) as typeof emptyDelivery;
    const differing = new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values();
    const wrong = [...differing].filter((draft) => {
      // the medium of a picture is preset
      if (draft.type === 'picture' && draft.medium === null) return false;
      const parsed = parseShopOrder(Object.fromEntries(requestFields({ ...sent, draft, delivery })), draft.photos);
      return (parsed.ok ? undefined : parsed.problem.field) !== missing(draft)[0];
    });
    expect(wrong).toEqual([]);
  });

  test('API-4: what the form sends are fields, a choice one of its own', () => {
    const wrong = drafts.flatMap((draft) =>
      requestFields({ draft, ...sent }).filter(([id, value]) => {
        const fields = fieldsOf(draft.type).filter((field) => field.id === id);
        return !fields.some(({ choices }) => choices.length === 0 || choices.some((row) => row.value === value));
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(orderTypes)('API-4: the fields of %s are those of the request, and the photos', (type) => {
  expect(new Set(ids(fieldsOf(type)))).toEqual(new Set([...Object.keys(orderRequest.shape), 'photo']));
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
