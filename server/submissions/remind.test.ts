import { artist } from '@/content/artist';
import type { OrderEvent } from '@/domain/order/events';
import { undoMs } from '@/domain/order/undo';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '../http/receive/receive';
import { historyWithNext } from '../storage/queries/order-events';
import { submissionBy } from '../storage/queries/read';
import { changeOrder } from './change-order';
import { remind } from './remind';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
  await receive('shop-order', orderRequest({ fields: orders.posters }), office.studio.effects);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await office.close();
});

const reference = '2026-0001-A2';
async function order() {
  const found = await submissionBy(office.studio.storage, reference);
  if (!found) throw new Error('no order');
  return found;
}

async function happens(event: OrderEvent): Promise<void> {
  const { storage, effects } = office.studio;
  const change = { event, tellsBuyer: true, mayHappen: () => true };
  await changeOrder(storage, await order(), change, { ...effects, now: () => effects.now() - undoMs });
  await office.post();
}

const agreed: OrderEvent = {
  type: 'mark',
  state: 'accepted',
  note: '',
  picture: null,
  agreed: { grosze: 12_345, by: '2026-11-23' },
};
const nightly = (days: number | null) => remind(office.studio.storage, office.studio.effects, days);

test('LETTERS-5, LETTERS-6: one letter before the day says what is due and where to, and is in the history', async () => {
  jest.replaceProperty(artist as { bankAccount: string | null }, 'bankAccount', 'PL61109010140000071219812874');
  await happens(agreed);
  expect(await nightly(3)).toBe(1);
  expect(await nightly(3)).toBe(0);
  await office.post(undoMs);
  const letter = office.all('buyer').at(-1);
  expect(letter?.subject).toContain(`Zamówienie ${reference}: przypomnienie o wpłacie`);
  expect(letter?.text).toContain('przypominam o wpłacie 123,45 zł');
  expect(letter?.text).toContain('ZAPŁATA PÓŹNIEJ: 123,45 ZŁ, NAJPÓŹNIEJ 23 LISTOPADA 2026');
  expect(letter?.text).toContain(`Konto: 61 1090 1014 0000 0712 1981 2874\nTytuł przelewu: ${reference}`);
  expect(letter?.html).toContain('61 1090 1014 0000 0712 1981 2874');
  const { history } = await historyWithNext(office.studio.storage, await order());
  expect(history.events.filter(({ type }) => type === 'reminder')).toHaveLength(1);
});

test('LETTERS-6: it is switched off in content, and nobody is reminded before its time', async () => {
  await happens(agreed);
  expect(artist.reminderDays ?? null).toBeNull();
  expect([await nightly(null), await nightly(1)]).toEqual([0, 0]);
});

test('LETTERS-6: who withdrew from the contract is not reminded', async () => {
  await happens(agreed);
  const fields = { order: reference, email: orders.posters.email, full_name: 'Łucja', what: '', confirmed: 'yes' };
  const statement = await formRequest('withdrawal-statements', { fields });
  expect((await receive('withdrawal-statements', statement, office.studio.effects)).status).toBe(201);
  expect(await nightly(3)).toBe(0);
});

test('LETTERS-5: what is agreed in another way, and each payment, is told with what is due from then on', async () => {
  await happens(agreed);
  expect(office.all('buyer').at(-1)?.text).toContain('Zapłata później: 123,45 zł, najpóźniej 23 listopada 2026');
  await happens({ type: 'payment', kind: 'rest', grosze: 2345, day: '2026-11-20', note: '' });
  expect(office.all('buyer').at(-1)?.text).toContain('Reszta później: 100,00 zł, najpóźniej 23 listopada 2026');
  await happens({ type: 'payment', kind: 'rest', grosze: 10_000, day: '2026-11-20', note: '' });
  expect(office.all('buyer').at(-1)?.text).not.toContain('później: ');
});
