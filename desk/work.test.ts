import { writeFileSync } from 'node:fs';
import { undoMs } from '@/domain/order/undo';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { answerPicture } from '@/server/pages/status/answer-picture';
import { type OrderPage, openOrderPage, reference } from './order-page.fixture';

const day = 24 * 60 * 60 * 1000;

let at: OrderPage;
beforeEach(async () => {
  at = await openOrderPage('sqlite');
});
afterEach(() => at.office.close());

const list = async (...more: string[]) => (await at.desk('inbox', ...more)).out.replace(/ {2,}/g, '|').split('\n');
/** The line of the first order, and the heading that it stands below. */
async function standing(): Promise<string> {
  const lines = await list('--all');
  const row = lines.findIndex((line) => line.includes(`|${reference}|`));
  const group = lines.slice(0, row).findLast((line) => !line.includes('|')) ?? '';
  return `${group.replace(/:.*/, '')}: ${lines[row]?.split('|').slice(2, 6).join(', ')}`;
}

test('DESK-1: each step of an order says whose turn it is, what comes next, by when and for how much', async () => {
  const token = await at.order();
  expect(await standing()).toMatch(/^Czeka na Ciebie: nowe, wyślij ofertę, 24 lis, od \d+,\d\d zł$/);
  await at.quote();
  expect(await standing()).toBe('Czeka na kupujących: oferta, kupujący odpowie, 5 gru, 1450,00 zł');
  await at.send(await at.answerOn(token, 'accepted'));
  expect(await standing()).toBe('Czeka na Ciebie: przyjęte, zacznij, 18 gru, 1450,00 zł');
  await at.desk('inbox', 'mark', reference, 'w-pracy');
  expect(await standing()).toBe('Czeka na Ciebie: w pracy, skończ i wyślij, 18 gru, 1450,00 zł');
  at.pass(30 * day);
  expect((await list()).join('\n')).toMatch(/Czeka na Ciebie: 1, po terminie: 1\n.*18 gru !.*\n\n.*\n?! po terminie/s);
  await at.desk('inbox', 'show', reference);
  await at.desk('inbox', 'mark', reference, 'wysłane');
  expect(await standing()).toBe('Czeka na kupujących: wysłane, dojdzie, 20 gru !, 1450,00 zł');
  await at.desk('inbox', 'mark', reference, 'gotowe');
  expect(await standing()).toMatch(/^Reszta: gotowe, -, 1450,00 zł/);
  expect((await list()).join('\n')).toContain('Reszta, czyli załatwione i prośby o powiadomienie: 1.');
});

test('DESK-1: an offer that nobody answered in time, and a refusal that nobody has read, wait for the artist', async () => {
  const token = await at.order();
  await at.quote();
  await at.send(await at.answerOn(token, 'declined'));
  expect(await standing()).toMatch(/^Czeka na Ciebie: odrzucone, przeczytaj, /);
  await at.desk('inbox', 'show', reference);
  expect(await standing()).toMatch(/^Reszta: odrzucone, -/);
  await at.quote();
  at.pass(20 * day);
  expect(await standing()).toBe('Czeka na Ciebie: oferta, ponów ofertę, 5 gru !, 1450,00 zł');
});

test('DESK-9: a buyer’s message stands with its order until it is answered, in whichever way', async () => {
  const token = await at.order();
  await at.quote();
  const say = (text: string) => at.send({ token, language: 'pl', answer: 'message', text });
  await say('Czy zdążysz?');
  expect(await standing()).toMatch(/^Czeka na Ciebie: oferta, odpisz, 24 lis, /);
  expect((await list()).join('\n')).not.toContain('2026-0002-A2');
  at.pass(1);
  await at.desk('inbox', 'message', '2026-0002-A2', 'Tak.', '--yes');
  expect(await standing()).toMatch(/^Czeka na kupujących: oferta/);
  at.pass(1);
  await say('Na pewno?');
  at.pass(1);
  expect((await at.desk('inbox', 'reply', '3', '--text', 'Na pewno.', '--yes')).code).toBe(0);
  expect(await standing()).toMatch(/^Czeka na kupujących: oferta/);
  const [row, reply] = JSON.parse((await at.desk('inbox', '--json')).out).toSorted(
    (one: { reference: string }, other: { reference: string }) => one.reference.localeCompare(other.reference),
  );
  expect(row).toMatchObject({ state: 'offer', waitsFor: 'buyer', due: '2026-12-05', offered: 145_000, agreed: null });
  expect(reply).toMatchObject({ order: reference, name: row.name });
});

