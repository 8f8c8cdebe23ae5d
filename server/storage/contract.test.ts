import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import type { OrderEvent } from '@/domain/order/events';
import { pendingIn, undoMs } from '@/domain/order/undo';
import { newDatabase } from '@/e2e/support/in-process/postgres';
import { databases, openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { answerHealth } from '../http/health';
import { claim, finish } from '../mail/outbox/lease';
import { changeOrder, undoInOrder } from '../submissions/change-order';
import { UnusableDatabase } from './faults';
import { dataPlace, NoDatabase, openExisting, openStorage } from './open';
import { mayWait } from './queries/listed';
import { historyWithNext } from './queries/order-events';
import { photosOf, submissionBy, submissions } from './queries/read';
import { type KeptPhoto, type NewSubmission, saveSubmission } from './queries/save';
import { openAtStart } from './storage';

// What queries promise, on each database; all else is proved on SQLite alone.

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

  const said: OrderEvent = { type: 'message', from: 'studio', text: 'Za tydzień.' };
  /** An order whose own letters have left, with what can be done to it; the clock is the test's. */
  async function kept() {
    const { storage, effects } = studio;
    await save(order);
    await storage.updateTable('letters').set({ state: 'sent' }).execute();
    const [row] = await submissions(storage);
    if (!row) throw new Error('no order');
    let now = effects.now();
    const sender = { ...effects, now: () => now };
    return {
      pass: (ms: number) => {
        now += ms;
      },
      does: (event: OrderEvent, most = 100) =>
        changeOrder(storage, row, { event, tellsBuyer: true, mayHappen: ({ events }) => events.length < most }, sender),
      undo: () => undoInOrder(storage, row, (all) => pendingIn(all, now).at(-1) ?? null, sender),
      claim: () => claim(storage, now),
      finish: (letter: NonNullable<Awaited<ReturnType<typeof claim>>>) =>
        finish(storage, letter, { state: 'sent' }, now),
      events: async () => (await historyWithNext(storage, row)).history.events,
      waits: async () => (await mayWait(storage, { answered: ['contact'], never: ['opening-notice'] })).length,
    };
  }

  test('DESK-19: of twenty acts at once those are taken that may still happen, each in a place of its own', async () => {
    const at = await kept();
    const done = await Promise.all(Array.from({ length: 20 }, () => at.does(said, 3)));
    expect(done.filter(Boolean)).toHaveLength(3);
    expect((await at.events()).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  test('DESK-11: a lease and an undo exclude each other, whoever comes first', async () => {
    const at = await kept();
    for (let round = 0; round < 8; round += 1) {
      const { position } = (await at.does(said)) ?? {};
      // the clock of a worker that is ahead
      at.pass(undoMs);
      const leased = at.claim();
      at.pass(-undoMs);
      const [letter, undone] = await Promise.all([leased, at.undo()]);
      expect([letter?.part === position, undone !== null].filter(Boolean)).toHaveLength(1);
      if (letter) await at.finish(letter);
      at.pass(2 * undoMs);
    }
  });

  test('TRUST-14: two workers never lease the same letter, nor one a second time', async () => {
    for (let sent = 0; sent < 4; sent += 1) await save(another({ letters: order.letters.slice(0, 1) }));
    const at = studio.effects.now();
    const leased = await Promise.all(Array.from({ length: 6 }, () => claim(studio.storage, at)));
    expect(new Set(leased.flatMap((letter) => letter?.id ?? [])).size).toBe(4);
  });

  test('DESK-1: what is closed waits for nobody, until its buyer asks something', async () => {
    const at = await kept();
    const waits = [await at.waits()];
    const done = { type: 'mark', state: 'done', note: '', picture: null } as const;
    for (const next of [
      done,
      'undo',
      done,
      { type: 'message', from: 'buyer', text: 'A rama?' },
      done,
      said,
      done,
    ] as const) {
      await (next === 'undo' ? at.undo() : at.does(next));
      waits.push(await at.waits());
    }
    expect(waits).toEqual([1, 0, 1, 0, 1, 1, 1, 0]);
  });

  /** Makes the database read-only, or ends that. The queries run one after the other, because they share a connection. */
  const readOnly = {
    sqlite: (on: string) => sql`pragma query_only = ${sql.raw(on)}`,
    postgres: (on: string) => sql`set default_transaction_read_only = ${sql.raw(on)}`,
  };

  test('API-11: one that became read-only is red as long as nothing can be stored, and green again', async () => {
    // each time as another asker, for whom nothing is remembered
    const health = async () => (await answerHealth({ ...studio.effects })).status;
    expect(await health()).toBe(200);
    await readOnly[database]('on').execute(studio.storage);
    await expect(save()).rejects.toThrow();
    expect([await health(), await health()]).toEqual([503, 503]);
    await readOnly[database]('off').execute(studio.storage);
    await save();
    expect(await health()).toBe(200);
  });

  test('TRUST-30: the tables are brought up to date once: a second start changes nothing', async () => {
    const query = CompiledQuery.raw('select name, timestamp from kysely_migration order by name');
    const applied = async () => (await studio.storage.executeQuery(query)).rows;
    const before = await applied();
    await (await openStorage(studio.place)).destroy();
    expect(await applied()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  test('TRUST-30: an old version refuses the tables of a newer one in one line, and leaves them as they are', async () => {
    const { place, storage } = studio;
    const newer = `insert into kysely_migration (name, timestamp) values ('999-newer', '2027-01-01T00:00:00.000Z')`;
    await storage.executeQuery(CompiledQuery.raw(newer));
    const refusal = await openStorage(place).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnusableDatabase);
    expect(String(refusal)).toMatch(
      /^Error: The database was changed by a newer version \(999-.*\. Start the newer .*\.$/,
    );
    await expect(openAtStart({ storage: () => openStorage(place) })).rejects.toThrow('999-newer');
    expect(await submissions(storage)).toEqual([]);
  });

  test('DESK-14: what only opens a database makes none where there is none, and says where it looked', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'studio-'));
    const place = { dataFolder, databaseUrl: database === 'postgres' ? await newDatabase() : null };
    for (let times = 0; times < 2; times += 1) {
      const error = await openExisting(place).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(NoDatabase);
      expect(error).toMatchObject({ place: dataPlace(place) });
    }
    expect(readdirSync(dataFolder)).toEqual([]);
    await (await openStorage(place)).destroy();
    await (await openExisting(place)).destroy();
    rmSync(dataFolder, { recursive: true });
  });
});
