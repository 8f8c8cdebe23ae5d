import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artist } from '@/content/artist';
import { formPath, openingNotices, withdrawalStatements } from '@/domain/api';
import type { OrderEvent } from '@/domain/order/events';
import { replyPath } from '@/domain/order/reply';
import { undoMs } from '@/domain/order/undo';
import { artworkOf, itemOf } from '@/domain/shop/shop-artwork';
import { type ArrivedLetter, headerOf } from '@/e2e/support/in-process/arrived-letter';
import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice, sourceOfWork } from '@/e2e/support/in-process/post-office';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { receive } from '../../http/receive/receive';
import type { EventPicture } from '../../storage/queries/order-events';
import { submissionBy } from '../../storage/queries/read';
import { changeOrder } from '../../submissions/change-order';
import { regulationsHash } from '../../submissions/order-reply';

/**
 * Golden files: each kind of letter as its reader sees it. Texts of `content` are replaced by their names, so that the
 * artist may change them. `GOLDEN=write npx jest server/mail/letters/golden` writes the files again; then read them.
 */
const folder = join(process.cwd(), 'server/mail/letters/golden');

let office: PostOffice;
beforeEach(async () => {
  office = await openPostOffice('sqlite', undefined, sourceOfWork);
});
afterEach(() => office.close());

const titles = Object.values(orders).flatMap((order) => {
  const item = 'id' in order ? itemOf(order.type, Number(order.id)) : undefined;
  return item ? Object.values(artworkOf(item).title) : [];
});
const named: readonly (readonly [value: string, name: string])[] = [
  ...titles.map((title) => [title, '{title}'] as const),
  ...Object.values(artist.studio).map((studio) => [studio, '{studio}'] as const),
  [artist.phone, '{phone}'],
  [artist.name, '{artist}'],
];

const offer = {
  type: 'offer',
  ...{ grosze: 123_450, by: '2026-12-20', note: 'Szkic za trzy dni.' },
  terms: { delivery: 2000, deposit: 30_000, arrives: '2026-12-23', reason: 'Rama jest w cenie.' },
} as const;
/** All but that of the offer are in `content`. */
const price = /\b(?!1234,50|1234\.50)\d+[,.]\d\d zł/g;

function readable(letter: ArrivedLetter): string {
  const names = Object.keys(letter.files);
  const head = [
    `Subject: ${letter.subject}`,
    `To: ${headerOf(letter, 'To')}`,
    `Reply-To: ${headerOf(letter, 'Reply-To')}`,
  ];
  const text = [...head, ...names.map((name) => `Attached: ${name}`), '', letter.text, ''].join('\n');
  return unnamed(text);
}

/** The letters whose HTML is kept too: one with a picture, and the one with the most parts. */
const drawn: ReadonlySet<string> = new Set(['buyer-in-work-pl', 'buyer-accepted-en']);

const unnamed = (text: string): string =>
  named.reduce((left, [value, name]) => (value ? left.replaceAll(value, name) : left), text).replace(price, '{price}');

function compare(name: string, letter: ArrivedLetter): void {
  compareText(`${name}.txt`, readable(letter));
  expect(letter.html === null).toBe(name.startsWith('artist'));
  // nothing is fetched
  expect(letter.html ?? '').not.toContain('<link');
  if (drawn.has(name)) compareText(`${name}.html`, unnamed(letter.html ?? '').replaceAll('><', '>\n<'));
}