test('DESK-9: any number of an order is that order, and what was sent by it stands there too', async () => {
  const token = await at.order();
  await at.send({ token, language: 'pl', answer: 'message', text: 'Czy zdążysz?' });
  const { out } = await at.desk('inbox', 'show', '2026-0002-A2');
  expect(out).toMatch(/^Zamówienie 2026-0001-A2\n/);
  expect(out).toMatch(/\nWiadomość do zamówienia 2026-0002-A2\n.*Czy zdążysz\?/s);
  expect((await list())[0]).toBe('Nieprzeczytane: 0');
  for (const short of ['1', '0001', '2026-1', '1-a2', '2026-0001-a2'])
    expect((await at.desk('inbox', 'show', short)).out).toMatch(/^Zamówienie 2026-0001-A2\n/);
  // all numbers that end so are of one order
  expect((await at.desk('inbox', 'show', 'a2')).code).toBe(0);
  await receive('shop-order', orderRequest({ fields: orders.posters }), at.effects());
  const several = await at.desk('inbox', 'show', 'A2');
  expect([several.code, several.err.replace(/ {2,}/g, '|')]).toEqual([
    1,
    expect.stringMatching(/^Do „A2” pasuje kilka zgłoszeń.*\|2026-0003-A2\|Łucja Źdźbło-Nowakowska\|Wydruk\n/s),
  ]);
  for (const none of ['9', '%', '', '2026-'])
    expect((await at.desk('inbox', 'show', none)).err).toContain('Nie ma zgłoszenia o numerze');
});

test('DESK-10: a letter that was sent stands in the history, and a second one is announced', async () => {
  await at.order();
  await at.desk('inbox', 'reply', reference, '--text', 'Dwa tygodnie.', '--yes');
  const shown = async () => (await at.desk('inbox', 'show', reference)).out;
  expect(await shown()).toMatch(/Przebieg\n.*Twój list, czeka:\n.*Dzień dobry,\n+ *Dwa tygodnie\./s);
  await at.post();
  expect(await shown()).toMatch(/Twój list, wysłany 21\.11\.2026, 14:05:/);
  expect(await shown()).not.toMatch(/Przebieg.*Technika/s);
  const asked = await at.desk('inbox', 'reply', reference, '--text', 'I jeszcze.');
  expect(asked.code).toBe(1);
  expect(at.asked.at(-1)).toContain('Na to już odpisano: 21.11.2026, 14:05.');
  const { letters } = JSON.parse((await at.desk('inbox', 'show', reference, '--json')).out);
  expect(letters).toMatchObject([{ text: expect.stringContaining('Dwa tygodnie.'), sent: expect.any(String) }]);
});

test('DESK-8: an offer is shown as the buyer will read it, and leaves after a yes alone', async () => {
  await at.order('en');
  const line = ['--price', '1420', '--delivery', '30', '--by', '2026-12-18', '--arrives', '2026-12-20'];
  const kept = await at.desk('inbox', 'quote', reference, ...line);
  expect([kept.code, await at.events()]).toEqual([1, []]);
  for (const part of ['An offer for order 2026-0001-A2', 'Price with delivery: 1450.00 zł', 'czyta po angielsku'])
    expect(at.asked.at(-1)).toContain(part);
  expect((await at.desk('inbox', 'quote', reference, ...line, '--until', '2026-12-19', '--yes')).err).toContain(
    'Oferta nie może czekać dłużej',
  );
  at.answer('tak');
  expect((await at.desk('inbox', 'quote', reference, ...line.with(5, '2026-11-30'))).code).toBe(0);
  // a fortnight would be longer than the day that it promises
  expect(await standing()).toContain('oferta, kupujący odpowie, 30 lis');
  expect((await at.desk('inbox', 'show', reference)).out).toMatch(/czeka do 30 listopada\s+2026/);
});

test('DESK-11: an offer is withdrawn until it is accepted; its letter is stopped while it waits', async () => {
  const token = await at.order();
  await at.quote();
  const stopped = await at.desk('inbox', 'withdraw', reference);
  expect(stopped.out).toContain('List o tym jeszcze nie wyszedł i nie wyjdzie.');
  expect(await at.html(token)).not.toContain('Moja oferta');
  await at.post();
  expect(() => at.letterTo(/Oferta do/)).toThrow();
  expect(await standing()).toMatch(/^Czeka na Ciebie: nowe, wyślij ofertę, .* od \d+,\d\d zł$/);
  await at.quote();
  const stale = await at.answerOn(token, 'accepted');
  await at.post();
  at.pass(day);
  expect((await at.desk('inbox', 'undo', reference)).code).toBe(1);
  expect((await at.desk('inbox', 'withdraw', reference)).out).toContain('List o tym już wyszedł');
  expect((await at.send(stale)).status).toBe(409);
  await at.post();
  expect(at.letterTo(/poprzedni list jest nieaktualny/).text).toContain('wycofuję ofertę do zamówienia 2026-0001-A2');
  await at.quote();
  await at.send(await at.answerOn(token, 'accepted'));
  const late = await at.desk('inbox', 'withdraw', reference);
  expect([late.code, late.err]).toEqual([1, expect.stringContaining('Stan: przyjęte.')]);
  expect((await at.desk('inbox', 'show', reference)).out.match(/Cofnięto: oferta/g)).toHaveLength(2);
});

