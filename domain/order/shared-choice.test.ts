import { attributesOf, media } from '@/content/media';
import { orderTypes } from '@/content/order';
import { clearHidden } from './asked';
import { itemFor, reachableDrafts } from './drafts.fixture';
import { answersIn, draftOf, emptyDraft, type OrderDraft } from './order';
import { choiceIn, fragmentOf } from './shared-choice';

/** Without what is never shared. */
const choicesIn = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  photos: 0,
  width: '',
  height: '',
  description: '',
  comment: '',
});

/** What the form is filled with from an address, as a draft; null where it brings nothing. */
function draftFrom(fragment: string, { type, item }: Pick<OrderDraft, 'type' | 'item'>): OrderDraft | null {
  const texts = choiceIn(fragment, { type, item });
  return texts && clearHidden(draftOf(answersIn({ ...texts, type, id: item === null ? '' : String(item) }), 0));
}

const withAttribute = (draft: OrderDraft, name: string, id: number): OrderDraft => ({
  ...draft,
  attributes: { ...draft.attributes, [name]: id },
});

/** A draft once with each value of each of its attributes, the others open. */
const withAttributes = (draft: OrderDraft): readonly OrderDraft[] => [
  draft,
  ...attributesOf(draft).flatMap(({ name, values }) => values.map(({ id }) => withAttribute(draft, name, id))),
];

/** Every value of the first attribute with every value of the second. */
const pairs = (draft: OrderDraft): readonly OrderDraft[] => {
  const [, second] = attributesOf(draft);
  const once = withAttributes(draft);
  if (!second) return once;
  return once.flatMap((one) => [one, ...second.values.map(({ id }) => withAttribute(one, second.name, id))]);
};

test.each(orderTypes)('ORDER-26: every choice of %s comes back from its fragment', (type) => {
  const { medium } = emptyDraft(type, itemFor(type));
  // what a picture is delivered as is no choice
  const reachable = reachableDrafts(type).filter((draft) => !medium || draft.medium === medium);
  const different = new Map(reachable.map((draft) => [JSON.stringify(choicesIn(draft)), draft]));
  expect(different.size).toBeGreaterThan(0);
  const wrong = [...different.values()]
    .flatMap(pairs)
    .filter((draft) => JSON.stringify(draftFrom(fragmentOf(draft), draft)) !== JSON.stringify(choicesIn(draft)));
  expect(wrong).toEqual([]);
});

test('ORDER-26: no text and no photo is in it', () => {
  const typed = { width: 'Wide', height: 'High', description: 'Described', comment: 'Commented' };
  const draft: OrderDraft = { ...emptyDraft('posters', 3), ...typed, size: 'custom', medium: 'mug', photos: 4 };
  expect(fragmentOf(draft)).toBe('#choice=1&size=custom&medium=mug');
});

test.each(['', '#', '#top', '#size=a4', '#choic=1&size=a4'])('the fragment %j brings no choice', (fragment) => {
  expect(choiceIn(fragment, { type: 'posters', item: 3 })).toBeNull();
});

test.each([
  ['an unknown key', '#choice=1&size=a9&medium=hologram'],
  ['a name of all objects', '#choice=1&size=toString&medium=__proto__'],
  ['a technique that posters have not', '#choice=1&variant=oil&subject=two'],
  ['an attribute without its medium', '#choice=1&attribute.interior=5'],
])('%s is left out', (_, fragment) => {
  expect(draftFrom(fragment, { type: 'posters', item: 3 })).toEqual(emptyDraft('posters', 3));
});

test('a value that the attribute has not is left out', () => {
  const [interior] = media.mug.attributes;
  const fragment = `#choice=1&medium=mug&attribute.interior=99&attribute.handle=${interior.values[0]?.id}`;
  expect(draftFrom(fragment, { type: 'posters', item: 3 })?.attributes).toEqual({ handle: interior.values[0]?.id });
});

test('a picture keeps what is delivered, whatever the address says', () => {
  const item = itemFor('picture');
  expect(draftFrom('#choice=1&medium=mug', { type: 'picture', item })?.medium).toBe(emptyDraft('picture', item).medium);
});
