import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artist } from '@/content/artist';
import { formPath } from '@/domain/api';
import type { OrderEvent } from '@/domain/order/events';
import { replyPath } from '@/domain/order/reply';
import { undoMs } from '@/domain/order/undo';
import { artworkOf, itemOf } from '@/domain/shop/shop-artwork';
import { type ArrivedLetter, headerOf } from '@/e2e/support/in-process/arrived-letter';
import { type FormName, formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { openPostOffice, type PostOffice, sourceOfWork } from '@/e2e/support/in-process/post-office';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { receive } from '../../http/receive/receive';
import type { EventPicture } from '../../storage/queries/order-events';
import { submissionBy } from '../../storage/queries/read';
import { changeOrder } from '../../submissions/change-order';
import type { Kind } from '../../submissions/kinds';
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
  grosze: 123_450,
  by: '2026-12-20',
  note: 'Szkic za trzy dni.',
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

/** The letter whose HTML is kept too: that with the most parts. */
const drawn = 'buyer-accepted-en';

const unnamed = (text: string): string =>
  named.reduce((left, [value, name]) => (value ? left.replaceAll(value, name) : left), text).replace(price, '{price}');

function compare(name: string, letter: ArrivedLetter): void {
  compareText(`${name}.txt`, readable(letter));
  expect(letter.html === null).toBe(name.startsWith('artist'));
  // nothing is fetched
  expect(letter.html ?? '').not.toContain('<link');
  if (name === drawn) compareText(`${name}.html`, unnamed(letter.html ?? '').replaceAll('><', '>\n<'));
}

const written = new Set<string>();

function compareText(file: string, text: string): void {
  written.add(file);
  const path = join(folder, file);
  if (process.env.GOLDEN === 'write') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

async function requestOf(of: keyof typeof orders | FormName, language: Locale): Promise<readonly [Kind, Request]> {
  if (of in forms)
    return [of as FormName, await formRequest(of as FormName, { headers: { 'accept-language': language } })];
  const fields = { ...orders[of as keyof typeof orders], language };
  const photos = 'variant' in fields ? [await picture(), await picture(70, 80)] : [];
  return ['shop-order', orderRequest({ fields, photos })];
}

const kinds = Object.keys({ ...orders, ...forms }) as (keyof typeof orders | FormName)[];

test.each(kinds.flatMap((of) => locales.map((locale) => [of, locale] as const)))(
  'ORDER-23, DESK-2, FORMS-14, TRUST-15: every answer stands with its label in the letters about %s in %s',
  async (of, locale) => {
    expect((await receive(...(await requestOf(of, locale)), office.studio.effects)).status).toBe(201);
    await office.post();
    compare(`buyer-${of}-${locale}`, office.buyer());
    compare(`artist-${of}-${locale}`, office.artist());
  },
);

const sides = [900, 1200] as const;
const sketch = { width: sides[0], height: sides[1] };

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
  await happens({ type: 'mark', state: 'declined', note: 'Zaliczka wraca jutro.', picture: null });
  compare(`buyer-called-off-${locale}`, last('buyer'));
});

test('STATUS-2: the letter calls a state by what was ordered, as its page does: a file does not hang', async () => {
  const fields = { ...orders.posters, medium: '1', language: 'en' };
  expect((await receive('shop-order', orderRequest({ fields }), office.studio.effects)).status).toBe(201);
  await happens({ type: 'mark', state: 'done', note: '', picture: null });
  expect(office.all('buyer').at(-1)?.subject).toContain(messages.en.status.hands.file.done);
});

test('no file is left of a letter that is no longer written', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...written].toSorted());
});
