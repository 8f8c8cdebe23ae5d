import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formPath, shopOrders } from '@/domain/api';
import type { ProblemCode } from '@/domain/problems';
import { type FormName, formRequest, forms } from '@/e2e/support/in-process/form-request';
import { delivery, orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { type Locale, locales } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { problemSentence } from '../pages/problem-answers';
import { parseEnvironment } from '../platform/environment';
import type { Effects } from '../storage/effects';
import { submissions } from '../storage/queries/read';
import { siteServer } from './server';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

type Headers = Readonly<Record<string, string | string[]>>;
/** What is sent: a form with these fields and photos, or the mere head of a request. */
type Sent = Readonly<{
  form?: FormName | typeof shopOrders;
  fields?: object;
  photos?: readonly Buffer[];
  method?: 'GET' | 'POST' | 'PUT' | 'OPTIONS';
  url?: string;
  headers?: Headers;
  effects?: Partial<Effects>;
}>;

/** No socket is cut late: here there is none. */
const settings = parseEnvironment({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_SMALL_BODY_MS: '600000' });
const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'files'));
writeFileSync(join(folder, 'files/404.html'), '');
const notFound = { file: '404.html', type: 'text/html', etag: '', frame: [0, 0, 0, 0] } as const;
const site = {
  folder,
  notFound,
  finished: new Map(),
  moved: new Map(),
  isFile: () => false,
  isPage: () => false,
  makeFile: async () => false,
  settings,
};
const serverWith = (effects: Partial<Effects> = {}) =>
  siteServer({ ...site, effects: { ...studio.effects, ...effects } });

async function requestOf({ form, fields, photos = [], method = 'GET', url = '/', headers = {} }: Sent) {
  if (!form) return { method, url, headers };
  const request =
    form === shopOrders
      ? orderRequest({ photos, fields: (fields ?? orders.posters) as Record<string, string> })
      : await formRequest(form, { ...(fields && { fields }), ...(form === 'orders' && { photos }) });
  const own = Object.fromEntries(request.headers);
  const payload = Buffer.from(await request.arrayBuffer());
  return { method: 'POST', url: formPath(form), headers: { ...own, ...headers }, payload } as const;
}

async function send(sent: Sent, app = serverWith(sent.effects)) {
  const { statusCode, headers, body } = await app.inject(await requestOf(sent));
  return { status: statusCode, headers, body };
}

const token = { cookie: 'csrftoken=abc' };
const [portrait, { contact, orders: painting }] = [orders.portraits, forms];
const noPhoto = Buffer.from('not even one');

