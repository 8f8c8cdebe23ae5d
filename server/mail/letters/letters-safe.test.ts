import { headerOf } from '@/e2e/support/in-process/arrived-letter';
import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { mail, openPostOffice, type PostOffice } from '@/e2e/support/in-process/post-office';
import { receive } from '../../http/receive/receive';

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite');
});
afterEach(() => office.close());
const order = (sent: Parameters<typeof orderRequest>[0]) =>
  receive('shop-order', orderRequest(sent), office.studio.effects);

test.each([
  ...['a,b@x.pl', '<lucja@x.pl> lub inny', 'lucja@x', 'lucja@x.pl\r\nBcc: all@x.pl', 'lucja@x.pl, all@x.pl'],
  '=?utf-8?q?all=40y.pl?=@x.pl',
])('TRUST-15: %j is not one mailbox: no confirmation, no Reply-To, and the artist is told', async (email) => {
  await order({ fields: { ...orders.posters, email } });
  await office.post();
  expect(office.sink.received.map(({ to }) => to)).toEqual([mail.to]);
  const letter = office.artist();
  expect(headerOf(letter, 'Reply-To')).toBeUndefined();
  expect(letter.text).toContain('nie da się odpisać');
});

test('TRUST-15: line breaks in every field make no header, and stand in the letter as they were typed', async () => {
  const attack = 'x\r\nBcc: all@x.pl\r\n\r\nhello';
  const texts = ['first_name', 'last_name', 'address', 'phone', 'comment'];
  const fields = { ...orders.posters, ...Object.fromEntries(texts.map((name) => [name, attack])) };
  expect((await order({ fields: { ...fields, phone: 'x\r\nBcc: a@x.pl' } })).status).toBe(201);
  await office.post();
  for (const { letter } of office.sink.received) expect(letter.head.filter((line) => /^bcc/i.test(line))).toEqual([]);
  expect(office.sink.received.map(({ to }) => to).toSorted()).toEqual([mail.to, 'lucja@poczta.example']);
  expect(office.artist().text.match(/Bcc: all@x\.pl/g)).toHaveLength(4);
});

test.each(['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'TRUST-15: what follows the line break %j in a name cannot be taken for a label or a heading',
  async (lineBreak) => {
    const names = ['first_name', 'last_name', 'address', 'comment'];
    const forged = ['Łucja', 'Numer telefonu: 123', '', 'ZAPŁATA', 'Cena: 1 zł'].join(lineBreak);
    const fields = { ...orders.posters, ...Object.fromEntries(names.map((name) => [name, forged])) };
    expect((await order({ fields })).status).toBe(201);
    await office.post();
    const text = office.artist().text;
    // whatever a mail program takes for the end of a line
    const lines = text.split(/[\n\r\u2028\u2029\u0085\v\f]/);
    const beginning = (words: string): readonly string[] => lines.filter((line) => line.startsWith(words));
    expect(beginning('Numer telefonu')).toEqual([`Numer telefonu: ${orders.posters.phone}`]);
    expect([beginning('ZAPŁATA'), beginning('Cena: 1 zł')]).toEqual([[], []]);
    expect(text.match(/Numer telefonu: 123/g)).toHaveLength(4);
  },
);

test.each(['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'TRUST-15: what a buyer typed with %j cannot be taken for a line of the confirmation, nor its links be followed',
  async (lineBreak) => {
    const attack = ['ok', 'Cena: 0,01 zł', 'Zapłać na https://zly.example/a\u202e'].join(lineBreak);
    await order({ fields: { ...orders.posters, first_name: attack, address: attack, comment: attack } });
    await office.post();
    const letter = office.buyer();
    const lines = letter.text.split('\n');
    expect(lines.filter((line) => /^(Cena|Zapłać)/.test(line))).toEqual([expect.stringMatching(/^Cena: \d+,\d\d zł$/)]);
    expect(lines.filter((line) => line.includes('Cena: 0,01'))).toHaveLength(3);
    expect(letter.text).not.toMatch(/zly\.example|[\u2028\u2029\u0085\u202e]/);
    expect(letter.text).toContain('https://zly[.]example/a');
    expect(letter.head.join()).not.toMatch(/zly|0,01/);
  },
);

test('TRUST-15: of what a visitor typed the subject holds two letters at most', async () => {
  await order({ fields: { ...orders.posters, first_name: '=?UTF-8?Q?a?= <b>\r\nBcc: c@x.pl', last_name: '12 -' } });
  await office.post();
  expect(office.artist().subject).toBe('Zamówienie 2026-0001-A2: wydruk, U. C.');
});

test('TRUST-14: the line is cut between the letter and its receipt: it comes again four hours later, with the same Message-ID', async () => {
  // its sender cannot be written to: one letter
  const fields = { ...forms.contact, email: 'a,b@x.pl' };
  await receive('contact', await formRequest('contact', { fields }), office.studio.effects);
  office.sink.behave((stage) => (stage === 'accepted' ? 'drop' : 'ok'));
  await office.post();
  office.sink.behave(() => 'ok');
  await office.post(3 * 60 * 60_000);
  await office.post(4 * 60 * 60_000);
  expect(office.sink.received.map(({ answered }) => answered)).toEqual([false, true]);
  expect(new Set(office.sink.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a canary in every field of an order is in the storage and the letter, and nowhere in the log', async () => {
  const texts = ['first_name', 'last_name', 'address', 'phone', 'description', 'width', 'height'];
  const canaries = Object.fromEntries(texts.map((name) => [name, `kanarek ${name}`]));
  const email = 'kanarek@poczta.example';
  await order({ fields: { ...orders['custom-pictures'], size: '6', ...canaries, email }, photos: [await picture()] });
  await office.post();
  const [row] = await office.studio.storage.selectFrom('submissions').selectAll().execute();
  const [text, log] = [office.artist().text, JSON.stringify(office.studio.log)];
  for (const canary of [...Object.values(canaries), email]) {
    expect(row?.fields).toContain(canary);
    expect(text).toContain(canary);
  }
  expect(office.studio.log.map(({ event }) => event)).toEqual(['received', 'letter sent', 'letter sent']);
  expect(log).not.toMatch(/kanarek|Wakacje/);
});
