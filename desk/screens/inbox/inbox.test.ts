import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { receive } from '@/server/http/receive/receive';
import { unsentLetters } from '@/server/storage/queries/letters';
import { deskOfEach, fieldsIn, ledTo, openDesk } from '../../desk.fixture';

const { desk: at } = deskOfEach();

async function send(kind: 'contact' | 'registration-lessons', fields: Readonly<Record<string, string>>, to = at) {
  const all = { ...forms[kind], ...fields };
  const answer = await receive(kind, await formRequest(kind, { fields: all }), to.buyer.effects());
  return (await answer.json()).reference as string;
}

const rows = (html: string): readonly string[] =>
  [...html.matchAll(/row-name[^"]*" href="([^"]+)"/g)].map(([, to = '']) => to);

test('what came in is listed by what is to be done, and found by a word, without accents, and by telephone', async () => {
  await at.buyer.order();
  const message = await send('contact', {
    email: 'ola@poczta.example',
    phone: '511 222 333',
    text: 'Czy zdążymy na święta?',
  });
  const lesson = await send('registration-lessons', {
    name: 'Bożena Wymyślna',
    email: 'bozena@poczta.example',
    phone: '500',
  });
  expect(rows(await at.page('/inbox'))).toEqual([
    expect.stringMatching(/^\/orders\//),
    `/inbox/${message}`,
    `/inbox/${lesson}`,
  ]);
  expect(rows(await at.page('/inbox?show=lessons'))).toEqual([`/inbox/${lesson}`]);
  for (const typed of ['swieta', '+48 511-222-333', message])
    expect(rows(await at.page(`/inbox?q=${encodeURIComponent(typed)}`))).toEqual([`/inbox/${message}`]);
  expect(await at.page('/inbox?q=nikt')).toContain('Nie ma nic z');
});

test('STATUS-14: where no mail is set an answer is said to wait, whatever is pressed', async () => {
  const silent = await openDesk({ variables: {} });
  const reference = await send('contact', { email: 'ola@poczta.example', text: 'Dzień dobry' }, silent);
  const sent = await silent.follow(`/inbox/${reference}/reply`, { text: 'Zdążymy.', seen: '0' });
  const [, letter = ''] = /name="letter" value="([^"]+)"/.exec(sent) ?? [];
  const now = await silent.follow(`/inbox/${reference}/send-now`, { letter });
  const waits = expect.stringContaining('List czeka, bo poczta nie jest ustawiona.');
  expect([sent, now]).toEqual([waits, waits]);
  await silent.close();
});

test('an answer waits five minutes: taken back it is in the field again and nobody gets it, then it leaves', async () => {
  const reference = await send('contact', { email: 'ola@poczta.example', text: 'Dzień dobry <b>' });
  const path = `/inbox/${reference}`;
  expect(await at.page(path)).toContain('Dzień dobry &lt;b&gt;');
  expect((await at.post(`${path}/reply`, { text: ' ', seen: '0' })).statusCode).toBe(422);
  const previewed = await at.post(`${path}/reply`, { text: 'Zdążymy.', seen: '0', step: 'preview' });
  expect(previewed.body).toContain('Zdążymy.</textarea>');
  expect(previewed.body).toContain('ola@poczta.example');
  const sent = await at.follow(`${path}/reply`, { text: 'Zdążymy.', seen: '0' });
  expect(sent).toContain('Wyjdzie za 5 minut');
  // a second desk that has not seen it writes nothing
  expect((await at.post(`${path}/reply`, { text: 'Tak.', seen: '0' })).statusCode).toBe(409);
  await at.buyer.post();
  const letters = () => at.buyer.office.all('buyer').filter(({ text }) => text?.includes('Zdążymy.'));
  expect(letters()).toEqual([]);
  const [, letter = ''] = /name="letter" value="([^"]+)"/.exec(sent) ?? [];
  const back = await at.post(`${path}/take-back`, { letter, text: 'Zdążymy.' });
  expect(back.body).toContain('Zdążymy.</textarea>');
  expect((await at.post(`${path}/take-back`, { letter, text: 'Zdążymy.' })).statusCode).toBe(409);
  await at.post(`${path}/reply`, { text: 'Zdążymy.', seen: '0' });
  at.buyer.pass(5 * 60_000);
  await at.buyer.post();
  expect(letters()).toHaveLength(1);
  expect(rows(await at.page('/inbox'))).toEqual([]);
});

