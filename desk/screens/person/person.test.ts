import { load } from 'cheerio';
import { dealtWith } from '@/e2e/support/in-process/dealt-with';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { receive } from '@/server/http/receive/receive';
import { submissions } from '@/server/storage/queries/read';
import { deskOfEach } from '../../desk.fixture';
import { reference } from '../../order-page.fixture';

const { desk: at } = deskOfEach();
beforeEach(async () => {
  await at.buyer.order();
});

const path = `/people/${reference}`;

async function send(fields: Readonly<Record<string, string>>): Promise<string> {
  const all = { text: 'Dzień dobry', phone: '511 000 111', ...fields };
  const answer = await receive('contact', await formRequest('contact', { fields: all }), at.buyer.effects());
  return (await answer.json()).reference;
}
const left = async () => (await submissions(at.storage)).map((row) => row.reference);
const going = (html: string): string => String(load(html)('input[name="going"]').val() ?? '');
/** Erases as the page that names what goes does. */
async function erase(fields: Readonly<Record<string, string>> = {}) {
  const seen = going(await at.page(`${path}/erase`));
  return at.post(`${path}/erase/forever`, { name: 'źdźbło-nowakowska ', going: seen, ...fields });
}

test('a person is everything of one e-mail or telephone, and nothing of anybody else', async () => {
  const [first] = await submissions(at.storage);
  const { delivery } = JSON.parse(first?.fields ?? '{}');
  const mailed = await send({ email: ` ${delivery.email.toUpperCase()}`, text: 'Czy zdążymy?' });
  const called = await send({
    email: 'ola@poczta.example',
    phone: `+48 ${delivery.phone.replace(/\D/g, '').slice(-9)}`,
  });
  const other = await send({ email: 'jan@poczta.example', phone: '511 222 333' });
  await at.act('message', { text: 'Zaczynam w środę.' });
  await at.act('note', { text: 'Woli dzwonić po 18' });
  await at.act('payment', { sum: '100', day: '2026-11-21', kind: 'deposit' });
  const page = await at.read(path);
  for (const text of [reference, mailed, called, 'Zaczynam w środę.', 'Woli dzwonić po 18', '100,00'])
    expect(page.replaceAll('\u00a0', ' ')).toContain(text);
  expect(page).not.toContain(other);
  const asked = await at.page(path);
  expect([
    asked.includes(`href="/orders/${reference}#next"`),
    asked.includes(`href="/add/order?person=${reference}"`),
  ]).toEqual([true, true]);
  expect(await at.read(`/people/${other}`)).not.toContain(reference);
  for (const from of [`/orders/${reference}`, `/inbox/${mailed}`])
    expect(await at.page(from)).toContain('href="/people/2026-');
});

test('TRUST-23: a person is exported in one file, with the photos, and its name tells nothing of them', async () => {
  const mine = await send({ email: 'lucja@poczta.example', text: 'Czy zdążymy?' });
  await at.act('message', { text: 'Zaczynam w środę.' });
  const { headers, rawPayload } = await at.get(`${path}/all.zip`);
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toContain(`osoba-${reference}.zip`);
  for (const held of [
    'data.json',
    `"reference": "${mine}"`,
    `${reference}/1.jpg`,
    'Czy zdążymy?',
    'said.json',
    '"by": "artist"',
  ])
    expect(rawPayload.includes(Buffer.from(held))).toBe(true);
});

test('TRUST-23, DESK-7: erasing names what goes and what stays, wants the name typed, and erases only what was named', async () => {
  const other = await send({ email: 'jan@poczta.example' });
  const page = await at.read(`${path}/erase`);
  for (const text of ['Znikną', 'Zostaną', 'Żeby usunąć, wpisz: Źdźbło-Nowakowska']) expect(page).toContain(text);
  expect((await erase({ name: 'Łucja' })).statusCode).toBe(422);
  expect((await erase({ going: other })).statusCode).toBe(409);
  expect(await left()).toHaveLength(2);
  const { statusCode, headers } = await erase();
  expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(/^\/inbox\?/)]);
  expect(await at.page(`${headers.location}`)).toContain('Usunięto na zawsze: 1.');
  expect(await left()).toEqual([other]);
  expect((await at.get(path)).statusCode).toBe(404);
});

test.each([
  ['accepted', () => at.act('agree', { price: '1450', by: '2026-12-18' })],
  ['paid', () => at.act('payment', { sum: '100', day: '2026-11-21', kind: 'deposit' })],
])('TRUST-23: what was %s stays until it is done', async (_, happen) => {
  await happen();
  const mine = await send({ email: 'lucja@poczta.example' });
  expect(await at.read(`${path}/erase`)).toContain('Najpierw je zakończ.');
  expect(going(await at.page(`${path}/erase`))).toBe(mine);
  const { headers } = await erase();
  expect(await at.page(`${headers.location}`)).toContain('Niezakończone zamówienia, które zostały: 1.');
  expect(await left()).toEqual([reference]);
  expect(await at.page(`${path}/erase`)).not.toContain('name="going"');
  await at.act('start');
  await at.act('done');
  await dealtWith(at.storage);
  expect((await erase()).statusCode).toBe(303);
  expect(await left()).toEqual([]);
});

test('an unknown number is no person, by page, file and post', async () => {
  for (const to of [
    '/people/2026-0009-Z9',
    '/people/%00',
    '/people/2026-0009-Z9/all.zip',
    '/people/2026-0009-Z9/erase',
  ])
    expect((await at.get(to)).statusCode).toBe(404);
  expect((await at.post('/people/2026-0009-Z9/erase/forever', { name: 'x', going: '' })).statusCode).toBe(404);
});

test('DESK-4: what a stranger typed stays text, in both languages; whose name cannot be typed is erased by the number', async () => {
  const mark = '<img src=x onerror=alert(1)>\u202e';
  const fields = { name: mark, email: 'zly@poczta.example', phone: '500', lessons_type: mark };
  const request = await formRequest('registration-lessons', { fields });
  const of = (await (await receive('registration-lessons', request, at.buyer.effects())).json()).reference;
  for (const language of ['pl', 'en']) {
    await at.post('/language', { language, to: '/' });
    for (const to of [`/people/${of}`, `/people/${of}/erase`]) {
      const page = await at.page(to);
      expect(page).toContain(`<html lang="${language}"`);
      expect(load(page)('img[src="x"]')).toHaveLength(0);
      expect(page).not.toContain('\u202e');
    }
  }
  expect(await at.read(`/people/${of}/erase`)).toContain(`To erase, type: ${of}`);
});
