import { storeRegulations } from '@/content/documents/store-regulations';
import { undoMs } from '@/domain/order/undo';
import { picture } from '@/e2e/support/in-process/order-request';
import type { Locale } from '@/i18n/locales';
import { submissionBy } from '@/server/storage/queries/read';
import { changeOrder } from '@/server/submissions/change-order';
import { deskOfEach } from './desk.fixture';
import { reference } from './order-page.fixture';

const { desk } = deskOfEach();
afterEach(() => jest.restoreAllMocks());

async function accepted(): Promise<string> {
  const token = await desk.buyer.order();
  await desk.quote();
  desk.buyer.pass(undoMs);
  await desk.buyer.send(await desk.buyer.answerOn(token, 'accepted'));
  return token;
}

async function shows(caption: string): Promise<void> {
  const order = await submissionBy(desk.storage, reference);
  if (!order) throw new Error('no order');
  const event = { type: 'mark', state: 'in-work', note: '', picture: caption } as const;
  const change = { event, picture: { width: 120, height: 90, bytes: await picture() }, tellsBuyer: true };
  await changeOrder(desk.storage, order, { ...change, mayHappen: () => true }, desk.buyer.effects());
  desk.buyer.pass(undoMs);
}

test('STATUS-19: the newest photo comes first, and each is a link to itself', async () => {
  const token = await accepted();
  await shows('Szkic');
  await shows('W połowie');
  const html = await desk.buyer.html(token);
  const shown = html.split('order-status__pictures')[1]?.split('</div>')[0] ?? '';
  expect([...shown.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['W połowie', 'Szkic']);
  for (const [, link, source] of shown.matchAll(/<a [^>]*href="([^"]*)"><img src="([^"]*)"/g))
    expect(link).toBe(source);
  expect(shown.match(/<a /g)).toHaveLength(2);
});

test('STATUS-20: what was accepted stays readable as it was, whatever the regulations say later', async () => {
  const before = storeRegulations[0]?.title.pl ?? '';
  const token = await accepted();
  expect(await desk.buyer.html(token)).toContain('?step=agreement"');
  const [first] = storeRegulations as unknown as { title: Record<Locale, string> }[];
  if (!first) throw new Error('no regulations');
  jest.replaceProperty(first.title, 'pl', 'Zmienione');
  const html = (await desk.buyer.html(token, 'pl', 'agreement')).replaceAll('\u00a0', ' ');
  for (const part of ['Umowa z dnia 21 listopada 2026', '1450,00 zł', 'Cena z dostawą', before, 'Źdźbło-Nowakowska'])
    expect(html).toContain(part);
  expect(html).not.toContain('Zmienione');
  expect(html).not.toMatch(/\{\w+\}/);
});

test('STATUS-20: nothing is to be printed before anything is accepted', async () => {
  const token = await desk.buyer.order();
  await desk.quote();
  desk.buyer.pass(undoMs);
  expect(await desk.buyer.html(token)).not.toContain('step=agreement');
  expect(await desk.buyer.html(token, 'pl', 'agreement')).not.toContain('Umowa z dnia');
});

test('STATUS-27: contract and returns are folded once agreed, and never while an offer waits for its answer', async () => {
  const token = await desk.buyer.order();
  await desk.quote();
  desk.buyer.pass(undoMs);
  const panel = async () =>
    ((await desk.buyer.html(token)).split('class="order-status__panel"')[1] ?? '').split('</section>')[0] ?? '';
  const open = async () => (await panel()).replace(/<details.*?<\/details>/gs, '');
  for (const part of ['Zwrot', 'Cena']) expect(await open()).toContain(part);
  await desk.buyer.send(await desk.buyer.answerOn(token, 'accepted', 'pl'));
  expect(await panel()).toContain('Zwrot');
  expect(await open()).not.toContain('Zwrot');
});