test('what was answered by telephone is settled, and waits no more', async () => {
  const reference = await send('registration-lessons', { name: 'Ewa' });
  await at.follow(`/inbox/${reference}/settle`, { seen: '1' });
  expect(rows(await at.page('/inbox'))).toEqual([]);
  expect(rows(await at.page('/inbox?show=done'))).toEqual([`/inbox/${reference}`]);
  // for five minutes it can wait again
  const other = await send('registration-lessons', { name: 'Ola' });
  const undo = fieldsIn(await at.follow(`/inbox/${other}/settle`, { seen: '1' }), `/inbox/${other}/unsettle`);
  expect(ledTo(await at.post(`/inbox/${other}/unsettle`, undo))).toBe(`/inbox/${other}`);
  expect(await at.page('/')).toContain('Ola');
});

test('DESK-19: an order is not settled like a message: it ends by its own states', async () => {
  await at.buyer.order();
  const [order] = await at.storage.selectFrom('submissions').select('reference').execute();
  await at.post(`/inbox/${order?.reference}/settle`, { seen: '1' });
  expect(await at.buyer.events(order?.reference)).toEqual([]);
});

test('TRUST-19: what looks like a machine’s work is held back with its reason, and accepted once', async () => {
  const reference = await send('contact', { website: 'https://spam.example', text: 'Oferta' });
  expect(rows(await at.page('/inbox'))).toEqual([]);
  const held = await at.page('/inbox?show=held');
  expect(rows(held)).toEqual([`/inbox/${reference}`]);
  expect(held).toContain('Wypełniono pole, którego nie widać');
  expect(await unsentLetters(at.storage)).toEqual([]);
  expect(await at.follow(`/inbox/${reference}/release`, {})).toContain('Przyjęte');
  const due = { state: 'waiting', attempts: 0, next_at: at.buyer.effects().now() };
  expect(await unsentLetters(at.storage)).toMatchObject([due, due]);
  expect((await at.post(`/inbox/${reference}/release`, {})).statusCode).toBe(409);
  expect(rows(await at.page('/inbox'))).toEqual([`/inbox/${reference}`]);
});

/** Writes `n` more submissions as the one there is. */
async function copies(n: number, values: Readonly<{ kind?: string }> = {}): Promise<void> {
  const [model] = await at.storage.selectFrom('submissions').selectAll().execute();
  if (!model) throw new Error('nothing to copy');
  for (let from = 0; from < n; from += 100) {
    const own = (i: number) => ({ id: randomUUID(), reference: `2020-${from + i}`, content_hash: randomUUID() });
    const rows = Array.from({ length: Math.min(100, n - from) }, (_, i) => ({ ...model, ...values, ...own(i) }));
    await at.storage.insertInto('submissions').values(rows).execute();
  }
}

test('10,000 messages have pages of 40, of at most 60 KiB packed', async () => {
  await send('contact', { text: 'Wiadomość' });
  await copies(10_000);
  const first = await at.page('/inbox');
  expect(rows(first)).toHaveLength(40);
  expect(first).toContain('rel="next"');
  expect(rows(await at.page('/inbox?show=own&page=251'))).toHaveLength(1);
  expect(gzipSync(first).length).toBeLessThanOrEqual(60 * 1024);
});

test('what a newer version wrote is listed, says so, and stays unread', async () => {
  await send('contact', { text: 'Wiadomość' });
  await copies(1, { kind: 'commission-of-tomorrow' });
  expect(rows(await at.page('/inbox?show=fresh'))).toContain('/inbox/2020-0');
  expect(await at.page('/inbox/2020-0')).toContain('commission-of-tomorrow');
  expect(rows(await at.page('/inbox?show=fresh'))).toContain('/inbox/2020-0');
});
