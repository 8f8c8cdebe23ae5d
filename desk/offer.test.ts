import { load } from 'cheerio';
import { artist } from '@/content/artist';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

const { desk, buyer: at } = deskOfEach();

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
/** What a reader sees of the panel with the offer, without its drawing. */
const panelOf = (html: string): string =>
  spaced(
    html
      .split('class="order-status__panel"')[1]
      ?.split('</section>')[0]
      ?.replace(/<svg.*?<\/svg>/gs, '') ?? '',
  )
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');

async function poster(language: 'pl' | 'en', medium: string): Promise<string> {
  const request = orderRequest({ fields: { ...orders.posters, medium, language } });
  return (await (await receive('shop-order', request, at.effects())).json()).status.slice(-40);
}

test('STATUS-4: an offer is a contract on the page, and each of its rows a line of the letter', async () => {
  const token = await at.order();
  await desk.quote();
  const shown = panelOf(await at.html(token));
  await at.post();
  const letter = at.letterTo(/Oferta/).text;
  for (const part of [
    ...['|Cena pracy|1420,00 zł|', '|Dostawa|30,00 zł|', '|Cena z dostawą|1450,00 zł|', '|Gotowe do|18 grudnia 2026|'],
    ...['|Dotrze około|20 grudnia 2026|', '|Poprawki szkicu w cenie|2|', 'nie możesz odstąpić'],
    '|Zaliczka|435,00 zł po przyjęciu oferty, reszta (1015,00 zł), zanim wyślę|',
  ]) {
    expect(shown).toContain(part);
    expect(letter).toContain(part.replace(/^\||\|$/g, '').replace('|', ': '));
  }
});

test('STATUS-4: a price below that which the form named as its lowest is set beside it; a reason is read with any', async () => {
  const token = await at.order();
  await desk.quote({ reason: 'Tło jest trudne.' });
  const shown = panelOf(await at.html(token));
  expect(shown).toContain('|Skąd różnica|Tło jest trudne.|');
  expect(shown).not.toContain('formularz pokazał');
  const quoted = /od \d+,\d\d zł/.exec(await desk.read())?.[0] ?? 'none';
  const lower = Number(/\d+/.exec(quoted)) - 10;
  await desk.quote({ price: String(lower) });
  expect(panelOf(await at.html(token))).toContain(`|Praca kosztuje ${lower},00 zł, a formularz pokazał ${quoted}.|`);
});

test('STATUS-4: what is downloaded has neither a parcel nor its price; what is no painting may be sent back', async () => {
  const file = await poster('pl', '1');
  expect(await desk.quote({ price: '49', deposit: '' })).toMatchObject({ statusCode: 303 });
  const shown = panelOf(await at.html(file));
  for (const part of ['Plik cyfrowy „', '|Cena|49,00 zł|', 'gdy zgodzisz się pobrać plik wcześniej'])
    expect(shown).toContain(part);
  for (const part of ['Dostawa', 'U Ciebie', 'formularz pokazał', 'Poprawki']) expect(shown).not.toContain(part);
  const mug = await poster('pl', '3');
  await desk.quote({ deposit: '' }, '2026-0002-A2');
  for (const part of ['Kubek ok. 330 ml „', 'oddać bez podania przyczyny w ciągu 14 dni', 'potem już nic'])
    expect(panelOf(await at.html(mug))).toContain(part);
});

test.each([
  ['mug', { medium: '3', size: '4' }, '25,00', ''],
  ['print in A1', { medium: '2', size: '4' }, '25,00', ''],
  ['picture on wood in A1', { medium: '11', size: '4' }, '', 'od 25,00 zł'],
])('ORDER-30: the delivery of a %s is prefilled only where the table has it', async (_, fields, value, hint) => {
  await receive(
    'shop-order',
    orderRequest({ fields: { ...orders.posters, ...fields, destination: 'pl' } }),
    at.effects(),
  );
  const page = load(await desk.page(`/orders/${reference}/offer`));
  expect(page('input[name=delivery]').val() ?? '').toBe(value);
  expect(spaced(page('label[for=send-delivery] .field-hint').text())).toBe(hint);
});

