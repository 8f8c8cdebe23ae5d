import { load } from 'cheerio';
import { artist } from '@/content/artist';
import { signals } from '@/domain/api';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { delivery, orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { answerStatus } from '@/server/pages/status/answer-status';
import { submissionBy } from '@/server/storage/queries/read';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

const { desk, buyer: at } = deskOfEach();
const second = '2026-0002-A2';
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
const { address, phone, email, first_name: name } = delivery;
const street = address.split('\n')[0] as string;
const poster = { ...orders.posters, comment: '', 'attribute.size': '2', destination: 'pl' };
/** A poster without anything that says where it goes. */
const { first_name, last_name, address: _, phone: __, email: ___, destination, ...alone } = poster;

type Fields = Readonly<Record<string, string>>;
const send = (fields: Fields, headers: Fields = navigation) =>
  receive('shop-order', orderRequest({ fields, headers }), at.effects());
const tokenIn = (answer: Response) => (answer.headers.get('location') ?? '').slice(-40);
const place = async (fields: Fields = poster) => tokenIn(await send(fields));

const formOn = async (token: string) =>
  (
    await answerStatus({ token, locale: 'pl', step: 'parcel', thing: { type: 'posters', id: '4' } }, at.effects())
  ).text();
/** Every hidden field of the form that adds something, as the browser would send it. */
const hiddenOn = async (token: string): Promise<Fields> =>
  Object.fromEntries(
    load(await formOn(token))('form[data-order-form] [type=hidden]')
      .serializeArray()
      .map((one) => [one.name, one.value]),
  );
const add = async (token: string, fields: Fields = {}) => send({ ...alone, ...(await hiddenOn(token)), ...fields });
/** The page of an order, with plain spaces. */
const read = async (...asked: Parameters<typeof at.html>) => (await at.html(...asked)).replaceAll('\u00a0', ' ');
const fieldsOf = async (about: string) => {
  const kept = await submissionBy(at.office.studio.storage, about);
  return kept && JSON.parse(kept.fields);
};
const types = async (about?: string) => (await at.events(about)).map(({ type }) => type);

test('STATUS-32: a second thing takes over who gets it, and pages link to each other', async () => {
  const token = await place();
  expect(await read(token)).toContain('Dołóż coś do tej paczki');
  const form = load(await formOn(token));
  expect(form('[data-order-form]').text()).toContain(street);
  for (const asked of Object.keys(delivery)) expect(form(`[name=${asked}]`)).toHaveLength(asked === 'terms' ? 1 : 0);
  expect(form('[name=destination]')).toHaveLength(0);
  // no address says who gets it
  for (const link of form('[href], [action]')
    .toArray()
    .flatMap((one) => [form(one).attr('href'), form(one).attr('action')]))
    for (const typed of [name, street, phone, email]) expect(decodeURIComponent(link ?? '')).not.toContain(typed);

  const other = tokenIn(await add(token));
  const { delivery: who, with: shared, draft } = await fieldsOf(second);
  expect([who.address, who.email, draft.destination, shared]).toEqual([
    address,
    email,
    'pl',
    { order: reference, isJoined: true },
  ]);
  const [page, first] = [await read(other), await read(token)];
  expect(page).toContain('W tej samej paczce');
  expect([page.includes(token), first.includes(other)]).toEqual([true, true]);
  expect(page).not.toContain('Dołóż coś');
  await at.post();
  expect(at.letterTo(new RegExp(second)).text).toContain(reference);
});

test('STATUS-32: the desk shows both together, and asks nothing for the delivery of the second', async () => {
  const token = await place();
  await add(token);
  expect(await types()).toEqual(['joined']);
  for (const [one, other] of [
    [reference, second],
    [second, reference],
  ]) {
    const page = load(await desk.page(`/orders/${one}`));
    expect(page(`main a[href="/orders/${other}"]`)).toHaveLength(1);
    expect(page('main').text()).not.toContain('inny adres');
  }
  const rows = load(await desk.page('/'))('main').text();
  for (const one of [reference, second]) expect(rows).toContain(`Wspólna paczka: ${one}`);
  expect(load(await desk.page(`/orders/${second}/offer`))('[name=delivery]').val()).toBe('0,00');
  // a correction holds for one of them
  await at.send({ token, answer: 'contact', email, phone, address: 'ul. Długa 9\n87-100 Toruń' });
  expect(load(await desk.page(`/orders/${second}`))('main').text()).toContain('inny adres');
});

test('STATUS-32: the offer of the second asks for its delivery once the first has gone', async () => {
  const token = await place();
  await add(token);
  await desk.act('sent');
  expect(load(await desk.page(`/orders/${second}/offer`))('[name=delivery]').val()).not.toBe('0,00');
});

test('STATUS-32: what shares a parcel makes no offer itself', async () => {
  jest.replaceProperty(artist as { bankAccount: string | null }, 'bankAccount', 'PL61109010140000071219812874');
  const token = await place();
  await add(token);
  jest.restoreAllMocks();
  expect([await types(), await types(second)]).toEqual([['offer', 'joined'], []]);
});

test.each([
  ['a number alone', { with: reference }],
  ['a wrong link', { with: reference, parcel: 'f'.repeat(40) }],
])('STATUS-32: %s shows nobody’s address, joins nothing and loses nothing', async (_, claim) => {
  const token = await place();
  const refused = await send({
    ...alone,
    ...claim,
    id: '4',
    language: 'en',
    first_name: 'Eve',
    comment: 'Blue, please',
  });
  const html = await refused.text();
  expect(refused.status).toBe(422);
  for (const theirs of [street, email, phone, name, token]) expect(html).not.toContain(theirs);
  const form = load(html);
  expect([form('[name=first_name]').val(), form('[name=comment]').val()]).toEqual(['Eve', 'Blue, please']);

  const who = {
    first_name: 'Eve',
    last_name: 'Doe',
    address: '1 High Street, Leeds',
    phone: '1',
    email: 'eve@mail.example',
  };
  const page = await read(await place({ ...alone, ...claim, ...who, destination: 'world' }));
  for (const theirs of [street, email, token]) expect(page).not.toContain(theirs);
  expect(page).not.toContain(reference);
  expect(await types()).toEqual([]);
});

test.each([
  ['declined', 'decline'],
  ['sent', 'sent'],
])('STATUS-32: nothing joins what is %s, and a stale form is an order of its own', async (_, act) => {
  const token = await place();
  const hidden = await hiddenOn(token);
  const { statusCode } = await (act === 'sent' ? desk.act(act) : desk.previewed(act, {}));
  expect(statusCode).toBe(303);
  expect(await read(token)).not.toContain('Dołóż coś');
  expect(load(await formOn(token))('[data-order-form]')).toHaveLength(0);
  const page = await read(await place({ ...alone, ...hidden }));
  expect(page).toContain(`paczka zamówienia ${reference} była już zamknięta`);
  expect(page).toContain(street);
  expect(page).not.toContain('W tej samej paczce');
  expect((await fieldsOf(second)).with.isJoined).toBe(false);
  expect(await types()).not.toContain('joined');
});

test('STATUS-32: a file has no parcel', async () => {
  const token = await place(orders.picture);
  expect(await read(token)).not.toContain('Dołóż coś');
  const first = await place();
  await add(first, { medium: '1' });
  expect((await fieldsOf('2026-0003-A2')).with).toBeUndefined();
});

test('STATUS-32: a refused form comes back with the parcel and what was typed', async () => {
  const token = await place();
  const form = load(await (await add(token, { terms: '', wish: 'Na imieniny' })).text());
  expect(form('[name=wish]').val()).toBe('Na imieniny');
  expect([form('[name=parcel]').val(), form('[name=address]').length]).toEqual([token, 0]);
  expect(form('[data-order-form]').text()).toContain(street);
});

test('STATUS-32: where the body is refused, too, the form says whose the parcel is', async () => {
  const token = await place();
  const fields = { ...(await hiddenOn(token)), type: 'portraits', id: '1', terms: 'true' };
  const photos = Array.from({ length: 30 }, () => Buffer.from('photo'));
  const refused = await receive('shop-order', orderRequest({ fields, photos, headers: navigation }), at.effects());
  expect(refused.status).toBeGreaterThanOrEqual(400);
  const form = load(await refused.text())('[data-order-form]');
  expect(form.text()).toContain(street);
  expect(form.text()).not.toContain('undefined');
});

test('STATUS-32: what joins an order that is held as spam is held, if it looks like it', async () => {
  const bot = { [signals.hidden]: 'https://bot.example' };
  const token = await place({ ...poster, ...bot });
  await add(token, bot);
  expect((await submissionBy(at.office.studio.storage, second))?.quarantine).toBe('hidden');
});

test('STATUS-32: nothing joins an order from whose contract the buyer withdrew', async () => {
  const token = await place();
  const hidden = await hiddenOn(token);
  const statement = { ...forms['withdrawal-statements'], email, order: reference };
  await receive(
    'withdrawal-statements',
    await formRequest('withdrawal-statements', { fields: statement }),
    at.effects(),
  );
  expect(await read(await place({ ...alone, ...hidden }))).toContain('była już zamknięta');
});

test('STATUS-32: of an erased first order the second still names the number', async () => {
  const token = await place();
  const other = tokenIn(await add(token));
  const { storage } = at.office.studio;
  await storage.deleteFrom('submissions').where('reference', '=', reference).execute();
  const page = await read(other);
  expect(page).toContain(`razem z zamówieniem ${reference}`);
  expect(page).not.toContain('W tej samej paczce');
});

test('STATUS-32: of twenty at once each joins, and none twice', async () => {
  const token = await place();
  const hidden = await hiddenOn(token);
  await Promise.all(Array.from({ length: 20 }, (_, index) => send({ ...alone, ...hidden, comment: `${index % 10}` })));
  const joined = (await at.events()).flatMap((event) => (event.type === 'joined' ? [event.reference] : []));
  expect([joined.length, new Set(joined).size]).toEqual([10, 10]);
});
