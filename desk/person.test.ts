import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { load } from 'cheerio';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { translator } from '@/messages/translator';
import { receive } from '@/server/http/receive/receive';
import { limits } from '@/server/platform/limits';
import { submissionBy, submissions } from '@/server/storage/queries/read';
import { exported } from '@/server/submissions/exported';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

jest.replaceProperty(limits.storage, 'busyMs', 100);
const { desk: at } = deskOfEach();
beforeEach(async () => {
  await at.buyer.order();
});

const erase = async () => {
  const path = `/people/${reference}/erase`;
  const going = String(load(await at.page(path))('input[name="going"]').val());
  const { headers } = await at.post(`${path}/forever`, { name: 'Źdźbło-Nowakowska', going });
  return at.page(`${headers.location}`);
};

test('TRUST-23: of an order every field is exported, what its photos are, and the letters', async () => {
  const row = await submissionBy(at.storage, reference);
  if (!row) throw new Error('nothing was ordered');
  const order = await exported({ storage: at.storage, locale: 'en', words: translator('en') }, row);
  expect(order).toMatchObject({
    reference,
    kind: 'shop-order',
    received: new Date(row.created_at).toISOString(),
    read: null,
    fields: { version: 1, draft: expect.anything(), delivery: { email: 'lucja@poczta.example' } },
    photos: [{ position: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    labels: expect.arrayContaining([{ label: 'Height', value: 'to be agreed' }]),
    letters: [
      { kind: 'artist', part: 1, state: 'waiting', sent: null },
      { kind: 'buyer', part: 1, state: 'waiting', sent: null },
    ],
  });
  expect(order.photos[0]).not.toHaveProperty('bytes');
});

test('TRUST-23: what withdraws from a contract is erased with its person', async () => {
  const fields = { ...forms['withdrawal-statements'], email: 'LUCJA@poczta.example' };
  await receive('withdrawal-statements', await formRequest('withdrawal-statements', { fields }), at.buyer.effects());
  await erase();
  expect(await submissions(at.storage)).toEqual([]);
});

describe('TRUST-23: what was erased is not in SQLite’s files any more', () => {
  const folder = () => at.buyer.office.studio.folder;
  const written = (): string =>
    ['studio.sqlite', 'studio.sqlite-wal'].map((name) => readFileSync(join(folder(), name), 'latin1')).join('');
  beforeEach(async () => {
    await at.act('message', { text: 'message: kanarek' });
    await at.act('note', { text: 'note: kanarek' });
    for (const canary of ['message: kanarek', 'note: kanarek']) expect(written()).toContain(canary);
  });

  test('at once', async () => {
    expect(await erase()).toContain('Usunięto na zawsze: 1.');
    expect(written()).not.toMatch(/kanarek/);
  });

  test('in the night, where somebody reads for long, and the answer says so', async () => {
    const other = new Database(join(folder(), 'studio.sqlite'));
    other.exec('BEGIN');
    other.prepare('select id from submissions').all();
    expect(await erase()).toContain(translator('pl')('desk.erase.tonight'));
    expect(await submissions(at.storage)).toEqual([]);
    expect(written()).toMatch(/kanarek/);
    other.close();
  });
});