test.each<[what: string, sent: Sent, status: number, code: ProblemCode, field?: string]>([
  ['a page with a body', { headers: { 'content-length': '1' } }, 413, 'request.tooLarge'],
  ['a page with a body of unknown length', { headers: { 'transfer-encoding': 'chunked' } }, 413, 'request.tooLarge'],
  ['a page that is sent to', { method: 'POST' }, 405, 'request.method'],
  ['the gallery that is sent to', { method: 'POST', url: '/api/web/gallery' }, 405, 'request.method'],
  ['a form that is read', { url: formPath('contact') }, 405, 'request.method'],
  ['a form that is asked for its options', { method: 'OPTIONS', url: formPath('orders') }, 405, 'request.method'],
  // RFC 9112, 3.2
  ['two hosts', { headers: { host: ['a.example', 'b.example'] } }, 400, 'request.malformed'],
  ['a form of another site', { form: 'contact', headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'request.origin'],
  ['a token not echoed', { form: 'contact', headers: token }, 403, 'request.token'],
  ['a key that is no UUIDv4', { form: shopOrders, headers: { 'idempotency-key': '1' } }, 400, 'request.malformed'],
  ['a reply without its type', { method: 'POST', url: '/api/web/form/order-reply/' }, 415, 'request.type'],
  ['an unknown type', { form: shopOrders, fields: { ...delivery, type: 'sculpture' } }, 422, 'order.type', 'type'],
  ['no size', { form: shopOrders, fields: { ...orders.posters, size: '' } }, 422, 'order.incomplete', 'size'],
  ['no address', { form: shopOrders, fields: { ...orders.posters, address: ' ' } }, 422, 'order.delivery', 'address'],
  ['terms unread', { form: shopOrders, fields: { ...orders.posters, terms: 'false' } }, 422, 'order.terms', 'terms'],
  ['a portrait of nobody', { form: shopOrders, fields: portrait }, 422, 'order.incomplete', 'photo'],
  ['an SVG', { form: shopOrders, fields: portrait, photos: [Buffer.from('<svg/>')] }, 415, 'photo.type', 'photo'],
  [
    'half a JPEG',
    { form: shopOrders, fields: portrait, photos: [Buffer.from([0xff, 0xd8, 0xff, 0])] },
    ...([422, 'photo.unreadable', 'photo'] as const),
  ],
  ['11 photos', { form: shopOrders, fields: portrait, photos: Array(11).fill(noPhoto) }, 422, 'photo.tooMany', 'photo'],
  ['a space in it', { form: 'contact', fields: { ...contact, email: 'a b@c.d' } }, 422, 'email.invalid', 'email'],
  ['no dot in it', { form: 'contact', fields: { ...contact, email: 'a@b' } }, 422, 'email.invalid', 'email'],
  ['nothing at all', { form: 'contact', fields: {} }, 422, 'email.required', 'email'],
  ['a text that is null', { form: 'contact', fields: { ...contact, text: null } }, 422, 'text.required', 'text'],
  ['a number', { form: 'contact', fields: { ...contact, phone: 600 } }, 400, 'request.malformed', 'phone'],
  ['a list', { form: 'contact', fields: [] }, 400, 'request.malformed'],
  ['text', { form: 'contact', headers: { 'content-type': 'text/plain' } }, 415, 'request.type'],
  ['5001 letters', { form: 'contact', fields: { ...contact, text: 'x'.repeat(5001) } }, 422, 'text.tooLong', 'text'],
  [
    'a nameless pupil',
    { form: 'registration-lessons', fields: { ...contact, name: ' ' } },
    422,
    'name.required',
    'name',
  ],
  ['a painting of nothing', { form: 'orders' }, 422, 'photo.required', 'foto'],
  ['a text as photo', { form: 'orders', photos: [noPhoto] }, 415, 'photo.type', 'foto'],
  ['two photos', { form: 'orders', photos: [noPhoto, noPhoto] }, 422, 'photo.onlyOne', 'foto'],
  ['16 MB', { form: 'orders', photos: [Buffer.alloc(15 * 2 ** 20 + 1)] }, 413, 'photo.tooLarge', 'foto'],
  ['a full disk', { form: shopOrders, effects: { freeBytes: async () => 1 } }, 503, 'storage'],
  [
    'a storage that does not open',
    {
      form: 'contact',
      effects: { storage: () => Promise.reject(Object.assign(new Error(), { code: 'SQLITE_FULL' })) },
    },
    ...([503, 'storage'] as const),
  ],
  [
    'a disk that takes no photo',
    { form: 'orders', fields: painting, photos: [noPhoto], effects: { spoolFolder: () => '/dev/null/spool' } },
    ...([503, 'storage'] as const),
  ],
  [
    'a bug',
    {
      form: 'contact',
      effects: {
        uuid: () => {
          throw new TypeError(`no id for ${contact.email}`);
        },
      },
    },
    ...([503, 'internal'] as const),
  ],
])(
  'API-6, API-7, FORMS-2, TRUST-11, TRUST-24: %s is refused in words and in the log, and nothing is kept',
  async (...[, sent, status, code, field]) => {
    const { status: answered, headers, body } = await send(sent);
    const { error } = JSON.parse(body);
    expect([answered, error.code, error.field, headers['cache-control']]).toEqual([status, code, field, 'no-store']);
    expect(error.message.endsWith(problemSentence({ code }, 'pl'))).toBe(true);
    expect(headers.allow).toBe(status === 405 ? (sent.url?.includes('form') ? 'POST' : 'GET, HEAD') : undefined);
    expect(Number(headers['retry-after'] ?? 0) > 0).toBe(status === 503);
    const kind = sent.form === shopOrders ? 'shop-order' : sent.form;
    expect(studio.log).toMatchObject([{ code, ...(kind && { kind }) }]);
    expect(JSON.stringify(studio.log)).not.toContain(contact.email);
    expect(await submissions(studio.storage)).toEqual([]);
  },
);

const MiB = 2 ** 20;

test.each<[FormName | typeof shopOrders, number]>([
  ['contact', MiB / 16],
  ['registration-lessons', MiB / 16],
  ['orders', 16 * MiB],
  [shopOrders, 61 * MiB],
])('API-7, TRUST-1: a body of %s is refused by its length alone where it is over %i bytes', async (form, most) => {
  const of = (length: number) =>
    ({ method: 'POST', url: formPath(form), headers: { 'content-length': `${length}` } }) as const;
  expect((await send(of(most))).status).not.toBe(413);
  expect((await send(of(most + 1))).status).toBe(413);
});

test.each<[string, Sent, Locale]>([
  ['the form says English', { form: shopOrders, fields: { ...orders.posters, language: 'en', terms: '' } }, 'en'],
  ['the browser says English', { form: shopOrders, headers: { 'accept-language': 'en', ...token } }, 'en'],
  ['nobody says anything', { form: shopOrders, fields: { ...orders.posters, terms: '' } }, 'pl'],
])('TRUST-11, API-6: the answer’s language when %s', async (_, sent, locale) => {
  const { error } = JSON.parse((await send(sent)).body);
  expect(error.message).toBe(translator(locale)(`problems.${error.code as ProblemCode}`));
});

test('TRUST-17: with the defaults the eleventh form of a visitor waits, and is told so in their language', async () => {
  const app = serverWith();
  let count = 0;
  const message = (visitor: string, language: Locale = 'pl') => {
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor, 'accept-language': language };
    return send({ form: 'contact', fields: { ...contact, text: `${++count}` }, headers }, app);
  };
  for (let sent = 0; sent < 10; sent += 1) expect((await message('203.0.113.1')).status).toBe(201);
  for (const language of locales) {
    const { status, headers, body } = await message('203.0.113.1', language);
    expect([status, Number(headers['retry-after']) > 30]).toEqual([429, true]);
    expect(JSON.parse(body).error.message).toBe(translator(language)('problems.request.tooMany'));
  }
  expect((await message('203.0.113.2')).status).toBe(201);
});

