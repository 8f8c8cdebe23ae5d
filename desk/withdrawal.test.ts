import { formPath, withdrawalStatements } from '@/domain/api';
import { undoMs } from '@/domain/order/undo';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { messages } from '@/messages';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach } from './desk.fixture';

const day = 24 * 60 * 60 * 1000;
const email = 'ola@poczta.example';

const { desk } = deskOfEach();

const changedTerms = { note: 'Rama', price: '1570', delivery: '30', by: '2026-12-22', arrives: '2026-12-24' };

/** @returns the token of the page of an order, which has an offer */
async function offered(draft: object, photos: readonly Buffer[] = []): Promise<string> {
  const request = orderRequest({ fields: { ...draft, email }, photos });
  const { status } = await (await receive('shop-order', request, desk.buyer.effects())).json();
  await desk.quote();
  return status.slice(-40);
}

async function accepted(...order: Parameters<typeof offered>): Promise<string> {
  const { buyer } = desk;
  const token = await offered(...order);
  expect((await buyer.send(await buyer.answerOn(token, 'accepted'))).status).toBe(303);
  return token;
}

async function withdraw(fields: object = {}): Promise<void> {
  const all = { ...forms[withdrawalStatements], email, ...fields };
  const request = await formRequest(withdrawalStatements, { fields: all });
  expect((await receive(withdrawalStatements, request, desk.buyer.effects())).status).toBe(201);
}

test('WITHDRAWAL-1: what was agreed has the form on its private page, filled in', async () => {
  const { buyer } = desk;
  const token = await offered(orders.posters);
  const link = `<a href="/zamowienie/stan/${token}?step=contract">Odstąp od umowy</a>`;
  expect(await buyer.html(token)).not.toContain(link);
  expect(await buyer.html(token, 'pl', 'contract')).not.toContain(formPath(withdrawalStatements));
  await buyer.send(await buyer.answerOn(token, 'accepted'));
  expect(await buyer.html(token)).toContain(link);
  const step = await buyer.html(token, 'pl', 'contract');
  expect(step).toContain(`action="${formPath(withdrawalStatements)}"`);
  const { first_name, last_name } = orders.posters;
  for (const value of ['2026-0001-A2', email, `${first_name} ${last_name}`]) expect(step).toContain(`value="${value}"`);
  const asked = [messages.pl.due.h, messages.pl.status.next.deposit.made];
  for (const text of asked) expect((await buyer.html(token)).replaceAll('\u00a0', ' ')).toContain(text);
  await withdraw({ token });
  const after = (await buyer.html(token)).replaceAll('\u00a0', ' ');
  expect(after).toContain(messages.pl.withdrawal.received.split('{moment}')[0]);
  for (const text of [link, ...asked]) expect(after).not.toContain(text);
});

test('WITHDRAWAL-1: what was stated on the private page holds, whatever address it has and whatever comes later', async () => {
  const { buyer } = desk;
  const token = await accepted(orders.posters);
  const page = async () => (await buyer.html(token)).replaceAll('\u00a0', ' ');
  const ended = async () => {
    expect(await page()).toContain(messages.pl.withdrawal.received.split('{moment}')[0]);
    expect(await page()).not.toContain(messages.pl.due.h);
    expect(await desk.read('/orders/2026-0001-A2')).toContain('Kupujący odstąpił od umowy: ');
  };
  await withdraw({ token, email: 'ola@praca.example' });
  await ended();
  // a stranger who knows number and address
  buyer.pass(day);
  await withdraw();
  await ended();
  const reach = { email: 'ola@praca.example', phone: '600 700 800', address: 'ul. Nowa 2' };
  await buyer.send({ ...(await buyer.answerOn(token, 'contact')), ...reach });
  await ended();
});

test('STATUS-29, STATUS-21: after it no change is agreed to on a page that was open, and nobody is asked how it was', async () => {
  const { buyer } = desk;
  const token = await accepted(orders.posters);
  await desk.previewed('change', changedTerms);
  const yes = await buyer.answerOn(token, 'agreed');
  expect(yes).toHaveProperty('change');
  // what may be a stranger's stops nothing
  await withdraw();
  expect(await buyer.html(token)).toContain(messages.pl.change.h);
  await withdraw({ token });
  const refused = await buyer.send(yes);
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining(messages.pl.problems.change.changed),
  ]);
  expect((await desk.act('done')).statusCode).toBe(303);
  expect(await buyer.html(token)).not.toContain(messages.pl.review.h);
});

