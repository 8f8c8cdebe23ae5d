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
    ...{ ...orders.portraits, first_name: `"><script>alert(1)</script>`, last_name: `${mark}\u202egpj`, wish: mark },
    ...{ address: `${mark}\n</textarea>`, phone: `1"onfocus=alert(1)`, email: `"${mark}"@poczta.example` },
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
  const looked = await at.post(`${path}/message`, { seen: '2', text: mark, step: 'look' });
  const pages = [await at.page('/'), await at.page(path), looked.body, await at.page('/devices')];
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
