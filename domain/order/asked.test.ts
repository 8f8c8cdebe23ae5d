import { type Medium, media } from '@/content/media';
import { type OrderType, orderTypes, sizes, subjects, variants } from '@/content/order';
import {
  askable,
  askedTexts,
  choicesIn,
  classOf,
  clearHidden,
  type FieldState,
  isAsked,
  stateNamed,
  stateOf,
  subjectsOf,
  waitsFor,
} from './asked';
import { allReachableDrafts, itemFor } from './drafts.fixture';
import { answersIn, draftOf, emptyDraft, fieldsOf, type OrderDraft } from './order';

type Row = readonly [OrderType, Partial<OrderDraft>, Readonly<Record<string, FieldState>>];

/** Written out from the specification, not derived from the code. */
const rows: readonly Row[] = [
  ['picture', {}, { photo: 'hidden', variant: 'hidden', size: 'hidden', medium: 'hidden', 'attribute.size': 'hidden' }],
  ['picture', { medium: 'print' }, { medium: 'hidden', 'attribute.size': 'enabled', quantity: 'enabled' }],
  ['portraits', {}, { photo: 'enabled', variant: 'enabled', subject: 'disabled', size: 'disabled', medium: 'hidden' }],
  ['portraits', { variant: 'pencil' }, { subject: 'enabled', size: 'enabled', medium: 'hidden' }],
  ['portraits', { variant: 'digital' }, { subject: 'enabled', size: 'hidden', medium: 'enabled' }],
  ['portraits', { variant: 'digital', medium: 'mug' }, { 'attribute.handle': 'enabled', quantity: 'enabled' }],
  ['portraits', { variant: 'oil', medium: 'mug' }, { 'attribute.handle': 'hidden', quantity: 'hidden' }],
  ['custom-pictures', {}, { photo: 'enabled', subject: 'hidden', size: 'enabled', description: 'enabled' }],
  ['custom-pictures', { variant: 'digital' }, { size: 'enabled', medium: 'enabled' }],
  ['custom-pictures', { size: 'custom' }, { width: 'enabled', height: 'enabled' }],
  ['posters', {}, { photo: 'hidden', variant: 'hidden', size: 'enabled', medium: 'enabled', comment: 'enabled' }],
  ['posters', { medium: 'file' }, { 'attribute.size': 'hidden', quantity: 'hidden' }],
  ['posters', { size: 'a4' }, { width: 'hidden' }],
];

test.each(rows)('ORDER-4, ORDER-8: %s %j shows %j', (type, chosen, expected) => {
  const draft = { ...emptyDraft(type, itemFor(type)), ...chosen };
  const states = Object.fromEntries(Object.keys(expected).map((id) => [id, stateNamed(id, draft)]));
  expect(states).toEqual(expected);
});

const drafts = allReachableDrafts();

test('ORDER-8: no field shows twice', () => {
  const twice = drafts.filter((draft) => {
    const shown = fieldsOf(draft.type).filter((field) => stateOf(field, draft) !== 'hidden');
    return new Set(shown.map(({ id }) => id)).size !== shown.length;
  });
  expect(twice).toEqual([]);
});

describe('ORDER-11: changing an earlier choice clears what it hides', () => {
  const of = (type: OrderType, chosen: Partial<OrderDraft>) =>
    clearHidden({ ...emptyDraft(type, itemFor(type)), ...chosen });

  test.each<[string, OrderType, Partial<OrderDraft>, Partial<OrderDraft>]>([
    [
      'the size of a digital portrait',
      'portraits',
      { variant: 'digital', size: 'custom', width: '6' },
      { size: null, width: '' },
    ],
    ['a subject that the technique has not', 'portraits', { variant: 'digital', subject: 'two' }, { subject: null }],
    ['a subject without a technique', 'portraits', { subject: 'two' }, { subject: null }],
    [
      'the medium of a painting',
      'portraits',
      { variant: 'oil', medium: 'mug', attributes: { interior: 5 } },
      { medium: null, attributes: {} },
    ],
    ['the sides of a standard size', 'posters', { size: 'a3', width: '3', height: '4' }, { width: '', height: '' }],
    ['photos of a poster', 'posters', { photos: 2 }, { photos: 0 }],
    ['how many of a file', 'posters', { medium: 'file', quantity: 3 }, { quantity: 1 }],
    ['another medium’s attribute', 'posters', { medium: 'wood', attributes: { interior: 5 } }, { attributes: {} }],
    ['another medium’s size', 'posters', { medium: 't-shirt', attributes: { size: 2 } }, { attributes: {} }],
  ])('%s goes', (_, type, chosen, cleared) => {
    expect(of(type, chosen)).toMatchObject(cleared);
  });

  test('what is still asked stays', () => {
    expect(of('portraits', { variant: 'oil', subject: 'two', size: 'a3', photos: 2 })).toMatchObject({
      subject: 'two',
      size: 'a3',
      photos: 2,
    });
    expect(of('posters', { medium: 'mug', attributes: { interior: 5 }, comment: 'x' })).toMatchObject({
      attributes: { interior: 5 },
      comment: 'x',
    });
  });

  test('a picture keeps its preset medium', () => {
    expect(clearHidden(emptyDraft('picture', 1)).medium).toBe('file');
    expect(emptyDraft('picture', 999).medium).toBeNull();
    expect(emptyDraft('picture', null).medium).toBeNull();
  });

  test('clearing a cleared draft changes nothing', () => {
    const unstable = drafts.filter((draft) => JSON.stringify(clearHidden(draft)) !== JSON.stringify(draft));
    expect(unstable).toEqual([]);
  });

  test('a form’s texts lose the same', () => {
    const digital = {
      type: 'portraits',
      language: 'pl',
      variant: '4',
      subject: '2',
      size: '1',
      width: '',
      medium: '8',
    } as const;
    const texts = { ...digital, 'attribute.size': '14', 'attribute.interior': '5', quantity: '2', email: 'a' };
    expect(askedTexts(texts)).toEqual({
      type: 'portraits',
      language: 'pl',
      variant: '4',
      medium: '8',
      quantity: '2',
      email: 'a',
    });
    expect(askedTexts({ ...texts, medium: '7' })).toMatchObject({ 'attribute.size': '14' });
  });
});