test('WITHDRAWAL-1: a work made to the buyer’s wish has no such right, and its page leads to a message', async () => {
  const token = await accepted(orders['custom-pictures'], [await picture()]);
  const step = await desk.buyer.html(token, 'pl', 'contract');
  expect(step).not.toContain(formPath(withdrawalStatements));
  for (const part of ['nie możesz', `href="/zamowienie/stan/${token}#messages"`, 'href="/odstapienie-od-umowy"'])
    expect(step.replaceAll('\u00a0', ' ')).toContain(part);
});

test('WITHDRAWAL-5: it stands first on Today with its order, until it is settled; a letter does not settle it', async () => {
  await accepted(orders.posters);
  const { buyer } = desk;
  const changeOfOrder = 'action="/orders/2026-0001-A2/change"';
  expect(await desk.page('/orders/2026-0001-A2')).toContain(changeOfOrder);
  await receive('contact', await formRequest('contact'), buyer.effects());
  buyer.pass(2 * day);
  await withdraw({ order: 'nr 2026-0001-a2', email: 'OLA@poczta.example' });
  const [reference] = (await desk.page('/')).match(/2026-0004-A2/) ?? [];
  expect(reference).toBeDefined();
  const rows = async () =>
    (await desk.page('/'))
      .replace(/^.*Czeka na Ciebie/s, '')
      .split('<li class="row')
      .slice(1);
  const [first = ''] = await rows();
  for (const part of [
    'Żaneta Źdźbło',
    'Odstąpienie od umowy',
    'href="/inbox/2026-0004-A2',
    'href="/orders/2026-0001-A2"',
    'Zamówienie 2026-0001-A2',
    'Rozlicz',
  ])
    expect(first.replaceAll('\u00a0', ' ')).toContain(part);
  // fourteen days for the payment
  expect(first).toContain('gru');
  expect(await desk.read('/inbox')).toMatch(/Żaneta Źdźbło.*Odstąpienie od umowy.*Rozlicz/);
  expect(await desk.read('/inbox/2026-0004-A2')).toContain('|Zamówienie 2026-0001-A2|');
  expect(await desk.read('/orders/2026-0001-A2')).toContain('Kupujący odstąpił od umowy: ');
  // a contract that ended is not changed
  expect(await desk.page('/orders/2026-0001-A2')).not.toContain(changeOfOrder);
  expect((await desk.act('change', { note: 'Rama', price: '300', by: '2026-12-30' })).statusCode).toBe(409);

  await desk.post('/inbox/2026-0004-A2/reply', { seen: '0', text: 'Proszę odesłać.', step: 'send' });
  buyer.pass(undoMs);
  expect((await rows())[0]).toContain('/inbox/2026-0004-A2');
  const settled = await desk.follow('/inbox/2026-0004-A2/settle', { seen: '1' });
  expect(settled).toContain('Zapisane jako załatwione.');
  expect((await rows()).join('')).not.toContain('/inbox/2026-0004-A2');
});

test('WITHDRAWAL-5: it stays that of its order, whose e-mail is corrected later', async () => {
  await accepted(orders.posters);
  await withdraw();
  await desk.act('contact', { email: 'ola@nowa.example', phone: '600 700 800', address: 'ul. Nowa 2' });
  expect(await desk.read('/orders/2026-0001-A2')).toContain('|ola@nowa.example|');
  expect(await desk.read('/orders/2026-0001-A2')).toContain('Kupujący odstąpił od umowy: ');
  expect(await desk.read('/inbox/2026-0003-A2')).toContain('|Zamówienie 2026-0001-A2|');
});

test.each([
  [{ order: '2026-0001-A2', email: 'ktos@inny.example' }],
  [{ order: '2026-0009-A2' }],
  [{ order: 'obraz z Wisłą' }],
])('WITHDRAWAL-5: %j is nobody’s order: it stands first all the same, and says so', async (fields) => {
  await accepted(orders.posters);
  await withdraw(fields);
  const [, first = ''] = (await desk.page('/')).replace(/^.*Czeka na Ciebie/s, '').split('<li class="row');
  expect(first).toContain('/inbox/2026-0003-A2');
  expect(first).not.toContain('/orders/');
  expect(await desk.read('/inbox/2026-0003-A2')).toContain('|Pod tym numerem i adresem e-mail nie ma zamówienia.|');
  expect(await desk.read('/orders/2026-0001-A2')).not.toContain('odstąpił');
});