function compareText(file: string, text: string): void {
  const path = join(folder, file);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

const types = Object.keys(orders) as (keyof typeof orders)[];
const orderCases = types.flatMap((type) => locales.map((locale): [typeof type, Locale] => [type, locale]));

test.each(orderCases)('the letters about an order of %s in %s', async (type, locale) => {
  const withPhotos = type === 'portraits' || type === 'custom-pictures';
  const photos = withPhotos ? [await picture(), await picture(70, 80)] : [];
  const sent = orderRequest({ fields: { ...orders[type], language: locale }, photos });
  expect((await receive('shop-order', sent, office.studio.effects)).status).toBe(201);
  await office.post();
  compare(`buyer-${type}-${locale}`, office.buyer());
  compare(`artist-${type}-${locale}`, office.artist());
});

const forms = ['contact', 'registration-lessons', 'orders'] as const;
const formCases = forms.flatMap((form) => locales.map((locale): [typeof form, Locale] => [form, locale]));

test.each(formCases)('FORMS-14: the letters about the form %s in %s', async (form, locale) => {
  const headers = { 'accept-language': locale };
  expect((await receive(form, await formRequest(form, { headers }), office.studio.effects)).status).toBe(201);
  await office.post();
  compare(`buyer-${form}-${locale}`, office.buyer());
  compare(`artist-${form}-${locale}`, office.artist());
});

/** What has no form on the home page: a wish to be told, and the statement that withdraws from a contract. */
const otherCases = ([openingNotices, withdrawalStatements] as const).flatMap((kind) =>
  locales.map((locale) => [kind, locale] as const),
);

test.each(otherCases)('the letters about %s in %s', async (kind, locale) => {
  const request = await formRequest(kind, { headers: { 'accept-language': locale } });
  expect((await receive(kind, request, office.studio.effects)).status).toBe(201);
  await office.post();
  compare(`buyer-${kind}-${locale}`, office.buyer());
  compare(`artist-${kind}-${locale}`, office.artist());
});

const sides = [900, 1200] as const;
const sketch = { width: sides[0], height: sides[1] };
const happenings = ['offer', 'accepted', 'payment', 'in-work', 'message', 'change', 'agreed'] as const;

/** Does to the order in the inbox what the artist does, and sends the letters. */
async function happens(event: OrderEvent, picture?: EventPicture): Promise<void> {
  const { storage, effects } = office.studio;
  const order = await submissionBy(storage, '2026-0001-A2');
  if (!order) throw new Error('no order');
  const early = { ...effects, now: () => effects.now() - undoMs };
  const change = { event, ...(picture && { picture }), tellsBuyer: true, mayHappen: () => true };
  expect(await changeOrder(storage, order, change, early)).not.toBeNull();
  await office.post();
}

test.each(locales)('the letters about what happens to an order in %s', async (locale) => {
  const { effects } = office.studio;
  const placed = await receive(
    'shop-order',
    orderRequest({ fields: { ...orders.posters, language: locale } }),
    effects,
  );
  const token: string = (await placed.json()).status.slice(-40);
  const last = (reader: 'artist' | 'buyer') => office.all(reader).at(-1) ?? office[reader]();
  await happens({ ...offer, until: effects.now() + 24 * 60 * 60 * 1000 });
  compare(`buyer-offer-${locale}`, last('buyer'));
  const replies = async (fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams({ token, language: locale, ...fields });
    const url = `https://studio.example${formPath(replyPath)}`;
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
    expect((await receive(replyPath, new Request(url, { method: 'POST', body, headers }), effects)).status).toBe(303);
    await office.post();
  };
  await replies({ answer: 'accepted', offer: '1', regulations: regulationsHash });
  compare(`buyer-accepted-${locale}`, last('buyer'));
  compare(`artist-accepted-${locale}`, last('artist'));
  await happens({ type: 'payment', kind: 'deposit', grosze: 36_150, day: '2026-11-19', note: 'BLIK' });
  compare(`buyer-payment-${locale}`, last('buyer'));
  await happens(
    { type: 'mark', state: 'in-work', note: 'Szkic gotowy.', picture: 'Szkic' },
    { ...sketch, bytes: await picture(...sides) },
  );
  compare(`buyer-in-work-${locale}`, last('buyer'));
  await happens({ type: 'message', from: 'studio', text: 'Jaki kolor tła?' });
  compare(`buyer-message-${locale}`, last('buyer'));
  const later = { by: '2026-12-22', terms: { ...offer.terms, arrives: '2026-12-24' } };
  const until = effects.now() + 24 * 60 * 60 * 1000;
  await happens({ ...offer, type: 'change', ...later, grosze: offer.grosze + 15_000, note: 'Rama.', until });
  compare(`buyer-change-${locale}`, last('buyer'));
  await replies({ answer: 'agreed', change: '6' });
  compare(`buyer-agreed-${locale}`, last('buyer'));
});

test('STATUS-2: the letter calls a state by what was ordered, as its page does: a file does not hang', async () => {
  const fields = { ...orders.posters, medium: '1', language: 'en' };
  expect((await receive('shop-order', orderRequest({ fields }), office.studio.effects)).status).toBe(201);
  await happens({ type: 'mark', state: 'done', note: '', picture: null });
  expect(office.all('buyer').at(-1)?.subject).toContain(messages.en.status.hands.file.done);
});

test('no file is left of a letter that is no longer written', () => {
  const told = happenings.flatMap((name) => locales.map((locale) => [name, locale] as const));
  const accepted = locales.map((locale) => ['accepted', locale] as const);
  const letters = [...orderCases, ...formCases, ...otherCases, ...told]
    .map(([type, locale]) => `buyer-${type}-${locale}.txt`)
    .concat(
      [...orderCases, ...formCases, ...otherCases, ...accepted].map(([kind, locale]) => `artist-${kind}-${locale}.txt`),
    );
  const pages = [...drawn].map((name) => `${name}.html`);
  expect(readdirSync(folder).toSorted()).toEqual([...letters, ...pages].toSorted());
});
