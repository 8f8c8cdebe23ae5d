import { databases, openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { openStorage } from '../open';
import { photosOf, submissionBy, submissions } from './read';
import { type KeptPhoto, type NewSubmission, saveSubmission } from './save';

const photo: KeptPhoto = { name: 'a.jpg', width: 10, height: 10, sha256: 'x', bytes: Buffer.from('jpeg') };
const email = 'Lucja@Poczta.example';
const plain: Omit<NewSubmission, 'letters'> = {
  kind: 'shop-order',
  language: 'pl',
  fields: { version: 1 },
  email,
  key: null,
  hash: 'h',
  photos: [photo, { ...photo, bytes: Buffer.from('second') }],
};
const order: NewSubmission = {
  ...plain,
  letters: [
    { kind: 'artist', part: 1, parts: 1, photos: [1, 2], to: null },
    { kind: 'buyer', part: 1, parts: 1, photos: [], to: 'lucja@poczta.example' },
  ],
};
const minute = 60_000;
const week = 7 * 24 * 60 * minute;

let count = 0;
/** A submission of another visitor. */
const another = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
  ...order,
  hash: `h${++count}`,
  ...changes,
});

describe.each(databases)('%s', (database) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio({ database });
  });
  afterEach(() => studio.close());
  const save = (submission = another(), later = 0) =>
    saveSubmission(studio.storage, submission, { ...studio.effects, now: () => studio.effects.now() + later });
  const letters = () => studio.storage.selectFrom('letters').selectAll().orderBy('message_id').execute();

  test('an order and its photos are kept together', async () => {
    const { saved, repeats } = await save(order);
    const { token, ...named } = saved;
    expect([repeats, token]).toEqual([null, null]);
    expect(await submissionBy(studio.storage, '2026-0001-a2')).toMatchObject({
      ...named,
      read_at: null,
      created_at: studio.effects.now(),
      email: 'lucja@poczta.example',
      quarantine: null,
    });
    const kept = await photosOf(studio.storage, saved.id);
    expect(kept.map(({ position, bytes }) => [position, bytes.toString()])).toEqual([
      [1, 'jpeg'],
      [2, 'second'],
    ]);
  });

  test('TRUST-14: its letters are written with it, due at once, each with an id that stays', async () => {
    const { saved } = await save(order);
    const due = {
      submission_id: saved.id,
      state: 'waiting',
      attempts: 0,
      next_at: studio.effects.now(),
      sent_at: null,
    };
    expect(await letters()).toMatchObject([
      {
        ...due,
        kind: 'artist',
        part: 1,
        parts: 1,
        to_address: null,
        message_id: `<${saved.id}.artist.1@studio.example>`,
      },
      { ...due, kind: 'buyer', to_address: 'lucja@poczta.example', message_id: `<${saved.id}.buyer.1@studio.example>` },
    ]);
  });

  test.each([
    ['a photo that cannot be kept', { photos: [photo, { ...photo, width: 'wide' as unknown as number }] }],
    ['a letter that cannot be written', { letters: [...order.letters, ...order.letters] }],
  ])('TRUST-11: %s leaves nothing, not even a used number', async (_, broken) => {
    await expect(save(another({ key: 'k', ...broken }))).rejects.toThrow();
    expect(await submissions(studio.storage)).toEqual([]);
    expect(await letters()).toEqual([]);
    expect((await save(another({ key: 'k' }))).saved.reference).toBe('2026-0001-A2');
  });

  test('orders of one moment get numbers of their own', async () => {
    const kept = await Promise.all([save(), save(), save()]);
    const numbers = kept.map(({ saved }) => saved.reference);
    expect(numbers.toSorted()).toEqual(['2026-0001-A2', '2026-0002-A2', '2026-0003-A2']);
  });

  test('each year counts from one', async () => {
    await save();
    const nextYear = { ...studio.effects, now: () => Date.UTC(2027, 0, 1) };
    expect((await saveSubmission(studio.storage, another(), nextYear)).saved.reference).toBe('2027-0001-A2');
  });

  test('TRUST-19: what is held back for the artist is kept, without letters', async () => {
    const { saved } = await save(another({ quarantine: 'links' }));
    expect(await submissionBy(studio.storage, saved.reference)).toMatchObject({ quarantine: 'links' });
    expect(await letters()).toEqual([]);
  });

  test('TRUST-15: at most five confirmations a day and address, and a letter to the artist for each', async () => {
    for (let sent = 0; sent < 7; sent += 1) await save();
    const kinds = (await letters()).map(({ kind }) => kind);
    expect([kinds.filter((kind) => kind === 'buyer').length, kinds.length]).toEqual([5, 12]);
    await save(another(), 24 * 60 * minute);
    expect((await letters()).filter(({ kind }) => kind === 'buyer')).toHaveLength(6);
  });

  test('TRUST-11: one key is kept once, in each kind, for a week', async () => {
    const [first, again] = [await save(another({ key: 'k' })), await save({ ...order, key: 'k', hash: `h${count}` })];
    expect(again).toEqual({ saved: first.saved, repeats: `h${count}` });
    expect((await save(another({ key: 'k', kind: 'contact' }))).repeats).toBeNull();
    expect((await save(another({ key: 'k' }), week - 1)).saved).toEqual(first.saved);
    expect((await save(another({ key: 'k' }), week)).repeats).toBeNull();
  });

  test.each([
    ['without a key, within ten minutes', null, 10 * minute - 1, 1],
    ['without a key, ten minutes later', null, 10 * minute, 2],
    ['with a key of its own', 'another', 0, 2],
  ])('TRUST-11: the same content again, %s', async (_, key, later, expected) => {
    await save(order);
    await save({ ...order, key }, later);
    expect(await submissions(studio.storage)).toHaveLength(expected);
  });

  test('TRUST-11: sent twice at the same moment, with and without a key, kept once', async () => {
    const one = another({ key: 'k' });
    const kept = await Promise.all([save(one), save(one), save(order), save(order)]);
    expect(kept.filter(({ repeats }) => repeats === null)).toHaveLength(2);
    expect(await submissions(studio.storage)).toHaveLength(2);
  });

  test('another process reads and writes the same meanwhile', async () => {
    const second = await openStorage(studio.place);
    const { saved } = await save();
    expect(await submissionBy(second, saved.reference)).toBeDefined();
    expect((await saveSubmission(second, another(), studio.effects)).saved.reference).toBe('2026-0002-A2');
    await second.destroy();
  });
});
