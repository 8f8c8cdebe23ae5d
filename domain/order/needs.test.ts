import type { OrderType } from '@/content/order';
import { isAsked, stateNamed, stateOf } from './asked';
import { allReachableDrafts, itemFor, reachableDrafts } from './drafts.fixture';
import { isPriced, isRequired, missing, type Need, needed, needNames } from './needs';
import type { OrderDraft } from './order';
import { emptyDraft, fieldsOf } from './order';

type Row = readonly [OrderType, Partial<OrderDraft>, readonly Need[]];

/** Written out from ORDER-7, not derived from the code. */
const rows: readonly Row[] = [
  ['picture', {}, []],
  ['picture', { medium: null }, ['medium']],
  ['portraits', {}, ['photo', 'variant', 'subject', 'size']],
  ['portraits', { variant: 'acrylic' }, ['photo', 'subject', 'size']],
  ['portraits', { variant: 'digital' }, ['photo', 'subject', 'medium']],
  ['portraits', { variant: 'oil', subject: 'two', size: 'a3', photos: 1 }, []],
  ['portraits', { variant: 'digital', subject: 'digital-one', medium: 'mug', photos: 2 }, []],
  ['portraits', { variant: 'digital', subject: 'digital-one', photos: 2 }, ['medium']],
  ['custom-pictures', {}, ['photo', 'variant', 'size', 'description']],
  ['custom-pictures', { variant: 'digital' }, ['photo', 'size', 'description', 'medium']],
  ['custom-pictures', { variant: 'pencil', size: 'custom', photos: 1, description: ' \n' }, ['description']],
  ['custom-pictures', { variant: 'acrylic', size: 'a4', photos: 1, description: 'A harbour' }, []],
  ['custom-pictures', { variant: 'digital', size: 'a4', photos: 1, description: 'A harbour' }, ['medium']],
  ['posters', {}, ['medium', 'size']],
  ['posters', { medium: 'mug' }, ['size']],
  ['posters', { size: 'custom' }, ['medium']],
  ['posters', { medium: 't-shirt', size: 'custom' }, []],
];

describe('ORDER-7: order form completeness', () => {
  test.each(rows)('%s %j misses %j', (type, chosen, expected) => {
    expect(missing({ ...emptyDraft(type, itemFor(type)), ...chosen })).toEqual(expected);
  });

  /** The same rules written a second time, as one sentence per type, for every reachable draft. */
  const complete: Readonly<Record<OrderType, (draft: OrderDraft) => boolean>> = {
    picture: (draft) => draft.medium !== null,
    portraits: ({ photos, variant, subject, size, medium }) =>
      photos > 0 && variant !== null && subject !== null && (variant === 'digital' ? medium !== null : size !== null),
    'custom-pictures': ({ photos, variant, size, medium, description }) =>
      photos > 0 &&
      variant !== null &&
      size !== null &&
      description.trim() !== '' &&
      (variant !== 'digital' || medium !== null),
    posters: ({ medium, size }) => medium !== null && size !== null,
  };

  test.each(Object.keys(complete) as OrderType[])('%s over all combinations', (type) => {
    const drafts = reachableDrafts(type);
    const wrong = drafts.filter((draft) => (missing(draft).length === 0) !== complete[type](draft));
    expect(drafts.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });
});

test.each<[OrderType, Partial<OrderDraft>, boolean]>([
  ['custom-pictures', { variant: 'oil', size: 'a2' }, true],
  ['custom-pictures', { variant: 'digital', size: 'a2' }, false],
  ['custom-pictures', { variant: 'oil', photos: 1, description: 'A harbour' }, false],
  ['portraits', { variant: 'acrylic', subject: 'one', size: 'a4' }, true],
  ['portraits', { variant: 'acrylic', size: 'a4', photos: 1 }, false],
  ['posters', { medium: 'mug' }, false],
])('STAGE-8: a price depends on no photo and no description: %s %j', (type, chosen, isKnown) =>
  expect(isPriced({ ...emptyDraft(type, itemFor(type)), ...chosen })).toBe(isKnown),
);

describe('ORDER-24: what is needed is shown', () => {
  test('FORMS-16: a field that shows is told as required where the order needs it, and nowhere else', () => {
    const wrong = allReachableDrafts().filter((draft) =>
      needNames.some(
        (need) => stateNamed(need, draft) !== 'hidden' && isRequired(need) !== needed(draft).includes(need),
      ),
    );
    expect(wrong).toEqual([]);
    expect(['width', 'comment', 'attribute.size', 'phone', 'terms'].map(isRequired)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('a disabled field waits for the technique, which is enabled', () => {
    const stuck = allReachableDrafts().filter((draft) => {
      const states = fieldsOf(draft.type).map((field) => stateOf(field, draft));
      return states.includes('disabled') && (draft.variant !== null || !isAsked('variant', draft));
    });
    expect(stuck).toEqual([]);
  });
});
