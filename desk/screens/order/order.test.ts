import { load } from 'cheerio';
import { undoMs } from '@/domain/order/undo';
import { picture } from '@/e2e/support/in-process/order-request';
import { submissionBy } from '@/server/storage/queries/read';
import { reachOf } from '@/server/submissions/reach';
import { deskOfEach, fileNamed } from '../../desk.fixture';
import { reference } from '../../order-page.fixture';

let token = '';
const { desk: at } = deskOfEach();
beforeEach(async () => {
  token = await at.buyer.order();
});

const path = `/orders/${reference}`;
/** As the buyer sees it once it can no longer be taken back. */
async function buyersPage() {
  at.buyer.pass(undoMs);
  return at.buyer.html(token);
}

async function readOrder() {
  const order = await submissionBy(at.storage, reference);
  if (!order) throw new Error('there is no order');
  return order;
}

test('an order waits on Today, is opened, and its state is set with a word to the buyer', async () => {
  expect(await at.page('/')).toContain(`href="${path}"`);
  expect(await at.page(path)).toContain('Łucja Źdźbło-Nowakowska');
  const after = await at.follow(`${path}/start`, { seen: '1', note: 'Zaczynam.' });
  expect(after).toContain('role="status"');
  expect(after).toContain('Zapisane: w\u00a0pracy. List do kupującego czeka na wysłanie.');
  // what happened is said once; then, as long as it can be taken back, that it can
  expect(await at.page(path)).toContain('Kupujący jeszcze tego nie widzi: zmiana stanu.');
  at.buyer.pass(undoMs);
  expect(await at.page(path)).not.toContain('role="status"');
  expect(await at.buyer.events()).toMatchObject([{ type: 'mark', state: 'in-work', note: 'Zaczynam.' }]);
  expect(await buyersPage()).toContain('Zaczynam.');
});

test('DESK-19: a second desk sees that the order has changed; what was typed there is not lost, and nothing is overwritten', async () => {
  await at.post(`${path}/start`, { seen: '1' });
  const late = await at.post(`${path}/sent`, { seen: '1', note: 'Paczka <b>jedzie</b>' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('role="alert"');
  expect(late.body).toContain('Paczka &lt;b&gt;jedzie&lt;/b&gt;</textarea>');
  expect(await at.buyer.events()).toHaveLength(1);
});

test('an order in which only a newer version can read the last event goes on', async () => {
  const { id } = await readOrder();
  const event = { submission_id: id, position: 1, type: 'note', data: '{"type":"painted"}', at: Date.now() } as const;
  await at.storage.insertInto('order_events').values(event).execute();
  const form = load(await at.page(path))('form[action$="/start"]');
  await at.follow(`${path}/start`, { seen: String(form.find('[name="seen"]').val()), note: 'Zaczynam.' });
  expect(await at.buyer.events()).toMatchObject([{ type: 'mark', position: 2 }]);
});

test('a file that is no photo is refused beside its field, and nothing is saved', async () => {
  const photo = fileNamed('szkic.jpg', '<svg onload="alert(1)">');
  const answer = await at.post(`${path}/start`, { seen: '1', note: 'Mój szkic', photo });
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('To nie jest plik graficzny')]);
  expect(answer.body).toContain('Mój szkic</textarea>');
  expect(await at.buyer.events()).toEqual([]);
});

test('what was agreed by phone holds on the page of the buyer, as typed', async () => {
  const wrong = await at.post(`${path}/agree`, { seen: '1', price: 'dużo', by: '2026-02-30' });
  expect(wrong.body).toContain('Nie rozumiem tej kwoty.');
  expect(wrong.body.match(/<input[^>]*autofocus/gi)).toEqual([expect.stringContaining('id="agree-price"')]);
  expect(wrong.body).toContain('Nie rozumiem tego dnia.');
  expect(wrong.body).toContain('value="dużo"');
  await at.follow(`${path}/agree`, { seen: '1', price: '1 950,00', by: '2026-12-16' });
  const page = await buyersPage();
  expect(page).toContain('1950,00');
  expect(page).toContain('16 grudnia 2026');
});

test('DESK-3, LETTERS-10: the letter of a refusal that leaves is the one that was looked at', async () => {
  const said = { seen: '1', note: 'Nie zdążę.' };
  const previewed = await at.post(`${path}/decline`, said);
  expect(previewed.statusCode).toBe(200);
  expect(previewed.body).toMatch(/class="letter plate".*nie mogę się go podjąć.*Nie zdążę\./s);
  expect(previewed.body).not.toContain('role="alert"');
  const mark = (body: string) => /name="previewed" value="(\w+)"/.exec(body)?.[1] ?? '';
  const other = await at.post(`${path}/decline`, { ...said, note: 'Nie chcę.', previewed: mark(previewed.body) });
  expect(other.body).toContain('List zmienił się od czasu, gdy był pokazany.');
  expect(await at.buyer.events()).toEqual([]);
  await at.post(`${path}/decline`, { ...said, note: 'Nie chcę.', previewed: mark(other.body) });
  expect(await at.buyer.events()).toMatchObject([{ state: 'declined', note: 'Nie chcę.' }]);
});

