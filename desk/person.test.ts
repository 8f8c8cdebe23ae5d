import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { limits } from '@/server/platform/limits';
import { submissionBy, submissions } from '@/server/storage/queries/read';
import { changeOrder } from '@/server/submissions/change-order';
import { type Extra, typedIn } from './typed.fixture';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
  await send('Lucja@poczta.example');
  await send('jan@poczta.example');
});
afterEach(() => studio.close());

const send = async (email: string) =>
  receive(
    'shop-order',
    orderRequest({ fields: { ...orders.portraits, email }, photos: [await picture()] }),
    studio.effects,
  );
async function run(command: string, extra?: Extra): Promise<string> {
  const person = command.startsWith('person') ? { reference: 'lucja@Poczta.example ' } : {};
  const { ok, text } = await typedIn(studio, command, { ...person, ...extra });
  return ok ? text : `! ${text}`;
}
const left = async () => (await submissions(studio.storage)).map(({ email }) => email);

test('TRUST-23: one command exports a person: every field, what its photos are, the letters, nobody else', async () => {
  const [order, ...others] = JSON.parse(await run('person export'));
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    reference: '2026-0001-A2',
    kind: 'shop-order',
    received: '2026-11-21T13:05:00.000Z',
    read: null,
    fields: { version: 1, draft: { variant: 'acrylic', height: '' }, delivery: { email: 'Lucja@poczta.example' } },
    photos: [{ position: 1, name: 'Wakacje 1 ąę.jpg', width: 120, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    labels: expect.arrayContaining([{ label: 'Height', value: 'to be agreed' }]),
    letters: [
      { kind: 'artist', part: 1, state: 'waiting', sent: null },
      { kind: 'buyer', part: 1, state: 'waiting', sent: null },
    ],
  });
  expect(order.photos[0].bytes).toBeUndefined();
});

test('TRUST-23: what withdraws from a contract is exported and erased with its person', async () => {
  const fields = { ...forms['withdrawal-statements'], email: 'LUCJA@poczta.example' };
  await receive('withdrawal-statements', await formRequest('withdrawal-statements', { fields }), studio.effects);
  const all: readonly { kind: string }[] = JSON.parse(await run('person export'));
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['shop-order', 'withdrawal-statements']);
  await run('person erase', { yes: true });
  expect(await left()).toEqual(['jan@poczta.example']);
});

test('TRUST-23, DESK-7: one command erases a person, photos, keys and letters with them', async () => {
  expect(await run('person erase', { yes: true })).toBe('Messages erased: 1');
  expect(await left()).toEqual(['jan@poczta.example']);
  for (const table of ['photos', 'letters'] as const) {
    const rows = await studio.storage.selectFrom(table).select('submission_id').distinct().execute();
    expect(rows).toHaveLength(1);
  }
  expect(await run('person erase', { yes: true })).toContain('! There is nothing for the address');
});

test.each([
  ['yes', 'Messages erased: 1', 1],
  ['no', '! Nothing was erased, because the answer was not “yes”. --yes erases without asking.', 2],
  ['', '! Nothing was erased, because the answer was not “yes”. --yes erases without asking.', 2],
])('erasing asks first: %s', async (answer, text, count) => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answer;
  };
  expect(await run('person erase', { ask })).toBe(text);
  expect(asked).toEqual([expect.stringContaining(': 1. They will be erased')]);
  expect(await left()).toHaveLength(count);
});

test.each(['export', 'person export'])('TRUST-23: %s hides nothing', async (command) => {
  const hostile = 'a\u009b\u202e\u2028\u00a0\u{e0041}b';
  const fields = { email: 'lucja@poczta.example', name: 'Łucja', phone: '600', lessons_type: hostile };
  await receive('registration-lessons', await formRequest('registration-lessons', { fields }), studio.effects);
  const text = await run(command);
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/u);
  expect(text).toContain('a\\u009b\\u202e\\u2028\\u00a0\\udb40\\udc41b');
  const lessons = JSON.parse(text).find(({ kind }: { kind: string }) => kind === 'registration-lessons');
  expect(lessons.fields.lessons_type).toBe(hostile);
});

describe('TRUST-23: what was erased is not in SQLite’s files any more', () => {
  let studio: Studio;
  beforeEach(async () => {
    jest.replaceProperty(limits.storage, 'busyMs', 100);
    studio = await openStudio();
    const fields = { ...orders.posters, first_name: 'Kanarkowa', email: 'kanarek@poczta.example' };
    await receive('shop-order', orderRequest({ fields }), studio.effects);
    const order = await submissionBy(studio.storage, '2026-0001-A2');
    if (!order) throw new Error('nothing was ordered');
    for (const event of [
      { type: 'message', from: 'studio', text: 'message: kanarek' },
      { type: 'note', text: 'note: kanarek' },
    ] as const)
      await changeOrder(studio.storage, order, { event, tellsBuyer: false, mayHappen: () => true }, studio.effects);
    for (const canary of ['Kanarkowa', 'message: kanarek', 'note: kanarek']) expect(written()).toContain(canary);
  });
  afterEach(async () => {
    await studio.close();
    jest.restoreAllMocks();
  });

  const written = (): string =>
    ['studio.sqlite', 'studio.sqlite-wal'].map((name) => readFileSync(join(studio.folder, name), 'latin1')).join('');
  const run = (command: string) => typedIn(studio, command, { reference: 'kanarek@poczta.example', yes: true });
  /** Somebody who reads for long, and so needs the log. @returns ends it */
  function read(): () => void {
    const other = new Database(join(studio.folder, 'studio.sqlite'));
    other.exec('BEGIN');
    other.prepare('select id from submissions').all();
    return () => void other.close();
  }

  test('after one command', async () => {
    expect(await run('person erase')).toEqual({ ok: true, text: 'Messages erased: 1' });
    expect(written()).not.toMatch(/kanark|kanarek/i);
  });

  test('one that meets a long reader says what it did and what is left; run again it does that', async () => {
    const end = read();
    const { ok, text } = await run('person erase');
    expect([ok, text]).toEqual([false, expect.stringContaining('Messages erased: 1')]);
    expect(text).toContain('may still be in the database’s log');
    expect(await submissions(studio.storage)).toEqual([]);
    expect(written()).toMatch(/kanarek/);
    end();
    expect(await run('person erase')).toEqual({
      ok: false,
      text: expect.stringMatching(/^There is nothing for the address .*\.$/),
    });
    expect(written()).not.toMatch(/kanark|kanarek/i);
  });
});
