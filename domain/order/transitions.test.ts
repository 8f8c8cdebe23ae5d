import { variants } from '@/content/order';
import { emptyDraft } from './draft';
import { allReachableDrafts } from './drafts.fixture';
import { attributesOf, fieldStates } from './fields';
import { answer, answerIn, clearHidden, countPhotos, subjectsOf } from './transitions';

const portrait = answer(emptyDraft('portraits', null), 'variant', 'acrylic');
const poster = emptyDraft('posters', 1);

describe('ORDER-11: changing an earlier choice clears what it hides', () => {
  test('ORDER-4: a digital portrait has no size', () => {
    const sized = answer({ ...portrait, width: '60' }, 'size', 'custom');
    expect(answer(sized, 'variant', 'digital')).toMatchObject({ size: null, width: '', height: '' });
  });

  test('a subject stays where the new technique offers it too', () => {
    const two = answer(portrait, 'subject', 'two');
    expect(answer(two, 'variant', 'oil').subject).toBe('two');
    expect(answer(two, 'variant', 'digital').subject).toBeNull();
    expect(answer(two, 'variant', '').subject).toBeNull();
  });

  test('a medium goes with the digital technique', () => {
    const mug = answer(answer(portrait, 'variant', 'digital'), 'medium', 'mug');
    expect(mug.medium).toBe('mug');
    expect(answer(mug, 'variant', 'oil')).toMatchObject({ medium: null, attributes: {} });
  });

  test('width and height go with the custom size', () => {
    const custom = clearHidden({ ...answer(poster, 'size', 'custom'), width: '30', height: '40' });
    expect(custom).toMatchObject({ width: '30', height: '40' });
    expect(answer(custom, 'size', 'a3')).toMatchObject({ width: '', height: '' });
  });

  test('photos, description and comment stay only where they are asked for', () => {
    expect(countPhotos(poster, 2).photos).toBe(0);
    expect(countPhotos(portrait, 2).photos).toBe(2);
    expect(clearHidden({ ...poster, description: 'x', comment: 'y' })).toMatchObject({ description: '', comment: 'y' });
    expect(clearHidden({ ...portrait, comment: 'y' }).comment).toBe('');
  });
});

describe('ORDER-10: choosing a medium resets its attributes', () => {
  const red = answer(answer(poster, 'medium', 'mug'), 'attribute.interior', '5');

  test('an attribute is stored beside the other', () => {
    expect(answer(red, 'attribute.handle', '10').attributes).toEqual({ interior: 5, handle: 10 });
  });
  test('the same medium again keeps it, another drops it', () => {
    expect(answer(red, 'medium', 'mug').attributes).toEqual({ interior: 5 });
    expect(answer(red, 'medium', 't-shirt').attributes).toEqual({});
  });
  test('it can be put back to "to be agreed"', () => {
    expect(answer(red, 'attribute.interior', '').attributes).toEqual({});
  });
});

test('ORDER-3: the subject list waits for the technique', () => {
  expect(subjectsOf(null)).toEqual([]);
  expect(subjectsOf('digital')).toEqual(variants.digital.subjects);
});

test('a picture keeps its preset medium', () => {
  expect(clearHidden(emptyDraft('picture', 1)).medium).toBe('file');
  expect(emptyDraft('picture', 999).medium).toBeNull();
  expect(emptyDraft('picture', null).medium).toBeNull();
});

test('transitions never leave a hidden answer', () => {
  const leftover = allReachableDrafts().filter((draft) => {
    const states = fieldStates(draft);
    return (
      (states.size !== 'enabled' && draft.size !== null) ||
      (states.subject !== 'enabled' && draft.subject !== null) ||
      (states.variant !== 'enabled' && draft.variant !== null) ||
      (states.medium !== 'enabled' && draft.type !== 'picture' && draft.medium !== null) ||
      (states.photos !== 'enabled' && draft.photos > 0) ||
      (states.description !== 'enabled' && draft.description !== '')
    );
  });
  expect(leftover).toEqual([]);
});

test('clearing the hidden answers of a cleared draft changes nothing', () => {
  const unstable = allReachableDrafts().filter((draft) => JSON.stringify(clearHidden(draft)) !== JSON.stringify(draft));
  expect(unstable).toEqual([]);
});

test('ORDER-6: without a medium there are no attributes', () => {
  expect(attributesOf({ medium: null })).toEqual([]);
});

test.each([
  ['variant', 'oil', portrait],
  ['size', 'custom', poster],
  ['comment', 'Na prezent', poster],
  ['medium', 'mug', poster],
  ['attribute.interior', '5', answer(poster, 'medium', 'mug')],
])('a field holds what it is answered, and gives it back: %s', (field, given, draft) => {
  const answered = answer(draft, field, given);
  expect(answerIn(answered, field)).toBe(given);
  expect(answerIn(answer(answered, field, ''), field)).toBe('');
});

test('ORDER-29: a number that is answered stays a number, and taking it back leaves one piece', () => {
  const mug = { ...emptyDraft('posters', 1), medium: 'mug', size: 'a4' } as const;
  expect(answer(mug, 'quantity', '3').quantity).toBe(3);
  expect(answer({ ...mug, quantity: 3 }, 'quantity', '').quantity).toBe(1);
  expect(answerIn({ ...mug, quantity: 3 }, 'quantity')).toBe('3');
});
