import { delivery, orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach } from './desk.fixture';

const { desk, buyer: at } = deskOfEach();

async function orderFrom(email: string, language: 'pl' | 'en' = 'pl'): Promise<string> {
  const request = orderRequest({ fields: { ...orders.portraits, language, email }, photos: [await picture()] });
  return (await (await receive('shop-order', request, at.effects())).json()).status.slice(-40);
}

const corrected = { email: 'kasia@gmail.com', phone: '700 700 700', address: 'ul. Nowa 2\n00-001 Warszawa' };

test.each([
  ['kasia.nowak@gmail', 'Na ten adres nie dojdzie żaden list: kasia.nowak@gmail.'],
  ['kasia@gmail.con', 'W adresie kasia@gmail.con jest chyba literówka'],
])('STATUS-10: the page of an order of %s says at once that no letter may come', async (email, said) => {
  const token = await orderFrom(email);
  const shown = await at.html(token);
  expect(shown.replaceAll('\u00a0', ' ')).toContain(said);
  expect(shown).toContain(`${token}?step=contact`);
  await at.send({ ...(await at.answerOn(token, 'contact')), ...corrected });
  expect(await at.html(token)).not.toContain('class="problem');
});

test('STATUS-10: what is corrected stands in the order, and everything from then on goes to the new address', async () => {
  const token = await orderFrom('kasia@gmail.con', 'en');
  await desk.quote();
  const fields = { ...(await at.answerOn(token, 'contact', 'en')), ...corrected };
  for (const _ of ['once', 'again']) expect((await at.send(fields)).status).toBe(303);
  expect([(await at.replies()).length, (await at.events()).map(({ type }) => type)]).toEqual([1, ['offer', 'contact']]);

  await at.post();
  const { received } = at.office.sink;
  const to = (subject: RegExp) =>
    received.filter(({ letter }) => subject.test(letter.subject ?? '')).map((one) => one.to);
  // the offer had not left yet
  expect(to(/^An offer/)).toEqual([corrected.email]);
  expect(to(/new contact details/)).toEqual([corrected.email]);
  expect(at.letterTo(/new contact details/).text).toContain(`https://studio.example/order/status/${token}`);
  const toArtist = at.letterTo(/^Poprawione dane/, 'artist').text;
  for (const part of ['kasia@gmail.com (było: kasia@gmail.con', '700 700 700', 'ul. Nowa 2'])
    expect(toArtist).toContain(part);

  const order = await desk.read();
  for (const part of ['|kasia@gmail.com|', 'Poprawione dane do kontaktu']) expect(order).toContain(part);
  const shown = await at.html(token, 'en');
  expect(shown).toContain('ul. Nowa 2\n00-001 Warszawa');
  expect(shown).not.toContain('gmail.con<');
});

test('STATUS-10: what confirms an acceptance and has not left goes to the new address too', async () => {
  const token = await orderFrom('kasia@gmail.con');
  await desk.quote();
  await at.send(await at.answerOn(token, 'accepted'));
  await at.send({ ...(await at.answerOn(token, 'contact')), ...corrected });
  await at.post();
  const readers = at.office.sink.received.map(({ to }) => to);
  expect(readers).not.toContain('kasia@gmail.con');
  expect(at.letterTo(/^Oferta przyjęta/).text).toContain(token);
});

test('STATUS-10: without an address what has not left waits for one, and goes nowhere meanwhile', async () => {
  await orderFrom('kasia@gmail.con');
  await desk.quote();
  const reach = { phone: corrected.phone, address: corrected.address };
  expect((await desk.act('contact', { ...reach, email: '' })).statusCode).toBe(303);
  await at.post();
  await desk.post('/health/retry', {});
  await at.post();
  expect(at.office.all('buyer')).toEqual([]);
  expect(await desk.read('/health')).toContain('|wiadomość dla kupującego|');
  expect((await desk.act('contact', { ...reach, email: 'kasia@gmail.con' })).statusCode).toBe(303);
  await at.post();
  const readers = at.office.sink.received.map(({ to }) => to).filter((to) => to.startsWith('kasia'));
  expect(readers).toEqual(['kasia@gmail.con', 'kasia@gmail.con']);
  expect(at.letterTo(/^Oferta/).text).toContain('1450,00');
});

test('TRUST-14: a letter that may have arrived is not sent again where the address stays as it was', async () => {
  const token = await orderFrom(delivery.email);
  const parked = { state: 'parked', attempts: 2, last_code: 'unanswered' } as const;
  await desk.storage.updateTable('letters').set(parked).where('kind', '=', 'buyer').execute();
  await at.send({ ...(await at.answerOn(token, 'contact')), ...corrected, email: delivery.email });
  await at.post();
  expect(at.office.all('buyer').map(({ subject }) => subject)).toEqual([expect.stringContaining('nowe dane')]);
});

test.each([
  ['email', 'a@b', 'Podaj poprawny adres e-mail'],
  ['email', ' ', 'Podaj adres e-mail'],
  ['phone', '', 'Wpisz numer telefonu'],
  ['address', ' ', 'Wpisz adres'],
])('STATUS-10: without a good %s nothing is changed, and what was typed stays', async (field, wrong) => {
  const token = await orderFrom('kasia@gmail.con');
  const answer = await at.send({ ...(await at.answerOn(token, 'contact')), ...corrected, [field]: wrong });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="${field}"`));
  for (const typed of Object.values({ ...corrected, [field]: '' })) expect(html).toContain(typed);
  expect(await at.events()).toEqual([]);
});

test('STATUS-10: a correction before the artist answers leaves everything else as it was sent', async () => {
  const token = await orderFrom(delivery.email);
  await at.send({ ...(await at.answerOn(token, 'contact')), ...corrected, email: delivery.email });
  const order = await desk.read();
  for (const part of [delivery.first_name, delivery.last_name, 'Akryl na płótnie']) expect(order).toContain(part);
});
