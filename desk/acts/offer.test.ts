import { rmSync } from 'node:fs';
import { load } from 'cheerio';
import { copyOfContent } from '@/build/check/planted.fixture';
import { undoMs } from '@/domain/order/undo';
import { endOfDayInWarsaw } from '@/server/platform/warsaw';
import { deskOfEach } from '../desk.fixture';
import { reference } from '../order-page.fixture';

let token: string;
// a test changes particulars
const folder = copyOfContent();
afterAll(() => rmSync(folder, { recursive: true }));
const { desk: at } = deskOfEach({ folder });
beforeEach(async () => {
  token = await at.buyer.order();
});

const path = `/orders/${reference}/offer`;
const typed = {
  seen: '1',
  price: '520',
  delivery: '25',
  deposit: '30%',
  by: '2026-12-16',
  arrives: '2026-12-18',
  payAt: 'https://platnosci.example/a',
};
const look = (fields: Readonly<Record<string, string>>) =>
  at.follow(`${path}/send`, { ...typed, ...fields, step: 'preview' });
const markIn = (page: string): string => /name="previewed" value="(\w+)"/.exec(page)?.[1] ?? '';
const send = (fields: Readonly<Record<string, string>>) =>
  at.post(`${path}/send`, { ...typed, ...fields, step: 'send' });

test('an offer is typed, its letter looked at and sent; the buyer accepts it after the wait', async () => {
  const page = await look({ note: 'Tło <b>jasne</b>' });
  expect(page).toMatch(/Cena z dostawą: 545,00\szł/);
  expect(page).toContain('Tło &lt;b&gt;jasne&lt;/b&gt;');
  expect(await at.buyer.events()).toEqual([]);
  expect((await send({ note: 'Tło <b>jasne</b>', previewed: markIn(page) })).statusCode).toBe(303);
  expect(await at.buyer.html(token)).not.toContain('545,00');
  at.buyer.pass(undoMs);
  await at.buyer.post();
  expect(at.buyer.letterTo(/Oferta do/).text).toMatch(/Zaliczka: 163,50\szł/);
  expect((await at.buyer.send(await at.buyer.answerOn(token, 'accepted'))).status).toBe(303);
});

test.each([
  ['2026-12-04', '2026-12-04'],
  ['2027-01-20', '2026-12-05'],
])('STATUS-4: an offer of what is ready by %s can be accepted until %s', async (by, until) => {
  const fields = { by, arrives: '2027-01-22' };
  // the field says both, since the days of a hurried offer are fewer
  expect(await at.page(path)).toContain('puste: 14 dni albo do dnia, na który ma być gotowe');
  await send({ ...fields, previewed: markIn(await look(fields)) });
  expect(await at.buyer.events()).toEqual([expect.objectContaining({ until: endOfDayInWarsaw(until) })]);
});

test('what was not looked at is shown first, and Enter in a field sends nothing', async () => {
  const unseen = await send({});
  expect([unseen.statusCode, unseen.body]).toEqual([200, expect.stringContaining('class="letter plate"')]);
  const page = await look({});
  const changed = await send({ previewed: markIn(page), price: '530' });
  expect([changed.statusCode, await at.buyer.events()]).toEqual([422, []]);
  expect(changed.body).toContain('List zmienił się od czasu, gdy był pokazany.');
  expect(/<button[^>]*>/.exec(page.slice(page.indexOf(`action="${path}/send`)))?.[0]).toContain('value="preview"');
});

test('a slip is asked beside its field; what is answered is asked no more', async () => {
  const page = await look({ price: '52' });
  expect(page).toMatch(/Formularz pokazał 520,00\szł, tu jest 52,00\szł\./);
  expect(page).toContain('value="520,00" name="price"');
  expect((await send({ price: '52', previewed: markIn(page) })).body).toContain('Najpierw odpowiedz na pytanie.');
  // as a button after its field, which is sent too
  const mended = await at.post(`${path}/send`, { ...typed, price: ['52', '520,00'] });
  expect(mended.body).toMatch(/Cena pracy: 520,00\szł/);
  const sure = await look({ price: '52', sure: 'price' });
  expect(sure).not.toContain('Którą cenę');
  expect((await send({ price: '52', sure: 'price', previewed: markIn(sure) })).statusCode).toBe(303);
});

test.each([
  [{ price: 'dużo' }, 'Nie rozumiem tej kwoty.'],
  [{ price: '' }, 'Wpisz kwotę.'],
  [{ by: '' }, 'Wybierz dzień.'],
  [{ by: '16 grudnia' }, 'Nie rozumiem tego dnia.'],
  [{ by: '2026-11-20' }, 'Ten dzień już minął.'],
  [{ arrives: '2026-12-15' }, 'To wcześniej niż dzień'],
  [{ until: '2026-12-17' }, 'Oferta nie może czekać dłużej'],
  [{ deposit: 'other', ownDeposit: '9999' }, 'większa niż cena'],
])('what cannot be is said beside its field: %j', async (fields, problem) => {
  const { statusCode, body } = await send(fields);
  expect([statusCode, body]).toEqual([422, expect.stringContaining(problem)]);
  expect(await at.buyer.events()).toEqual([]);
});

test.each([
  [{}, '163,50 zł po przyjęciu, 381,50 zł zanim wyślesz'],
  [{ deposit: 'other', ownDeposit: '200' }, '200,00 zł po przyjęciu, 345,00 zł zanim wyślesz'],
  [{ deposit: '100%' }, ''],
  [{ deposit: '0%' }, ''],
])('STATUS-4: the parts of a payment stand where there are two: %j', async (fields, parts) => {
  const $ = load(await look(fields));
  expect($('output[name="parts"]').text().replaceAll('\u00a0', ' ')).toBe(parts);
});

test('DESK-5: an account that is saved and not published is asked about, since no buyer sees it', async () => {
  const asked = await look({ payAt: '' });
  expect(asked).toContain('Nie ma numeru konta, więc kupujący');
  await at.follow('/me/save', { 'v.particulars.bankAccount': '61 1090 1014 0000 0712 1981 2874' });
  const saved = load(await look({ payAt: '' }));
  expect(saved('.ask').text()).toContain('Numer konta czeka na publikację');
  expect(saved('a[href="/publish"]').text()).toContain('Opublikuj');
  expect(await at.read('/health')).toContain(
    'Numer konta jest zapisany, ale kupujący zobaczą go dopiero po publikacji',
  );
});