test('DESK-11: an offer that has not left is not sent beside the one that replaces it', async () => {
  await at.order();
  await at.quote('--note', 'pierwsza');
  await at.quote('--note', 'druga');
  await at.post();
  const offers = at.office.all('buyer').filter(({ subject }) => subject?.startsWith('Oferta'));
  expect(offers.map(({ text }) => /pierwsza|druga/.exec(text)?.[0])).toEqual(['druga']);
});

test('DESK-11: a state that skips others asks, and for five minutes it is taken back in silence', async () => {
  const token = await at.order();
  const refused = await at.desk('inbox', 'mark', reference, 'wysłane');
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(/ma stan: nowe\. Pominięte zostanie: oferta, przyjęte, w-pracy\.\nKupujący dostanie list/),
  ]);
  at.answer('tak');
  const marked = await at.command('inbox', 'mark', reference, 'wysłane');
  expect(marked.out).toMatch(/Stan: wysłane\. Dalej można: w-pracy, gotowe\.\nPomyłka\?.*inbox undo/);
  at.pass(undoMs - 1);
  await at.post();
  expect(await at.html(token)).not.toContain('Wysłane</h2>');
  expect((await at.desk('inbox', 'undo', '1')).out).toMatch(
    /Cofnięto przy 2026-0001-A2: zmiana stanu\. Stan: nowe\.\nKupujący nic o tym nie wie\./,
  );
  await at.command('inbox', 'message', reference, 'Do innej osoby', '--yes');
  expect((await at.desk('inbox', 'undo', reference)).out).toContain('wiadomość. Stan: nowe.');
  at.pass(day);
  await at.post();
  expect(at.office.all('buyer').map(({ subject }) => subject)).toEqual([expect.stringMatching(/Portret/)]);
  expect(await at.html(token)).not.toContain('Do innej osoby');
  await at.command('inbox', 'mark', reference, 'w-pracy');
  at.pass(undoMs);
  const late = await at.desk('inbox', 'undo', reference);
  expect([late.code, late.err]).toEqual([1, expect.stringContaining('nie ma czego cofnąć')]);
});

test('DESK-11: a picture that was shown by mistake is gone, and what it said stays in the history', async () => {
  const token = await at.order();
  const photo = `${at.office.studio.folder}/szkic.jpg`;
  writeFileSync(photo, await picture());
  await at.desk('inbox', 'mark', reference, 'w-pracy', '--photo', photo, '--caption', 'Szkic', '--yes');
  const shown = async () => (await answerPicture({ token, name: '1' }, at.effects())).status;
  at.pass(1 - undoMs);
  expect(await shown()).toBe(404);
  at.pass(undoMs - 1);
  expect(await shown()).toBe(200);
  at.pass(-1);
  await at.desk('inbox', 'undo', reference);
  expect(await shown()).toBe(404);
  at.pass(undoMs);
  expect(await shown()).toBe(404);
  expect((await at.desk('inbox', 'show', reference)).out).toMatch(
    /W pracy \(ze zdjęciem: Szkic\).*Cofnięto: zmiana stanu/s,
  );
});

test('DESK-1: a question that was answered by phone is done, and has no page', async () => {
  await receive('contact', await formRequest('contact'), at.effects());
  const done = await at.desk('inbox', 'mark', '1', 'gotowe', '--json');
  expect([done.code, JSON.parse(done.out)]).toEqual([0, { reference, state: 'done' }]);
  expect((await list()).join('\n')).toMatch(/^Nieprzeczytane: 0\n\nReszta.*: 1\./);
  expect(await at.office.studio.storage.selectFrom('order_links').selectAll().execute()).toEqual([]);
});

test('DESK-1: forty orders before Christmas are seen on one screen', async () => {
  for (let n = 0; n < 40; n += 1)
    await receive('shop-order', orderRequest({ fields: { ...orders.posters, comment: `${n}` } }), at.effects());
  const lines = await list();
  expect(lines.filter((line) => line.includes('wyślij ofertę'))).toHaveLength(40);
  expect(lines.length).toBeLessThan(50);
});

test('DESK-11: an order that is refused asks, and the buyer is told', async () => {
  await at.order();
  expect((await at.desk('inbox', 'mark', reference, 'odrzucone')).err).toContain('skończy się bez pracy');
  expect((await at.desk('inbox', 'mark', reference, 'odrzucone', '--yes')).out).toContain('List do kupującego czeka');
  await at.post();
  expect(at.letterTo(/Zakończone bez zamówienia/).text).toContain('Zakończone bez zamówienia');
});