test.each<[string, Headers, string]>([
  ['a script', { 'sec-fetch-site': 'cross-site' }, 'application/json'],
  ['a browser that hides where it is', { origin: 'null', accept: 'text/html' }, 'text/html; charset=utf-8'],
  ['a browser', { referer: 'https://evil.example/', accept: 'text/html' }, 'text/html; charset=utf-8'],
])('TRUST-9, API-9: of another site %s is refused as it reads', async (_, headers, type) => {
  const { status, headers: answered } = await send({ form: 'contact', headers });
  expect([status, answered['content-type']]).toEqual([403, type]);
});

/** Every invalid escape at every place in a path. */
const pieces = '% %4 %zz %E0%A4%A %C3%28 %ff %c0%ae %ed%a0%80 %f8%88 %00 a%00b %u0041'.split(' ');
const starts = '/ /order/ /order/picture/ /zamowienie/ /galeria/ /works/ /_next/ /api/ /en/'.split(' ');
const undecodable = starts.flatMap((start) => pieces.flatMap((piece) => [`${start}${piece}`, `${start}${piece}/1`]));

test('every path that cannot be decoded is an unknown page, and a line in the log', async () => {
  const app = serverWith();
  for (const url of undecodable) expect([url, (await send({ url }, app)).status]).toEqual([url, 404]);
  const line = { event: 'refused', kind: 'page', code: 'request.address' };
  expect(studio.log).toEqual(undecodable.map(() => line));
});
