import { load } from 'cheerio';
import type { OrderEvent } from '@/domain/order/events';
import type { MarkedState } from '@/domain/order/states';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { erasedOrders } from '@/server/storage/queries/erased-orders';
import { listedAmong } from '@/server/storage/queries/listed';
import { submissions } from '@/server/storage/queries/read';
import { writeReply } from '@/server/storage/queries/replies';
import { changeOrder } from '@/server/submissions/change-order';
import { openWork, type Work, workAmong } from '@/server/submissions/work';
import { type OpenDesk, openDesk } from '../../desk.fixture';
import { reference } from '../../order-page.fixture';

const mark = (state: MarkedState): OrderEvent => ({
  type: 'mark',
  state,
  note: '',
  picture: null,
});
const note: OrderEvent = { type: 'note', text: 'Okulary' };
const question: OrderEvent = { type: 'message', from: 'buyer', text: 'Kiedy?' };
const histories: readonly (readonly OrderEvent[])[] = [
  ...[[], [mark('accepted')], [mark('sent')], [mark('done')], [mark('declined')], [mark('done'), note]],
  ...[
    [mark('done'), question],
    [mark('sent'), question, mark('done')],
    [mark('declined'), mark('accepted')],
  ],
];

let at: OpenDesk;
beforeEach(async () => {
  at = await openDesk();
});
test('DESK-1: Today has exactly what waits for somebody, whatever became of all the rest', async () => {
  const { storage, buyer } = at;
  const pass = () => buyer.pass(11 * 60 * 1000);
  const newest = async () => {
    const [first] = await submissions(storage);
    if (!first) throw new Error('nothing was sent');
    return first;
  };
  let token = '';
  for (const events of histories) {
    token = await buyer.order();
    const order = await newest();
    for (const event of events)
      await changeOrder(storage, order, { event, tellsBuyer: false, mayHappen: () => true }, buyer.effects());
    pass();
  }
  // of one that was over, and of one that ends by it
  token = await buyer.order();
  const over = await newest();
  await changeOrder(storage, over, { event: mark('done'), tellsBuyer: false, mayHappen: () => true }, buyer.effects());
  pass();
  await buyer.send({ token, answer: 'message', text: 'A rama?' });
  await buyer.send({ token: await buyer.order(), answer: 'withdrawn', reason: '' });
  for (const kind of ['contact', 'registration-lessons', 'opening-notices', 'orders', 'withdrawal-statements'] as const)
    await receive(kind, await formRequest(kind), buyer.effects());
  const lesson = (await submissions(storage)).find(({ kind }) => kind === 'registration-lessons');
  await writeReply(storage, lesson ?? over, { to: 'a@b.example', subject: 'Re', text: 'Tak' }, buyer.effects());

  const now = buyer.effects().now();
  const own = (await submissions(storage)).filter(({ order_id }) => order_id === null).map(({ id }) => id);
  const works = await workAmong(storage, await listedAmong(storage, own), now);
  const all = works.filter(({ turn }) => turn.waitsFor !== 'nobody');
  const kindsOf = all.map(({ submission }) => submission.kind).toSorted();
  expect(kindsOf).toEqual(['contact', 'orders', ...Array(8).fill('shop-order'), 'withdrawal-statements']);
  const told = (works: readonly Work[]) =>
    works.map(({ submission, turn, replies }) => [submission.reference, turn, replies.length]);
  expect(told(await openWork(storage, now))).toEqual(told(all));
  await at.close();
});

