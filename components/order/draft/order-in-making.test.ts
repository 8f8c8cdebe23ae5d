import type { Photo } from '@/components/forms/fields/photo';
import { answer } from '@/domain/order/transitions';
import {
  emptyRecipient,
  newOrder,
  type OrderInMaking,
  type Step,
  type StoredDraft,
  step,
  storedOf,
  wholePhotos,
} from './order-in-making';

const opened = Date.parse('2026-05-12T16:20:00Z');
const blobOf = (name: string) => new Blob([`the bytes of ${name}`]);
const photo = (name: string, shown = true): Photo => ({
  id: `id-${name}`,
  same: `same-${name}`,
  name,
  blob: blobOf(name),
  url: shown ? `blob:${name}` : null,
  addedBytes: 9_000,
});
const named = (name: string) => ({
  ...{ id: `id-${name}`, same: `same-${name}`, name, shown: true },
  ...{ addedBytes: 9_000, look: null, out: false },
});
const add = (name: string, leftOut: readonly string[] = []): Step => ({
  ...{ do: 'add', photo: photo(name), look: null, leftOut },
});
const kept = (name: string, kept = true): Step => ({ do: 'kept', id: `id-${name}`, kept });
const arrive = (name: string, blob: Blob | null): Step => ({ do: 'arrive', id: `id-${name}`, blob, url: null });

const portrait = (stored: StoredDraft | null = null): OrderInMaking =>
  step(newOrder('portraits', null), { do: 'restore', stored, opened });
const having = (order: OrderInMaking, ...steps: readonly Step[]): OrderInMaking => steps.reduce(step, order);
const namesIn = ({ photos }: OrderInMaking) => photos.map(({ name }) => name);
const reloaded = (order: OrderInMaking) => portrait(storedOf(order));

test('ORDER-18: photos are newest first, and the draft counts them', () => {
  const order = having(portrait(), add('a.jpg'), add('b.jpg'));
  expect(namesIn(order)).toEqual(['b.jpg', 'a.jpg']);
  expect(order.draft.photos).toBe(2);
});

test('ORDER-18: a photo is removed, and no other', () => {
  const order = having(portrait(), add('a.jpg'), add('b.jpg'), add('c.jpg'));
  const [, middle] = order.photos;
  if (!middle) throw new Error('no photo');
  const fewer = step(order, { do: 'remove', photo: middle });
  expect(namesIn(fewer)).toEqual(['c.jpg', 'a.jpg']);
  expect(fewer).toMatchObject({ draft: { photos: 2 }, events: [{ kind: 'removed', name: 'b.jpg' }] });
});

describe('what was done before the stored draft was back', () => {
  const stored = storedOf(
    having(
      portrait(),
      { do: 'choose', change: (draft) => answer(draft, 'variant', 'oil') },
      { do: 'choose', change: (draft) => ({ ...draft, size: 'a4' }) },
      { do: 'deliver', to: { first_name: 'Jan', last_name: 'Kos' } },
      add('a.jpg'),
      kept('a.jpg'),
    ),
  );
  const early = having(
    newOrder('portraits', null),
    { do: 'deliver', to: { first_name: 'Ola' } },
    { do: 'choose', change: (draft) => answer(draft, 'variant', 'pencil') },
    add('b.jpg'),
  );

  test('is seen at once, and done again upon it', () => {
    expect(early.draft.variant).toBe('pencil');
    const order = step(early, { do: 'restore', stored, opened });
    expect(order.draft).toMatchObject({ variant: 'pencil', size: 'a4', photos: 2 });
    expect(order.recipient).toMatchObject({ first_name: 'Ola', last_name: 'Kos' });
    expect(namesIn(order)).toEqual(['b.jpg', 'a.jpg']);
  });

  test('is not done to another draft later', () => {
    const order = having(early, { do: 'restore', stored: null, opened }, { do: 'restore', stored, opened });
    expect(order.draft.variant).toBe('oil');
    expect(order.early).toEqual([]);
  });
});

const chosen = (name: string): Step => ({ do: 'adding', chosen: { file: new File([], name), leftOut: [] } });
const waiting = ({ adding }: OrderInMaking) => adding.map(({ file }) => file.name);

describe('what became of a file is told', () => {
  test.each<[Step, OrderInMaking['events'][number]]>([
    [add('a.jpg'), { kind: 'added', name: 'a.jpg' }],
    [add('a.jpg', ['b.jpg']), { kind: 'oneOnly', name: 'a.jpg', names: ['b.jpg'] }],
    [
      { do: 'refuse', problem: 'tooLarge', name: 'a.jpg' },
      { kind: 'tooLarge', name: 'a.jpg' },
    ],
  ])('%j', (last, event) => {
    expect(having(portrait(), chosen('a.jpg'), last)).toMatchObject({ adding: [], events: [event] });
  });

  test('ORDER-18: of each that was chosen while another was being added, in their order', () => {
    const both = having(portrait(), chosen('a.jpg'), chosen('b.jpg'));
    expect(waiting(both)).toEqual(['a.jpg', 'b.jpg']);
    const one = step(both, { do: 'refuse', problem: 'tooLarge', name: 'a.jpg' });
    expect(waiting(one)).toEqual(['b.jpg']);
    const none = step(one, add('b.jpg'));
    expect(waiting(none)).toEqual([]);
    expect(none.events.map(({ kind, name }) => [kind, name])).toEqual([
      ['tooLarge', 'a.jpg'],
      ['added', 'b.jpg'],
    ]);
    expect(step(none, chosen('c.jpg')).events).toEqual([]);
  });
});

