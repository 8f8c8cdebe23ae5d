import type { OrderEvent } from '@/domain/order/events';
import { openOffer } from '@/domain/order/status';
import { pendingIn, seenByBuyer, undoMs } from '@/domain/order/undo';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '../http/receive/receive';
import { claim, finish } from '../mail/outbox/lease';
import { historyWithNext } from '../storage/queries/order-events';
import { submissions } from '../storage/queries/read';
import { changeOrder, sendNow, undoInOrder } from './change-order';

const terms = { delivery: 0, deposit: 0, arrives: null, reason: '' };
const until = Date.UTC(2026, 11, 20);
const offer: OrderEvent = { type: 'offer', grosze: 100, by: '2026-12-20', note: '', until, terms };

/** An order whose own letters have left; the clock is the test's. */
async function openOrder(studio: Studio) {
  const { storage, effects } = studio;
  await receive('shop-order', orderRequest({ fields: orders.posters }), effects);
  await storage.updateTable('letters').set({ state: 'sent' }).execute();
  const [order] = await submissions(storage);
  if (!order) throw new Error('no order');
  let now = effects.now();
  const sender = { ...effects, now: () => now };
  const history = async () => (await historyWithNext(storage, order)).history;
  return {
    now: () => now,
    history,
    pass: (ms: number) => {
      now += ms;
    },
    does: (event: OrderEvent) =>
      changeOrder(storage, order, { event, tellsBuyer: true, mayHappen: () => true }, sender),
    undo: () => undoInOrder(storage, order, (all) => pendingIn(all, now).at(-1) ?? null, sender),
    sendNow: (position: number) => sendNow(storage, order, position, sender),
    seen: async () => seenByBuyer(await history(), now).events.map(({ position }) => position),
    claim: () => claim(storage, now),
    finish: (letter: NonNullable<Awaited<ReturnType<typeof claim>>>) => finish(storage, letter, { state: 'sent' }, now),
  };
}

let studio: Studio;
let at: Awaited<ReturnType<typeof openOrder>>;
beforeEach(async () => {
  studio = await openStudio();
  at = await openOrder(studio);
});
afterEach(() => studio.close());

test('DESK-11: an act and its letter wait five minutes, then the buyer has both', async () => {
  await at.does(offer);
  at.pass(undoMs - 1);
  expect([await at.seen(), await at.claim(), openOffer(seenByBuyer(await at.history(), at.now()), at.now())]).toEqual([
    [],
    undefined,
    null,
  ]);
  at.pass(1);
  expect([await at.seen(), (await at.claim())?.part, await at.undo()]).toEqual([[1], 1, null]);
});

test('DESK-11: taken back in time it leaves no letter and nothing to see, ever', async () => {
  await at.does(offer);
  expect(await at.undo()).toMatchObject({ isSeen: false, letter: 'stopped' });
  at.pass(undoMs);
  expect([await at.seen(), await at.claim(), await at.undo()]).toEqual([[], undefined, null]);
});

test('DESK-11: sent at once it is seen and its letter is due, and cannot be taken back any more', async () => {
  await at.does(offer);
  expect(await at.sendNow(1)).toBe(true);
  expect([await at.seen(), await at.undo(), await at.sendNow(1)]).toEqual([[1, 2], null, false]);
  expect((await at.claim())?.part).toBe(1);
});

test('DESK-11: an offer replaced before it left is told of again where the second one is taken back', async () => {
  await at.does(offer);
  await at.does(offer);
  expect(await at.undo()).toMatchObject({ letter: 'stopped' });
  at.pass(undoMs);
  expect([await at.seen(), (await at.claim())?.part, await at.claim()]).toEqual([[1], 1, undefined]);
});