test('STATUS-4: how to pay is said once it is filled in', async () => {
  const token = await at.order();
  await desk.quote();
  expect(panelOf(await at.html(token))).toContain('Dane do przelewu podam tutaj.');
  const account = '61 1090 1014 0000 0712 1981 2874';
  const restored = jest.replaceProperty(artist as { bankAccount: string | null }, 'bankAccount', account);
  expect(panelOf(await at.html(token))).toContain(
    `na konto ${account}, ${artist.seller.name}. W tytule podaj ${reference}.`,
  );
  restored.restore();
});

test('STATUS-4: what was to come when it was agreed is no longer promised once it is over, and the work is named', async () => {
  const token = await at.order();
  await desk.quote({ reason: 'Tło jest trudne.' });
  await at.send(await at.answerOn(token, 'accepted'));
  const panel = async () => panelOf(await at.html(token));
  const [pay, once, ready, arrives] = [
    'Dane do przelewu podam',
    ['Skąd różnica', 'Zaliczka'],
    'Gotowe do',
    'Dotrze około',
  ];
  for (const part of ['Portret w stylu „', pay, ...once, ready]) expect(await panel()).toContain(part);
  // where the sum is due, and in the contract
  expect((await panel()).split(pay)).toHaveLength(3);
  await desk.act('start');
  for (const part of [pay, ...once]) expect(await panel()).not.toContain(part);
  expect(await panel()).toContain(ready);
  await desk.act('sent', { unpaid: 'on' });
  expect(await panel()).toContain(arrives);
  await desk.act('done');
  expect(await panel()).toContain('Uzgodniona cena|1450,00 zł');
  for (const part of [pay, ...once, ready, arrives]) expect(await panel()).not.toContain(part);
});

test('STATUS-11: a thing is called what it is on the page, with the cost of delivery and no number of a shelf', async () => {
  const fields = { ...orders.posters, medium: '3', quantity: '2' };
  const { status } = await (await receive('shop-order', orderRequest({ fields }), at.effects())).json();
  const html = await at.html(status.slice(-40));
  const shown = spaced(html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<svg.*?<\/svg>/gs, ''))
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
  for (const part of ['|2 × kubek ok. 330 ml „', '|Rodzaj|Kubek ok. 330 ml|']) expect(shown).toContain(part);
  expect(shown).toMatch(/\|Dostawa\|od \d+,\d\d zł/);
  expect(shown).not.toMatch(/Plakat|nr 3/);
});

test('STATUS-2: of a file that is there already the page tells no work to come, of a mug it does, and of a painting a sketch', async () => {
  const steps = async (token: string) =>
    spaced((await at.html(token)).split('class="order-status__steps"')[1] ?? '').split('</ol>')[0];
  expect(await steps(await poster('pl', '1'))).not.toContain('W pracy');
  const mug = await poster('pl', '3');
  expect(await steps(mug)).toContain('W pracy');
  const painted = await at.order();
  for (const number of ['2026-0002-A2', '2026-0003-A2']) await desk.act('start', {}, number);
  expect(panelOf(await at.html(mug))).not.toContain('Szkic');
  expect(panelOf(await at.html(painted))).toContain('Szkic');
});

test.each([
  ['with a photo', 'Zdjęcia usuwam w ciągu 30 dni'],
  ['without one', 'Nic nie płacisz. Jeśli zmienisz zdanie'],
])('STATUS-9: the letter of an order %s that is withdrawn says what the page says', async (which, says) => {
  const token = which === 'with a photo' ? await at.order() : await poster('pl', '3');
  await at.send(await at.answerOn(token, 'withdrawn'));
  await at.post();
  expect(spaced(at.letterTo(/wycofane/).text)).toContain(says);
  expect(panelOf(await at.html(token))).toContain(says);
});

test('STATUS-5: no press on the offer binds; the button of a second page names what it binds to', async () => {
  const token = await at.order();
  await desk.quote();
  const shown = await at.html(token);
  for (const step of ['accepted', 'declined']) {
    expect(shown).toContain(`href="/zamowienie/stan/${token}?step=${step}"`);
    expect(shown).not.toContain(`value="${step}"`);
  }
  const last = await at.html(token, 'pl', 'accepted');
  const named = 'Zamawiam z obowiązkiem zapłaty: 1450,00 zł';
  for (const part of [named, '|Cena z dostawą|1450,00 zł|', 'Akryl', '60 cm']) expect(panelOf(last)).toContain(part);
  expect(/<button[^>]*value="accepted"[^>]*>/.exec(last)?.[0]).toContain('aria-describedby="binds"');
  expect(await at.html(token, 'pl', 'nonsense')).toBe(shown);
});

