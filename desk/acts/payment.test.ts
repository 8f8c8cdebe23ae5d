import { undoMs } from '@/domain/order/undo';
import { deskOfEach } from '../desk.fixture';
import { reference } from '../order-page.fixture';

let token: string;
const { desk: at } = deskOfEach();
beforeEach(async () => {
  token = await at.buyer.order();
});

const path = `/orders/${reference}`;
const deposit = { kind: 'deposit', sum: '361,50', day: '2026-11-21', note: 'BLIK' };
const agreed = () => at.follow(`${path}/agree`, { seen: '1', price: '1 205', by: '2026-12-16' });
const letters = () => at.buyer.office.all('buyer').map(({ text }) => text);

test('a payment stands on the order at once, on the buyer’s page and in a letter after the wait', async () => {
  await agreed();
  const shown = await at.follow(`${path}/payment`, { seen: '2', ...deposit, letter: 'on' });
  expect(shown).toMatch(/Zaliczka 361,50\szł z\s21\slistopada\s2026 zapisana\./);
  expect(shown).toMatch(/Do zapłaty<\/dt><dd[^>]*>843,50/);
  expect(await at.buyer.html(token)).not.toContain('361,50');
  at.buyer.pass(undoMs);
  await at.buyer.post();
  const page = await at.buyer.html(token);
  expect(page).toMatch(/Zaliczka, 21 listopada<\/dt><dd>361,50/);
  expect(page).toMatch(/Reszta później: 843,50\szł/);
  expect(page).not.toContain('BLIK');
  expect(letters().at(-1)).toMatch(/wpłata 361,50\szł.*Reszta później: 843,50\szł/s);
});

test('without a wish no letter leaves; what went back is due again', async () => {
  await agreed();
  await at.post(`${path}/payment`, { seen: '2', kind: 'rest', sum: '1205', day: '2026-11-20', note: '' });
  const back = { seen: '3', kind: 'returned', sum: '205', day: '2026-11-20', note: '' };
  expect(await at.follow(`${path}/payment`, back)).toMatch(/Do zapłaty<\/dt><dd[^>]*>205,00/);
  at.buyer.pass(undoMs);
  const before = letters().length;
  await at.buyer.post();
  expect(letters().filter((text) => text.includes('wpłata 1205'))).toEqual([]);
  expect(before).toBe(0);
});

test('what cannot be read is said beside its field, with what was typed and understood', async () => {
  const wrong = await at.post(`${path}/payment`, { seen: '1', kind: 'rest', sum: '12x', day: '2026-11-22' });
  expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('value="12x"')]);
  expect(wrong.body).toContain('Ten dzień jeszcze nie nadszedł.');
  const day = await at.post(`${path}/payment`, { seen: '1', kind: 'rest', sum: '12', day: '2026-11-22' });
  expect(day.body).toMatch(/<p class="said">12,00\szł/);
  expect(await at.buyer.events()).toEqual([]);
});

test('taken back in time it is gone for good; sent at once the buyer sees it', async () => {
  await at.post(`${path}/message`, { seen: '1', text: 'Pomyłka' });
  const undone = await at.follow(`${path}/undo`, { undo: '1' });
  expect(undone).toMatch(/Cofnięte: wiadomość\. Kupujący nic o\stym nie wie\./);
  await at.post(`${path}/message`, { seen: '3', text: 'Teraz' });
  expect(await at.follow(`${path}/send-now`, { undo: '3' })).toContain('Kupujący widzi to od teraz.');
  const page = await at.buyer.html(token);
  expect([page.includes('Teraz'), page.includes('Pomyłka')]).toEqual([true, false]);
  const late = await at.post(`${path}/undo`, { undo: '3' });
  expect([late.statusCode, late.body]).toEqual([422, expect.stringContaining('nie da się już cofnąć')]);
  at.buyer.pass(undoMs);
  await at.buyer.post();
  expect(letters().filter((text) => /^(Teraz|Pomyłka)$/m.test(text))).toHaveLength(1);
});

test('DESK-8: more than is due, and more back than was paid, is asked about beside the sum; an overpayment is said on the order', async () => {
  await agreed();
  const over = { seen: '2', kind: 'rest', sum: '12 050', day: '2026-11-21' };
  const asked = await at.post(`${path}/payment`, over);
  expect([asked.statusCode, asked.body]).toEqual([422, expect.stringMatching(/wpłata ma 12\s050,00.*Tak ma być/s)]);
  const [, sure = ''] = /value="([^"]*)" name="sure"/.exec(asked.body) ?? [];
  expect(await at.follow(`${path}/payment`, { ...over, sure })).toMatch(/Nadpłata<\/dt>.*10\s845,00/s);
  const back = await at.post(`${path}/payment`, { ...over, seen: '3', kind: 'returned', sum: '12 051', sure });
  expect([back.statusCode, back.body]).toEqual([422, expect.stringMatching(/zwrot ma 12\s051,00/)]);
});