test('an address is corrected, and the letters that wait go to the new one', async () => {
  const fields = { seen: '1', email: 'lucja.nowa@poczta.example', phone: '600 000 061', address: 'ul. Nowa 1' };
  await at.follow(`${path}/contact`, fields);
  const order = await readOrder();
  expect([order.email, reachOf(order)]).toMatchObject([fields.email, { address: 'ul. Nowa 1' }]);
  const letters = await at.storage.selectFrom('letters').select(['to_address']).where('kind', '=', 'buyer').execute();
  expect(letters).toEqual([{ to_address: fields.email }]);
});

test('photos are opened, and downloaded all at once', async () => {
  expect(await at.page(path)).toContain(`href="${path}/photos/1?download"`);
  const one = await at.get(`${path}/photos/1?download`);
  expect(one.headers['content-disposition']).toContain(`filename="${reference}-1.jpg"`);
  const { rawPayload } = await at.get(`${path}/photos.zip`);
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(rawPayload.includes(one.rawPayload)).toBe(true);
  for (const missing of ['photos/2', 'photos/..%2f1', 'pictures/1', 'photos/1e0'])
    expect((await at.get(`${path}/${missing}`)).statusCode).toBe(404);
});

test('DESK-4: of the photos the one that is damaged is named, and is no broken picture', async () => {
  const { id } = await readOrder();
  const [first] = await at.storage.selectFrom('photos').selectAll().execute();
  if (!first) throw new Error('there is no photo');
  const bytes = Buffer.from(first.bytes);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await at.storage
    .insertInto('photos')
    .values({ ...first, id: 'second', submission_id: id, position: 2, bytes })
    .execute();
  const page = await at.page(path);
  expect(page).toContain(`src="${path}/photos/1?small"`);
  expect(page).not.toContain('/photos/2?small');
  const seen = await at.read();
  expect(seen).toContain('Zdjęcia 2 nie da się otworzyć');
  expect(seen).not.toContain('Zdjęcia 1 nie da się otworzyć');
});

