import { media } from '@/content/media';
import { type OrderType, orderTypes, sizes, subjects, variants } from '@/content/order';
import { keyOfChoice, mediumChoices } from './choices';
import { emptyDraft } from './draft';
import { deliveredIn, isAsked, plainFields, requestOf } from './plain';
import { subjectsOf } from './transitions';

const names = (type: OrderType) => plainFields(type).map(({ name }) => name);
const delivery = ['terms', 'first_name', 'last_name', 'address', 'phone', 'email', 'wish'];
const attributes = [
  'attribute.print.size',
  'attribute.mug.interior',
  'attribute.mug.handle',
  'attribute.metal-mug.capacity',
];

test.each<[OrderType, readonly string[]]>([
  ['picture', []],
  ['portraits', ['photo', 'variant', 'subject', 'subject', 'size', 'width', 'height', 'medium', ...attributes]],
  ['custom-pictures', ['photo', 'variant', 'size', 'width', 'height', 'description', 'medium', ...attributes]],
  ['posters', ['medium', ...attributes]],
])('API-9: the plain form of %s asks', (type, asked) => {
  expect(names(type).slice(0, asked.length)).toEqual(asked);
  expect(names(type).slice(-delivery.length)).toEqual(delivery);
  const keys = plainFields(type).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('ORDER-7: a picture asks for the attributes of what is delivered, whatever else is answered', () => {
  const asked = plainFields('picture', 'print');
  expect(asked.map(({ name }) => name)).toEqual(['attribute.print.size', 'quantity', ...delivery]);
  expect(asked[0]?.askedFor).toEqual({});
});

/** Every combination of the answers that decide. */
const combinations = orderTypes
  .filter((type) => type !== 'picture')
  .flatMap((type) =>
    ([null, ...Object.keys(variants)] as (keyof typeof variants | null)[]).flatMap((variant) =>
      ([null, ...Object.keys(sizes)] as (keyof typeof sizes | null)[]).flatMap((size) =>
        ([null, ...Object.keys(media)] as (keyof typeof media | null)[]).map((medium) => ({
          draft: { ...emptyDraft(type, null), variant, size, medium },
          answers: {
            variant: variant ? String(variants[variant].code) : '',
            size: size ? String(sizes[size].id) : '',
            medium: medium ? String(media[medium].id) : '',
          },
        })),
      ),
    ),
  );

test('ORDER-8: a question is asked exactly where the form’s own rules ask it', () => {
  const wrong = combinations.flatMap(({ draft, answers }) =>
    plainFields(draft.type)
      .filter(({ id }) => id !== 'subject')
      .filter((field) => isAsked(field, answers) !== (field.state(draft) === 'enabled'))
      .map(({ name }) => [draft.type, answers, name]),
  );
  expect(wrong).toEqual([]);
});

test('what is not answered asks for nothing that depends on it', () => {
  const [print] = plainFields('posters').filter(({ name }) => name === 'attribute.print.size');
  expect(print && isAsked(print, {})).toBe(false);
});

test('ORDER-3: the subjects that are offered are those of the technique', () => {
  for (const { draft, answers } of combinations.filter(({ draft }) => draft.type === 'portraits')) {
    const offered = plainFields('portraits')
      .filter((field) => field.id === 'subject' && isAsked(field, answers))
      .flatMap(({ choices }) => choices.map(({ value }) => Number(value)));
    expect(offered).toEqual(subjectsOf(draft.variant).map((subject) => subjects[subject].code));
  }
});

test('ORDER-11: of the attributes only those of the chosen medium are sent on', () => {
  const fields = {
    type: 'posters',
    medium: '7',
    'attribute.print.size': '2',
    'attribute.tshirt.size': '13',
    'attribute.size': '1',
    'attribute.mug.interior': '4',
    comment: 'a.b.c',
  };
  const chosen = keyOfChoice(mediumChoices, '7') ?? '';
  const own = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace('tshirt', chosen), value]),
  );
  expect(requestOf(own)).toEqual({ type: 'posters', medium: '7', 'attribute.size': '13', comment: 'a.b.c' });
  expect(requestOf({ ...own, medium: '' })).toEqual({
    type: 'posters',
    medium: '',
    'attribute.size': '1',
    comment: 'a.b.c',
  });
});

test('what a picture is delivered as is known of the shop’s own pictures alone', () => {
  expect(deliveredIn({ type: 'picture', id: '1' })).toBe('file');
  expect(deliveredIn({ type: 'picture', id: '999999' })).toBeNull();
  expect(deliveredIn({ type: 'posters', id: '1' })).toBeNull();
});
