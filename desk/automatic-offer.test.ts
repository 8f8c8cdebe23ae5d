import { artist } from '@/content/artist';
import { holding, undoMs } from '@/domain/order/undo';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { endOfDayInWarsaw } from '@/server/platform/warsaw';
import { markOf } from './acts/texts';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

const { desk, buyer: at } = deskOfEach();
const path = `/orders/${reference}`;
const atOnce = 20;

beforeEach(() => {
  jest.replaceProperty(artist as { bankAccount: string | null }, 'bankAccount', 'PL61109010140000071219812874');
});
afterEach(() => jest.restoreAllMocks());

/** A file, of which nothing is open. @returns the token of the order's page */
async function orderFile(fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const request = orderRequest({ fields: { ...orders.picture, id: '1', ...fields } });
  return (await (await receive('shop-order', request, at.effects())).json()).status.slice(-40);
}
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/[\s|]*\|[\s|]*/g, '|')
    .replaceAll('\u00a0', ' ');
const types = async () => (await at.events()).map(({ type }) => type);

test('STATUS-28: where nothing is open the letter is the offer, and the page opens with it', async () => {
  const token = await orderFile();
  expect(await types()).toEqual(['offer']);
  await at.post();
  expect(at.office.all('buyer')).toHaveLength(1);
  const { text } = at.letterTo(/^Oferta do zamówienia/);
  const lead = 'od razu przesyłam ofertę';
  for (const part of [lead, '99', artist.seller.name, orders.picture.address.split('\n')[0], token])
    expect(text).toContain(part);
  const page = textOf(await at.html(token));
  for (const untrue of [text, page]) expect(untrue).not.toMatch(/W ciągu \d|Odpisuję/);
  for (const part of ['Dopóki jej nie przyjmiesz', 'Zamawiam z obowiązkiem zapłaty: 99,99 zł'])
    expect(page).toContain(part);
  expect(at.office.artist().text).toContain('oferta zrobiła się sama: 99,99 zł');
  expect(textOf(await desk.page('/'))).toMatch(/Czeka na kupujących.*Łucja/);
  // she reads it later, which is no step of its way
  at.pass(1);
  expect(await desk.page(path)).toContain('Zrobiła się sama');
  expect(textOf(await at.html(token))).not.toContain('Przeczytane');
});

test.each([
  ['a wish', { wish: 'na urodziny' }],
  ['an address that no letter reaches', { email: 'lucja.poczta' }],
])('STATUS-28: with %s the order waits for the artist as before', async (_, fields) => {
  const token = await orderFile(fields);
  expect(await types()).toEqual([]);
  expect(textOf(await at.html(token))).toContain('Odpisuję zwykle');
});

test('STATUS-28: an order that is held makes its offer when it is let go, once', async () => {
  await orderFile({ website: 'https://spam.example' });
  await at.post();
  expect([await types(), at.office.all('buyer')]).toEqual([[], []]);
  await Promise.all(Array.from({ length: atOnce }, () => desk.post(`/inbox/${reference}/release`, {})));
  await at.post();
  expect(await types()).toEqual(['offer']);
  expect(at.office.all('buyer').map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Oferta do/)]);
});

test('STATUS-9: an order that the buyer took back while it was held makes no offer when it is let go', async () => {
  const token = await orderFile({ website: 'https://spam.example' });
  expect((await at.send(await at.answerOn(token, 'withdrawn'))).status).toBe(303);
  await desk.post(`/inbox/${reference}/release`, {});
  expect(await types()).toEqual(['withdrawal']);
});

test.each([
  ['spring', '2027-03-25T22:30Z', '2027-04-01'],
  ['autumn', '2027-10-25T22:30Z', '2027-11-02'],
])(
  'STATUS-28: it is open to the end of the 7th day, also over the night in %s that has another hour',
  async (_, moment, day) => {
    at.pass(Date.parse(moment) - at.effects().now());
    await orderFile();
    expect(await at.events('2027-0001-A2')).toEqual([expect.objectContaining({ until: endOfDayInWarsaw(day) })]);
  },
);

test('STATUS-28: taken back before its letter left, that confirms the order; afterwards a second one says so', async () => {
  await orderFile();
  expect((await desk.post(`${path}/withdraw`, { seen: '2' })).statusCode).toBe(303);
  await at.post();
  expect(at.office.all('buyer').map(({ text }) => text)).toEqual([expect.stringContaining('odpiszę z ofertą')]);
  const token = await orderFile({ phone: '600 700 801' });
  await at.post();
  await desk.post('/orders/2026-0002-A2/withdraw', { seen: '2' });
  await at.post();
  expect(at.office.all('buyer').map(({ subject }) => subject)).toEqual([
    ...[
      expect.anything(),
      expect.stringMatching(/^Oferta do/),
      expect.stringMatching(/poprzedni list jest nieaktualny/),
    ],
  ]);
  expect(textOf(await at.html(token))).not.toContain('Moja oferta');
});

test.each([0, 1, 2, 3])(
  'STATUS-28: of twenty acts at once against it, the artist’s and the buyer’s, one takes effect, with one letter (the first: %i)',
  async (first) => {
    const token = await orderFile();
    await at.post();
    const [yes = {}, no = {}] = await Promise.all(['accepted', 'declined'].map((answer) => at.answerOn(token, answer)));
    const previewed = markOf({ type: 'mark', state: 'declined', note: 'Nie.', picture: null, english: false });
    const acts = [
      () => at.send(yes),
      () => at.send(no),
      () => desk.post(`${path}/withdraw`, { seen: '2' }),
      () => desk.post(`${path}/decline`, { seen: '2', note: 'Nie.', previewed }),
    ];
    await Promise.all(Array.from({ length: atOnce }, (_, index) => acts[(first + index) % acts.length]?.()));
    expect([0, 2]).toContain(holding(await at.events()).length);
    at.pass(undoMs);
    await at.post();
    expect(at.office.all('buyer')).toHaveLength(2);
  },
);
