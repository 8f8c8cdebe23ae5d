import { load } from 'cheerio';
import sharp from 'sharp';
import { formPath, photoFields, shopOrders } from '@/domain/api';
import { orders, picture } from '@/e2e/support/in-process/order-request';
import { receive } from '@/server/http/receive/receive';
import { deskOfEach, fileNamed } from '../desk.fixture';
import { reference } from '../order-page.fixture';

const { desk: at } = deskOfEach();

const mark = '<img src=x onerror="alert(1)">';
const path = `/orders/${reference}`;

/** An order whose buyer has put a mark and signs that turn a line around into every field and every file's name. */
async function hostileOrder(): Promise<void> {
  const fields = {
    ...orders.portraits,
    first_name: `"><script>alert(1)</script>`,
    last_name: `${mark}\u202egpj`,
    wish: mark,
    address: `${mark}\n</textarea>`,
    phone: `1"onfocus=alert(1)`,
    email: `"${mark}"@poczta.example`,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(photoFields[shopOrders], fileNamed(`../../..${mark}\u202egpj.exe`, await picture()));
  const request = new Request(`https://studio.example${formPath(shopOrders)}`, { method: 'POST', body });
  expect((await receive('shop-order', request, at.buyer.effects())).status).toBe(201);
}

test('DESK-4: what a stranger typed stays text on every page, in titles, letters and names of files', async () => {
  await hostileOrder();
  await at.post(`${path}/message`, { seen: '1', text: mark });
  const previewed = await at.post(`${path}/message`, { seen: '2', text: mark, step: 'preview' });
  const pages = [await at.page('/'), await at.page(path), previewed.body, await at.page('/devices')];
  for (const page of pages) {
    const $ = load(page);
    expect($('script').text()).toBe('');
    expect(
      $('img')
        .get()
        .map(({ attribs }) => attribs.src?.[0] ?? ''),
    ).not.toContain('x');
    const attributes = $('*')
      .get()
      .flatMap((element) => Object.keys('attribs' in element ? element.attribs : {}));
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    expect(page).not.toContain('\u202e');
  }
  expect(pages[1]).toContain('&lt;img src=x');
  expect(pages[1]).toContain('<title>&quot;&gt;&lt;script&gt;');
  for (const url of [`${path}/photos/1?download`, `${path}/photos.zip`]) {
    const name = String((await at.get(url)).headers['content-disposition']);
    expect(name).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.-]+$/);
  }
});

/** An order of somebody with this name. */
async function orderOf(name: string): Promise<string> {
  const [first_name = '', last_name = ''] = name.split(' ');
  const fields = { ...orders.portraits, first_name, last_name };
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append(photoFields[shopOrders], fileNamed('kot.jpg', await picture()));
  const request = new Request(`https://studio.example${formPath(shopOrders)}`, { method: 'POST', body });
  const answer = await receive('shop-order', request, at.buyer.effects());
  return (await answer.json()).status.slice(-40);
}

test.each(['ليلى حداد', 'דנה לוי'])(
  'DESK-4: a name that is read from the right turns nothing that stands beside it: %s',
  async (name) => {
    const token = await orderOf(name);
    await at.post(`${path}/message`, { seen: '1', text: 'Dzień dobry.' });
    await at.buyer.send({ token, language: 'pl', answer: 'message', text: 'Tak.' });
    const urls = ['/', path, `${path}/offer`, '/inbox', '/queue', `/people/${reference}`, `/people/${reference}/erase`];
    const pages = await Promise.all(urls.map(async (url) => [url, await at.page(url)] as const));
    for (const [url, page] of [...pages, ['private', await at.buyer.html(token)] as const]) {
      const $ = load(page);
      const texts = $('main')
        .find('*')
        .addBack()
        .contents()
        .filter((_, { nodeType }) => nodeType === 3)
        .get()
        .filter((text) => $(text).text().includes(name));
      // alone in its line, or held apart
      const loose = texts.filter(
        (text) =>
          $(text).closest('bdi, [dir=auto], textarea').length === 0 &&
          $(text).closest('h1, dd, li, p, td, .back').text().trim() !== name,
      );
      expect([url, loose.map((text) => $(text).parent().parent().html())]).toEqual([url, []]);
    }
  },
);

const looksLike = (html: string): readonly string[] =>
  load(html)('input[type=file]')
    .get()
    .map(({ attribs }) => ('capture' in attribs ? 'camera' : 'both'));

test('DESK-8: wherever a photo is asked for, the camera and the library can be had', async () => {
  await at.buyer.order();
  for (const url of [path, '/add/order', '/works']) {
    const fields = looksLike(await at.page(url));
    expect([url, fields.includes('both')]).toEqual([url, true]);
    // the camera alone only beside a field that takes both
    expect([url, fields.includes('camera')]).toEqual([url, url === '/works']);
  }
});

test.each(['\u200e1050500491500U', '\u2066 1050 5004 91500u\u2069'])(
  'DESK-12: signs that nobody sees make no parcel of %j unknown',
  async (number) => {
    await at.buyer.order();
    const { statusCode } = await at.act('sent', { carrier: 'dpd', number });
    expect(statusCode).toBe(303);
    expect(await at.buyer.events()).toContainEqual(
      expect.objectContaining({ way: expect.objectContaining({ number: '1050500491500U' }) }),
    );
  },
);

test('a picture that would fill the memory is refused before it is unpacked', async () => {
  await at.buyer.order();
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const answer = await at.post(`${path}/start`, { seen: '1', photo: fileNamed('szkic.png', bomb) });
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('niezwykłe wymiary')]);
});

test.each(['/orders/..%2f..%2fetc%2fpasswd', '/fonts/..%2f..%2fpackage.json', '/works/..%2f1/picture', '/%00'])(
  'an address with a path in it leads nowhere: %s',
  async (url) => {
    expect([404, 410]).toContain((await at.get(url)).statusCode);
  },
);

test('a form that is too large, broken or of a strange type saves nothing', async () => {
  await at.buyer.order();
  const large = await at.post(`${path}/note`, { seen: '1', text: 'a'.repeat(70_000) });
  const broken = await at.post(`${path}/note`, { seen: '1' }, { 'content-type': 'multipart/form-data; boundary=x' });
  const strange = await at.post(`${path}/note`, { seen: '1' }, { 'content-type': 'application/json' });
  expect([large, broken, strange].map(({ statusCode }) => statusCode)).toEqual([413, 422, 415]);
  expect(await at.buyer.events()).toEqual([]);
});