describe('what is wrong comes first, a row each, on Today and as the headline of Health', () => {
  let at: OpenDesk;
  beforeEach(async () => {
    at = await openDesk({ variables: {} });
    await at.buyer.order();
  });
  afterEach(() => at.close());
  const heading = async (url: string) =>
    load(await at.page(url))('h1')
      .text()
      .replaceAll('\u00a0', ' ');
  const rows = async () => {
    const $ = load(await at.page('/'));
    return $('.split a.row-name')
      .toArray()
      .map((link) => `${$(link).text().replaceAll('\u00a0', ' ')} ${$(link).attr('href')}`);
  };

  test('DESK-5: letters that do not leave, and an account that is missing once an order is accepted', async () => {
    const noMail = 'Listy nie wychodzą: poczta nie jest ustawiona. 2 czekają';
    expect((await rows())[0]).toBe(`${noMail} /health#letters`);
    expect(await heading('/health')).toBe(noMail);
    expect(load(await at.page('/health'))('#letters > details li')).toHaveLength(2);
    const { headers } = await at.post(`/orders/${reference}/message`, { seen: '1', text: 'Zaczynam' });
    expect(await at.read(String(headers.location))).toContain('List czeka, bo poczta nie jest ustawiona.');
    await at.act('agree', { price: '520', by: '2026-12-16' });
    expect((await rows()).slice(0, 2)).toEqual([
      expect.stringMatching(/^Listy nie wychodzą/),
      'Nie ma numeru konta, a kupujący ma już zapłacić /me',
    ]);
  });

  test('DESK-5: Health shows no folder, setting or command', async () => {
    expect(await at.page('/health')).not.toMatch(/SMTP_URL|\.env|npm run|\/tmp\//);
  });

  test('DESK-20: what was accepted and not paid waits for the buyer, with sum, age and the act', async () => {
    await at.quote();
    const page = await at.buyer.answerOn(
      (await at.storage.selectFrom('order_links').select('token').executeTakeFirstOrThrow()).token,
      'accepted',
    );
    await at.buyer.send(page);
    // an acceptance is news until it was read, and reading it is due on no day
    expect(await at.read('/')).toContain('przyjęte|Oferta przyjęta|Przeczytaj');
    await at.page(`/orders/${reference}`);
    at.buyer.pass(3 * 24 * 60 * 60_000);
    expect((await at.read('/')).replaceAll('\u00a0', ' ')).toContain('Zaliczka 435,00 zł, czeka 3 dni|Zapisz wpłatę');
    expect(await at.page('/')).toContain(`href="/orders/${reference}#payment"`);
    await at.act('payment', { sum: '435', day: '2026-11-24', kind: 'deposit' });
    expect(await at.page('/')).toContain(`href="/orders/${reference}#start"`);
  });

  test('TRUST-19: the link to what is held opens that list, and one of it is deleted', async () => {
    const fields = { ...forms.contact, website: 'https://spam.example', text: 'Oferta' };
    const answer = await receive('contact', await formRequest('contact', { fields }), at.buyer.effects());
    const { reference: held } = await answer.json();
    const to = load(await at.page('/'))('a:contains("Wstrzymane")').attr('href') ?? '';
    const list = load(await at.page(to));
    expect([list('a.chip[aria-current]').text(), list('a.row-name').attr('href')]).toEqual([
      'Wstrzymane 1',
      `/inbox/${held}`,
    ]);
    expect((await at.post(`/inbox/${reference}/drop`, {})).statusCode).not.toBe(303);
    expect(await at.follow(`/inbox/${held}/drop`, {})).toContain('Usunięte na zawsze.');
    expect((await submissions(at.storage)).map((one) => one.reference)).toEqual([reference]);
    expect(await erasedOrders(at.storage)).toEqual([]);
  });

  test('DESK-7, TRUST-23: of an order that was held its number stays; one that was accepted cannot be deleted', async () => {
    const fields = { ...orders.posters, website: 'https://spam.example' };
    const numbers = [];
    for (let n = 0; n < 2; n += 1) {
      const answer = await receive(
        'shop-order',
        orderRequest({ fields: { ...fields, wish: `${n}` } }),
        at.buyer.effects(),
      );
      numbers.push((await answer.json()).reference);
    }
    const [bound, spam] = numbers;
    await at.act('agree', {}, bound);
    expect((await at.post(`/inbox/${bound}/drop`, {})).statusCode).toBe(409);
    expect(await at.follow(`/inbox/${spam}/drop`, {})).toContain('Usunięte na zawsze.');
    expect(await erasedOrders(at.storage)).toMatchObject([{ reference: spam, grosze: null, payments: [] }]);
    expect((await submissions(at.storage)).map((one) => one.reference)).toEqual([bound, reference]);
  });

  test('DESK-1: a wish stands with its order, and a message is called by the name on its sender’s order', async () => {
    const { effects, pass } = at.buyer;
    // newer than the order that is there
    pass(1000);
    const wish = { ...orders.posters, wish: 'Dla mamy, do 20 grudnia' };
    const { reference: own } = await (await receive('shop-order', orderRequest({ fields: wish }), effects())).json();
    const fields = { ...forms.contact, email: wish.email.toUpperCase() };
    await receive('contact', await formRequest('contact', { fields }), effects());
    const rows = load(await at.page('/'))('.split .row')
      .toArray()
      .map((row) => load(row));
    const [ordered, message] = [`/orders/${own}`, '/inbox/'].map((to) =>
      rows.find(($) => $('a.row-name').attr('href')?.startsWith(to)),
    );
    expect(ordered?.text()).toContain('„Dla mamy, do 20 grudnia”');
    expect([message?.('a.row-name').text(), message?.('a.link').attr('href')]).toEqual([
      `${wish.first_name} ${wish.last_name}`,
      `/orders/${own}`,
    ]);
  });

  test('a message that is cut says so', async () => {
    const fields = { ...forms.contact, text: `${'Czy mogłaby Pani przysłać '.repeat(10)}obraz?` };
    await receive('contact', await formRequest('contact', { fields }), at.buyer.effects());
    expect(await at.read('/')).toMatch(/„Czy .* mogłaby…”/);
  });
});