test('DESK-4: a picture of the artist that is damaged is named in its place, on the desk and on the private page', async () => {
  await at.post(`${path}/start`, { seen: '1', photo: fileNamed('szkic.jpg', await picture()) });
  expect(await buyersPage()).toContain(`/${token}/1"`);
  expect(await at.page(path)).toContain(`src="${path}/pictures/1"`);
  await at.storage
    .updateTable('order_pictures')
    .set({ bytes: Buffer.from('cut off') })
    .execute();
  expect(await buyersPage()).toMatch(/^(?!.*\/1").*Tego zdjęcia nie da się otworzyć\. Napisz/s);
  expect(await at.page(path)).toMatch(/^(?!.*\/pictures\/1").*Tego zdjęcia nie da się otworzyć/s);
});

test('STATUS-17: what is sent is followed by its number on the desk, the private page and in the letter', async () => {
  const wrong = await at.post(`${path}/sent`, { seen: '1', carrier: 'dpd', number: 'w drodze', note: 'Ostrożnie.' });
  expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('To nie jest numer przesyłki')]);
  expect(wrong.body).toMatch(/value="w drodze".*Ostrożnie\.<\/textarea>/s);
  const link = 'https://tracktrace.dpd.com.pl/parcelDetails?p1=1050500491500U';
  const shown = new RegExp(`<a[^>]*href="${link.replace('?', '\\?')}"[^>]*rel="noreferrer"[^>]*>1050500491500U</a>`);
  const after = await at.follow(`${path}/sent`, { seen: '1', carrier: 'dpd', number: '1050 5004 91500u' });
  expect(after).toMatch(shown);
  expect(await buyersPage()).toMatch(shown);
  await at.buyer.post();
  expect(at.buyer.letterTo(/Wysłane/).text).toContain(`Przewoźnik: DPD\nNumer przesyłki: 1050500491500U\n${link}\n`);
  // what was typed before stands in the form; another carrier, which is not in the table
  expect(after).toMatch(/checked="" value="dpd".*value="1050500491500U"/s);
  await at.follow(`${path}/sent`, { seen: '2', carrier: 'other', number: 'XY-123456' });
  const again = await buyersPage();
  expect([again.includes('XY123456'), again.includes('tracktrace')]).toEqual([true, false]);
});

test('STATUS-25: what leaves while money is still due is asked about once, beside its button', async () => {
  await at.act('agree', { price: '100', by: '2026-12-18' });
  const asked = await at.act('sent', { carrier: 'dpd', note: 'Paczka jedzie.' });
  expect([asked.statusCode, asked.body.replaceAll('\u00a0', ' ')]).toEqual([
    422,
    expect.stringMatching(
      /Nie wpłynęło jeszcze 100,00 zł\..*name="unpaid"|name="unpaid".*Nie wpłynęło jeszcze 100,00 zł\./s,
    ),
  ]);
  // the page is read on there
  expect(load(asked.body)('[autofocus]').attr('name')).toBe('unpaid');
  expect((await at.act('sent', { carrier: 'dpd', unpaid: 'on' })).statusCode).toBe(303);
  await at.act('payment', { sum: '100', day: '2026-11-21', kind: 'rest' });
  expect(await at.page(path)).not.toContain('name="unpaid"');
  expect((await at.act('sent', { carrier: 'dpd', number: '10505004915' })).statusCode).toBe(303);
});

test('STATUS-17: what is picked up has its place and day instead, and is called so', async () => {
  const wrong = await at.post(`${path}/pickup`, { seen: '1', place: ' ', day: '2026-02-30' });
  expect([wrong.statusCode, wrong.body.match(/aria-invalid/g)?.length]).toEqual([422, 2]);
  await at.follow(`${path}/pickup`, { seen: '1', place: 'Pracownia, ul. Tkacka 1', day: '2026-12-01' });
  const page = await buyersPage();
  for (const text of ['Do odbioru', 'Pracownia, ul. Tkacka 1', '1 grudnia 2026']) expect(page).toContain(text);
  expect(page).not.toContain('Wysłane');
  await at.buyer.post();
  expect(at.buyer.letterTo(/Do odbioru/).text).toContain('Gdzie: Pracownia, ul. Tkacka 1\nKiedy: 1 grudnia 2026\n');
  expect(await at.page('/queue')).toContain('odbiera');
});

test('DESK-19: a photo over the limit costs no other field, and is named with its limit', async () => {
  const photo = fileNamed('płótno.jpg', Buffer.alloc(15 * 1024 * 1024 + 1, 1));
  const answer = await at.post(`${path}/start`, { seen: '1', note: 'Mój szkic', caption: 'Szkic', photo });
  expect([answer.statusCode, answer.body]).toEqual([
    422,
    expect.stringMatching(/najwyżej 15\sMB\. Za duże: płótno\.jpg.*value="Szkic".*Mój szkic<\/textarea>/s),
  ]);
  expect(await at.buyer.events()).toEqual([]);
});

test('DESK-1: the act that Today leads to is open and pinned; before an agreement what comes after one is folded', async () => {
  const openAct = (page: string) => /<details class="act[ "][^>]*open=""[^>]*id="([a-z]+)"/.exec(page)?.[1];
  const pinned = (page: string) => /class="actbar actbar--phone"><a[^>]*href="[^"]*[#/]([a-z]+)"/.exec(page)?.[1];
  const next = async () => {
    const page = await at.page(path);
    return [openAct(page), pinned(page), page.includes('Dalej bez oferty')];
  };
  expect(await next()).toEqual(['offer', 'offer', true]);
  await at.quote();
  expect(await at.page(path)).toMatch(/1\s450,00\szł\sw\sofercie/);
  await at.buyer.send(await at.buyer.answerOn(token, 'accepted'));
  expect(await next()).toEqual(['payment', 'payment', false]);
  await at.act('payment', { sum: '435', day: '2026-11-21', kind: 'deposit' });
  expect(await next()).toEqual(['start', 'start', false]);
  await at.act('start');
  expect(await next()).toEqual(['sent', 'sent', false]);
});

test.each([
  ['Paczka: https://paczki.example/p?nr=1). Miłego dnia.', 'https://paczki.example/p?nr=1'],
  ['„https://paczki.example/a,b/”, tam.', 'https://paczki.example/a,b/'],
])('STATUS-17: a link in the words %j ends before the sign behind it', async (note, link) => {
  await at.follow(`${path}/start`, { seen: '1', note });
  expect(await buyersPage()).toContain(`href="${link}"`);
});

test('DESK-22: where it goes is one text to copy or to print; an order without an address has no label', async () => {
  expect(await at.page(path)).toContain(`href="${path}/label"`);
  const page = load(await at.page(`${path}/label`));
  expect(page('#to').text()).toBe('Łucja Źdźbło-Nowakowska\nul. Prosta 1\n87-100 Toruń\n600 700 800');
  expect(page('.letter').text()).toContain(reference);
  // without the script there is nothing to press
  expect(page('main button:not([hidden])')).toHaveLength(0);
  await at.post('/add/order', { name: 'Ewa z targów', what: 'portret', phone: '600 700 801' });
  const byHand = '2026-0002-A2';
  expect(await at.page(`/orders/${byHand}`)).not.toContain('/label"');
  expect((await at.get(`/orders/${byHand}/label`)).statusCode).toBe(404);
});