test('ORDER-3: the subject list waits for the technique, and offers its own', () => {
  const [subject] = fieldsOf('portraits').filter(({ id }) => id === 'subject');
  if (!subject) throw new Error('no such field');
  expect(choicesIn(subject, emptyDraft('portraits', null))).toEqual([]);
  for (const variant of Object.keys(variants) as (keyof typeof variants)[])
    expect(choicesIn(subject, { ...emptyDraft('portraits', null), variant }).map(({ value }) => Number(value))).toEqual(
      subjectsOf(variant).map((key) => subjects[key].code),
    );
  expect(subjectsOf(null)).toEqual([]);
});

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => [null, ...(Object.keys(table) as Key[])];

test('API-9: what the page’s rules hide is what the form’s rules hide, for every combination that decides', () => {
  const wrong = orderTypes
    .filter((type) => type !== 'picture')
    .flatMap((type) =>
      keysOf(variants).flatMap((variant) =>
        keysOf(sizes).flatMap((size) =>
          keysOf(media).flatMap((medium) => {
            const draft = { ...emptyDraft(type, null), variant, size, medium };
            const answers = {
              variant: variant ? String(variants[variant].code) : '',
              size: size ? String(sizes[size].id) : '',
              medium: medium ? String(media[medium].id) : '',
            };
            return askable(type, null).filter((field) => {
              const { shows, enabled } = waitsFor(field, type);
              const met = (conditions: typeof shows) =>
                conditions.every(([question, values]) => values.includes(answers[question]));
              const state = met(shows) ? (met(enabled) ? 'enabled' : 'disabled') : 'hidden';
              return state !== stateOf(field, draft);
            });
          }),
        ),
      ),
    );
  expect(wrong).toEqual([]);
});

test.each<[OrderType, Medium | null, readonly string[]]>([
  ['picture', 'file', []],
  ['picture', null, []],
  ['picture', 'print', ['attribute.print.size', 'quantity']],
  ['portraits', null, ['photo', 'variant', 'subject', 'size', 'width', 'height', 'medium', 'attribute.print.size']],
  ['custom-pictures', null, ['photo', 'variant', 'size', 'width', 'height', 'description', 'medium']],
  ['posters', 'print', ['size', 'width', 'height', 'quantity', 'comment']],
  ['posters', null, ['medium', 'size', 'width', 'height', 'attribute.print.size', 'attribute.mug.interior']],
])('API-9: the form of %s may ask, with %s', (type, delivered, asked) => {
  const fields = askable(type, delivered).map(({ key }) => key);
  const parcel = type === 'picture' && delivered !== 'print' ? [] : ['destination'];
  const delivery = ['terms', 'first_name', 'last_name', 'address', 'phone', 'email', 'wish', ...parcel];
  expect(fields.slice(0, asked.length)).toEqual(asked);
  expect(fields.slice(-delivery.length)).toEqual(delivery);
  expect(new Set(fields).size).toBe(fields.length);
  if (type === 'picture') expect(fields).toEqual([...asked, ...delivery]);
});

test('ORDER-32: in the browser a size that is not ticked is no choice, and an answer from before is dropped', () => {
  const [size] = fieldsOf('posters').filter(({ id }) => id === 'size');
  if (!size) throw new Error('no size is asked');
  const draft = emptyDraft('posters', 1047);
  const keys = (sizes: Parameters<typeof choicesIn>[2]) => choicesIn(size, draft, sizes).map(({ key }) => key);
  expect([keys(['a4', 'a3']), keys(null).length]).toEqual([['a4', 'a3'], 6]);
  const texts = { type: 'posters', id: '1047', size: '3', quantity: '2' } as const;
  expect(askedTexts(texts, ['a4'])).not.toHaveProperty('size');
  expect(askedTexts(texts, ['a2'])).toHaveProperty('size', '3');
});

test('API-9: a rule of the page is named by its question and the answers to it', () => {
  expect(classOf('asked', ['variant', ['', '1', '2']])).toBe('asked-variant-none-1-2');
  expect(waitsFor({ asked: {} }, 'posters')).toEqual({ shows: [], enabled: [] });
});

test('a name that no field has is not asked', () => {
  expect(isAsked('colour', emptyDraft('posters', 1))).toBe(false);
  expect(stateNamed('medium', draftOf(answersIn({ type: 'posters', id: '1' }), 0))).toBe('enabled');
});