describe('ORDER-20: after a reload', () => {
  test('the photos stand in their order, counted before their bytes are back', () => {
    const back = reloaded(having(portrait(), add('a.jpg'), add('b.jpg'), kept('a.jpg'), kept('b.jpg')));
    expect(namesIn(back)).toEqual(['b.jpg', 'a.jpg']);
    expect(back.draft.photos).toBe(2);
    expect(wholePhotos(back.photos)).toBeNull();
  });

  test('they can be sent once all have arrived, each with its own bytes and what says that it is the same', async () => {
    const order = having(portrait(), add('a.jpg'), add('b.jpg'), kept('a.jpg'), kept('b.jpg'));
    const half = step(reloaded(order), arrive('a.jpg', blobOf('a.jpg')));
    expect(wholePhotos(half.photos)).toBeNull();
    const whole = wholePhotos(step(half, arrive('b.jpg', blobOf('b.jpg'))).photos) ?? [];
    expect(whole.map(({ name, same }) => [name, same])).toEqual([
      ['b.jpg', 'same-b.jpg'],
      ['a.jpg', 'same-a.jpg'],
    ]);
    expect(await Promise.all(whole.map(({ blob }) => blob.text()))).toEqual([
      'the bytes of b.jpg',
      'the bytes of a.jpg',
    ]);
  });

  test('one that could not be kept is asked for again by its name, also after the next reload', () => {
    const back = reloaded(having(portrait(), add('a.jpg'), add('b.jpg'), kept('a.jpg', false), kept('b.jpg')));
    expect(namesIn(back)).toEqual(['b.jpg']);
    expect(back.lost).toEqual(['a.jpg']);
    expect(reloaded(back).lost).toEqual(['a.jpg']);
  });

  test('so is one that is not in the storage any more', () => {
    const back = step(reloaded(having(portrait(), add('a.jpg'), kept('a.jpg'))), arrive('a.jpg', null));
    expect(back).toMatchObject({ photos: [], lost: ['a.jpg'], draft: { photos: 0 } });
  });

  test('until it is added again', () => {
    const lost = reloaded(having(portrait(), add('a.jpg'), kept('a.jpg', false)));
    expect(step(lost, add('a.jpg')).lost).toEqual([]);
    expect(step(lost, add('other.jpg')).lost).toEqual(['a.jpg']);
  });

  test('a form without photos has none', () => {
    const stored = { ...storedOf(newOrder('posters', 3)), photos: [named('a.jpg')] };
    const back = step(newOrder('posters', 3), { do: 'restore', stored, opened });
    expect(back).toMatchObject({ photos: [], draft: { photos: 0 } });
  });

  test('TRUST-19: the order is as old as it is, and a new one as its page', () => {
    const stored = storedOf(portrait());
    const later = { do: 'restore', stored, opened: opened + 5_000 } as const;
    expect(step(newOrder('portraits', null), later).begun).toBe(opened);
    expect(step(newOrder('portraits', null), { ...later, stored: null }).begun).toBe(opened + 5_000);
  });
});

test('ORDER-27: a photo that the buyer stopped stays here, but is not in the order until it is put back', () => {
  const both = having(portrait(), add('a.jpg'), add('b.jpg'), kept('a.jpg'), kept('b.jpg'));
  const order = step(both, { do: 'leaveOut', id: 'id-b.jpg', out: true });
  expect(order.draft.photos).toBe(1);
  expect(wholePhotos(order.photos)?.map(({ name }) => name)).toEqual(['a.jpg']);
  const back = reloaded(order);
  expect([namesIn(back), back.draft.photos]).toEqual([['b.jpg', 'a.jpg'], 1]);
  expect(step(back, { do: 'leaveOut', id: 'id-b.jpg', out: false }).draft.photos).toBe(2);
});

test('ORDER-20: a new start has nothing of the order, and bringing it back has all of it', () => {
  const order = having(portrait(), add('a.jpg'), { do: 'deliver', to: { first_name: 'Żaneta' } });
  const fresh = step(order, { do: 'restore', stored: null, opened });
  expect(fresh).toEqual(portrait());
  expect(step(fresh, { do: 'replace', order })).toEqual(order);
});

test('ORDER-20: the terms are accepted anew after every reload', () => {
  const order = having(portrait(), { do: 'deliver', to: { first_name: 'Żaneta', terms: true } });
  expect(storedOf(order).recipient).not.toHaveProperty('terms');
  expect(reloaded(order).recipient).toEqual({ ...emptyRecipient, first_name: 'Żaneta' });
});

test('a photo that was removed while it was being kept stays removed', () => {
  const order = step(portrait(), add('a.jpg'));
  const [only] = order.photos;
  if (!only) throw new Error('no photo');
  expect(having(order, { do: 'remove', photo: only }, kept('a.jpg'), arrive('a.jpg', blobOf('a.jpg')))).toMatchObject({
    photos: [],
    lost: [],
  });
});

test('choices and delivery change nothing of the photos', () => {
  const order = having(
    portrait(),
    add('a.jpg'),
    { do: 'choose', change: (draft) => answer(draft, 'variant', 'digital') },
    { do: 'choose', change: (draft) => answer(draft, 'medium', 'mug') },
    { do: 'deliver', to: { first_name: 'Żaneta' } },
    { do: 'deliver', to: { terms: true } },
  );
  expect(order).toMatchObject({
    draft: { photos: 1, variant: 'digital', medium: 'mug' },
    recipient: { ...emptyRecipient, first_name: 'Żaneta', terms: true },
  });
  expect(namesIn(order)).toEqual(['a.jpg']);
});
