import { undoMs } from '@/domain/order/undo';
import { picture } from '@/e2e/support/in-process/order-request';
import { submissions } from '@/server/storage/queries/read';
import { deskOfEach, fileNamed } from '../desk.fixture';

const { desk: at } = deskOfEach();

const save = '/add/order/save';
const whole = {
  source: 'fair',
  thing: 'portrait',
  name: 'Hanna Zmyślona',
  email: 'hanna@poczta.example',
  phone: '600 000 055',
  description: 'Portret psa',
  price: '690',
  paid: '200',
  by: '2027-01-15',
  language: 'pl',
  letter: 'on',
};
const buyersPage = () => at.storage.selectFrom('order_links').select('token').executeTakeFirstOrThrow();

test('a name and a thing suffice: it has a number, stands on Today and can be offered for', async () => {
  const shown = await at.follow(save, { name: 'Hanna', thing: 'painting' });
  expect(shown).toMatch(/Zamówienie 2026-0001-\w\w zapisane\./);
  // LETTERS-10: without an address no letter is promised
  expect(shown).toContain('Skopiuj link do strony zamówienia');
  expect(shown).not.toMatch(/wyjdą listem|uprzejmym listem|dostanie (o tym )?list/);
  const [order] = await submissions(at.storage);
  expect(await at.page('/')).toContain(`href="/orders/${order?.reference}"`);
  expect(await at.page(`/orders/${order?.reference}/offer`)).toContain('Hanna');
  await at.buyer.post();
  expect(at.buyer.office.all('buyer')).toEqual([]);
});

test('what was agreed and paid is so at once; the buyer gets a letter with the link to the page', async () => {
  const shown = await at.follow(save, { ...whole, photos: fileNamed('../../<b>.jpg', await picture()) });
  expect(shown).toMatch(/Do zapłaty<\/dt><dd[^>]*>490,00/);
  expect([shown.includes('>&lt;b&gt;.jpg<'), shown.includes('../')]).toEqual([true, false]);
  await at.buyer.post();
  const { token } = await buyersPage();
  expect(at.buyer.office.all('buyer').map(({ text }) => text)).toEqual([expect.stringContaining(token)]);
  at.buyer.pass(undoMs);
  expect(await at.buyer.html(token)).toMatch(/Reszta później: 490,00\szł/);
});

test('DESK-8: a payment above the price is asked about beside the sum', async () => {
  const over = { ...whole, paid: '6900' };
  const asked = await at.post(save, over);
  expect([asked.statusCode, asked.body]).toEqual([422, expect.stringMatching(/wpłata ma 6\s900,00.*Tak ma być/s)]);
  expect(await submissions(at.storage)).toEqual([]);
  const [, sure = ''] = /value="([^"]*)" name="sure"/.exec(asked.body) ?? [];
  expect(await at.follow(save, { ...over, sure })).toMatch(/Nadpłata<\/dt>.*6\s210,00/s);
  // what nothing was agreed for has no sum that it could exceed
  expect((await at.post(save, { ...over, price: '' })).statusCode).toBe(303);
});

test('sent twice it is one order; what is wrong is said beside its field, and nothing typed is lost', async () => {
  await at.post(save, whole);
  await at.post(save, whole);
  expect(await submissions(at.storage)).toHaveLength(1);
  const hostile = '<script>"x"</script>';
  const bad = { ...whole, name: '', email: '', description: hostile, price: '12x', by: '2026-02-31' };
  const { statusCode, body } = await at.post(save, bad);
  expect(statusCode).toBe(422);
  expect(body.match(/aria-invalid/g)).toHaveLength(4);
  expect(body).toContain('&lt;script&gt;&quot;x&quot;&lt;/script&gt;</textarea>');
  expect(body).toContain('checked="" value="fair"');
  expect(await submissions(at.storage)).toHaveLength(1);
});

test('what has no text of a field is refused, and what a stranger’s name would be is shown as typed', async () => {
  expect(await at.follow(save, { ...whole, name: '<i>Ewa</i>' })).toContain('&lt;i&gt;Ewa&lt;/i&gt;');
  const files = { name: 'Ewa', photos: fileNamed('a.jpg', 'no picture') };
  expect((await at.post(save, files)).statusCode).toBe(422);
});

test('photos beyond ten are named, and nothing is saved without them', async () => {
  const photos = Array.from({ length: 12 }, (_, at) => fileNamed(`z${at + 1}.jpg`, 'x'));
  const { statusCode, body } = await at.post(save, { ...whole, photos });
  expect([statusCode, body]).toEqual([422, expect.stringMatching(/Nad\stę liczbę: z11\.jpg, z12\.jpg/)]);
  expect(await submissions(at.storage)).toEqual([]);
});