test('STATUS-5: whoever declines is written to, and the reason reaches the artist', async () => {
  const token = await at.order();
  await desk.quote();
  const fields = { ...(await at.answerOn(token, 'declined')), reason: ' Za duży. ' };
  const long = await at.send({ ...fields, reason: 'x'.repeat(2001) });
  expect([long.status, await long.text()]).toEqual([422, expect.stringContaining(`${'x'.repeat(2001)}</textarea>`)]);
  for (const _ of ['once', 'again']) expect((await at.send(fields)).status).toBe(303);
  await at.post();
  expect(at.letterTo(/^Rezygnacja z oferty: zamówienie 2026-0001-A2/).text).toContain('Powód: Za duży.');
  expect(at.letterTo(/^Oferta odrzucona/, 'artist').text).toContain('Powód: Za duży.');
  expect(await desk.read()).toMatch(/Oferta odrzucona, 1\s450,00 zł.*Za duży\./);
});

test('STATUS-9: an order is taken back until something is agreed, on a page of its own, with letters', async () => {
  const token = await at.order('en');
  expect(await at.html(token, 'en')).toContain(`/order/status/${token}?step=withdrawn`);
  const fields = { ...(await at.answerOn(token, 'withdrawn', 'en')), reason: 'Too late' };
  for (const _ of ['once', 'again']) expect((await at.send(fields)).status).toBe(303);
  const shown = await at.html(token, 'en');
  for (const part of ['Closed', 'Your photos are deleted within 30 days.']) expect(shown).toContain(part);
  expect(shown).not.toContain('step=withdrawn');
  expect([(await at.replies()).length, (await at.events()).length]).toEqual([1, 1]);
  await at.post();
  expect(at.letterTo(/^Order 2026-0001-A2 cancelled/).text).toContain('Reason: Too late');
  expect(at.letterTo(/^Zamówienie wycofane/, 'artist').text).toContain('Powód: Too late');
  expect(await desk.read()).toMatch(/Zamówienie wycofane.*Too late/);
  // the artist may still make an offer; what was accepted is not taken back
  await desk.quote();
  await at.send(await at.answerOn(token, 'accepted', 'en'));
  expect(await at.html(token, 'en')).not.toContain('step=withdrawn');
  expect((await at.send(fields)).status).toBe(409);
});

test('STATUS-6: the artist’s own words are Polish on an English page unless she says otherwise', async () => {
  const token = await at.order('en');
  await desk.quote({ note: 'Szkic za trzy dni.', reason: 'Trudne.' });
  const asked = await desk.act('message', { text: 'Dzień dobry' });
  expect([asked.statusCode, asked.body]).toEqual([422, expect.stringContaining('Kupujący czyta po angielsku.')]);
  await desk.act('message', { text: 'Dzień dobry', sure: 'polish' });
  await desk.act('message', { text: 'It stays light.', english: 'on' });
  const shown = await at.html(token, 'en');
  expect(shown).toContain('<span lang="pl">Szkic za trzy dni.</span>');
  expect(shown).toContain('<dd lang="pl">Trudne.</dd>');
  expect(shown).toMatch(/<p class="order-status__typed[^"]*" lang="pl">Dzień dobry<\/p>/);
  expect(shown).toMatch(/<p class="order-status__typed[^"]*">It stays light\.<\/p>/);
  expect(await at.html(token, 'pl')).toMatch(/<p class="order-status__typed[^"]*" lang="en">It stays light\.<\/p>/);
});

test('STATUS-2: a mug does not hang, and a file is downloaded', async () => {
  expect(await at.html(await poster('pl', '3'))).toMatch(/>Wysłane<\/b>.*>U\u00a0Ciebie<\/b>/s);
  expect(await at.html(await poster('en', '1'), 'en')).toMatch(/>Ready to download<\/b>.*>Delivered<\/b>/s);
  expect(await at.html(await poster('en', '2'), 'en')).toContain('>On your wall</b>');
});
