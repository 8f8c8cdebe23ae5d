import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { load } from 'cheerio';
import { sql } from 'kysely';
import { slips } from '@/domain/order/slips';
import { deliveredFolder } from '@/server/storage/delivered';
import { deskOfEach, fieldsIn, fileNamed } from '../desk.fixture';
import { reference } from '../order-page.fixture';
import { openAnswers } from './answers';

const { desk: at } = deskOfEach();
beforeEach(async () => {
  await at.buyer.order();
});
const path = `/orders/${reference}`;

/** Whatever is asked about an offer is meant so. */
const sure = slips.map((slip) => ['sure', slip]);

const post = (url: string, form: Record<string, string>) =>
  at.app.inject({
    method: 'POST',
    url,
    payload: `${new URLSearchParams([...Object.entries(form), ...sure])}`,
    headers: {
      ...at.known,
      origin: 'http://127.0.0.1:3001',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
const to = async (url: string, form: Record<string, string>): Promise<string> =>
  String((await post(url, form)).headers.location);

const offer = {
  price: '420',
  delivery: '30',
  deposit: '30%',
  by: '2026-12-18',
  arrives: '2026-12-20',
  note: 'Z ramą.',
};

test('a letter that is looked at, and a form that is refused, have an address that can be opened again', async () => {
  const previewed = await to(`${path}/message`, { seen: '1', text: 'Dzień dobry', step: 'preview' });
  const refused = await to(`${path}/message`, { seen: '1', text: ' ' });
  expect([previewed, refused]).toEqual([
    expect.stringMatching(/^\/orders\/[\w-]+\?form=[\w-]+$/),
    expect.stringMatching(/^\/orders\/[\w-]+\?form=[\w-]+$/),
  ]);
  for (const _ of ['at once', 'after Back', 'loaded anew']) {
    expect(load(await at.page(previewed))('.letter-text').text()).toContain('Dzień dobry');
    expect((await at.get(refused)).statusCode).toBe(422);
  }
  // another page, and another device, show nothing of it
  expect(await at.page(`/inbox?${previewed.split('?')[1]}`)).not.toContain('Dzień dobry');
});

test('the address of a form opened anew leads to the form', async () => {
  for (const [act, form] of [
    [`${path}/message`, path],
    [`${path}/offer/send`, `${path}/offer`],
    ['/works/upload', '/works'],
    ['/queue/capacity', '/queue'],
  ] as const)
    expect((await at.get(act)).headers.location).toBe(form);
  expect((await at.get(`${path}/nothing`)).statusCode).toBe(404);
});

test('DESK-11: after an undo the form shows what was sent', async () => {
  const previewed = await to(`${path}/offer/send`, { seen: '1', ...offer, price: '360', step: 'preview' });
  expect(previewed).toContain('/offer?form=');
  const again = await to(`${path}/offer/send`, { seen: '1', ...offer, step: 'preview' });
  const fields = fieldsIn(await at.page(again), `${path}/offer/send`);
  const sent = await to(`${path}/offer/send`, { ...fields, ...offer, step: 'send' });
  expect(sent).toMatch(/^\/orders\/[\w-]+\?done=/);
  const undone = await to(`${path}/undo`, { undo: '1' });
  expect(undone).toMatch(/\/offer\?form=[\w-]+&done=/);
  expect(fieldsIn(await at.page(undone), `${path}/offer/send`)).toMatchObject({ price: '420', note: 'Z ramą.' });
  // what was looked at before it was sent is over
  expect(fieldsIn(await at.page(previewed), `${path}/offer/send`).price).not.toBe('360');
});

test('what a second tab was refused, while the first one is accepted, is still given back there', () => {
  const answers = openAnswers(() => 0);
  const form = { values: { text: ['Dzień dobry'] }, files: [], refused: [] };
  const tried = { act: 'note', form, problems: {}, changed: true };
  const earlier = answers.addForm('phone', path, tried);
  const before = answers.ids();
  const meanwhile = answers.addForm('phone', path, tried);
  answers.accept('phone', path, tried, { before, undo: undefined });
  expect(answers.form(earlier, 'phone', path)).toBeNull();
  expect(answers.form(meanwhile, 'phone', path)).toEqual(tried);
});

test('what happened is shown in the tab that did it', async () => {
  const done = await to(`${path}/note`, { seen: '1', text: 'Oddzwonić' });
  expect(await at.page('/')).not.toContain('role="status"');
  expect(await at.page(done)).toContain('role="status"');
});

/** As where another process has it open for long, or the disk is full. */
const unwritable = (isOn: boolean) => sql`pragma query_only = ${sql.raw(isOn ? 'on' : 'off')}`.execute(at.storage);

test('TRUST-8: where the database cannot be written every page is read, and an act gives its form back and says so', async () => {
  at.buyer.pass(2 * 60 * 60 * 1000);
  await unwritable(true);
  for (const page of [
    '/',
    path,
    `${path}/offer`,
    '/inbox',
    '/queue',
    '/works',
    '/prices',
    '/site',
    '/health',
    '/devices',
  ])
    expect([page, (await at.get(page)).statusCode]).toEqual([page, 200]);
  const acts = [
    ['message', { text: 'Dzień dobry' }],
    ['note', { text: 'Oddzwonić' }],
    ['payment', { sum: '100', day: '2026-11-20', kind: 'deposit' }],
  ] as const;
  for (const [act, typed] of acts) {
    const answer = await post(`${path}/${act}`, { seen: '1', ...typed });
    expect([act, answer.statusCode, answer.body]).toEqual([
      act,
      503,
      expect.stringContaining('Teraz nie da się nic zapisać'),
    ]);
    for (const text of Object.values(typed)) expect(answer.body).toContain(text);
  }
  // a file that no order has is none
  const file = await at.post(`${path}/file`, { seen: '1', note: 'Do druku.', file: fileNamed('a.tif', 'a') });
  expect([file.statusCode, file.body]).toEqual([503, expect.stringContaining('Do druku.')]);
  expect(readdirSync(deliveredFolder(at.settings.dataFolder))).toEqual([]);
  await unwritable(false);
  expect(await to(`${path}/note`, { seen: '1', text: 'Oddzwonić' })).toContain('done=');
});

test('TRUST-8: where another program has the database locked, pages are read and what was typed comes back', async () => {
  const other = new Database(join(at.settings.dataFolder, 'studio.sqlite'));
  other.exec('begin immediate');
  const answer = await post(`${path}/message`, { seen: '1', text: 'Dzień dobry' });
  expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('Dzień dobry')]);
  expect((await at.get('/health')).statusCode).toBe(200);
  other.exec('rollback');
  other.close();
  expect(await to(`${path}/message`, { seen: '1', text: 'Dzień dobry' })).toContain('done=');
}, 30_000);
