import { pictures } from '@/content/shop';
import { put, stock } from '../shop/stock.fixture';
import { automaticOffer, openIn, type Reason } from './automatic';
import { emptyDraft, type OrderDraft } from './order';
import { priceOf } from './price';

const delivery = {
  first_name: 'Anna',
  last_name: 'Nowak',
  phone: '600 700 800',
  email: 'anna@poczta.example',
  address: 'ul. Prosta 1, 87-100 Toruń',
};
const studio: Parameters<typeof openIn>[1] = {
  account: 'PL61',
  offers: { file: true, print: true },
};

const file = emptyDraft('picture', 1);
const poster: OrderDraft = { ...emptyDraft('posters', 3), medium: 'file', size: 'a2' };
const print: OrderDraft = { ...poster, medium: 'print', destination: 'pl' };
const small: OrderDraft = { ...print, size: 'a4', attributes: { size: 2 } };
const portrait: OrderDraft = {
  ...emptyDraft('portraits', 1),
  variant: 'pencil',
  size: 'a4',
  subject: 'one',
  photos: 1,
};

const orderOf = (draft: OrderDraft, { with: first, ...where }: Partial<typeof delivery> & { with?: object } = {}) => ({
  draft,
  with: first,
  delivery: { ...delivery, ...where },
  price: priceOf(draft),
});
type Row = [what: string, reason: Reason | null, draft: OrderDraft, where?: object, studio?: Partial<typeof studio>];

const reasons: readonly Row[] = [
  ['a file', null, file],
  ['a file to an address abroad', null, file, { address: '1 High Street, Leeds, United Kingdom' }],
  ['a poster as a file', null, poster],
  ['a print', null, print],
  [
    'the largest print, to the rest of the world',
    null,
    { ...print, size: 'a0', destination: 'world' },
    { address: 'Leeds' },
  ],
  ['a small print on its own sheet', null, small],
  [
    'a work as a print',
    null,
    { ...emptyDraft('posters', 1047), size: 'a4', attributes: { size: 2 }, destination: 'pl' },
  ],
  ['in a size that is not ticked', 'size', { ...emptyDraft('posters', 1047), size: 'a2', destination: 'pl' }],
  ['several prints', null, { ...print, quantity: 2 }],
  ['a portrait', 'kind', portrait],
  ['a mug', 'kind', { ...poster, medium: 'mug', size: 'a4' }],
  ['an original', 'kind', { ...file, medium: null }],
  ['a painting on a print', 'kind', { ...file, medium: 'print' }],
  ['files switched off', 'switchedOff', file, {}, { offers: { file: false, print: true } }],
  ['prints switched off', 'switchedOff', print, {}, { offers: { file: true, print: false } }],
  ['files, with prints switched off', null, file, {}, { offers: { file: true, print: false } }],
  ['no account', 'account', file, {}, { account: null }],
  ['a wish', 'words', { ...file, wish: 'na urodziny' }],
  ['a comment', 'words', { ...poster, comment: 'tło jasne' }],
  ['blanks', null, { ...poster, comment: ' \n', wish: ' ' }],
  ['a size of one’s own', 'size', { ...poster, size: 'custom', width: '60 cm', height: '90 cm' }],
  ['an open sheet', 'attribute', { ...small, attributes: {} }],
  ['a sheet of another size', 'attribute', { ...small, attributes: { size: 3 } }],
  ['a sheet for a large print', 'attribute', { ...print, attributes: { size: 3 } }],
  ['no destination', 'destination', { ...print, destination: null }],
  ['in the parcel of another order', 'parcel', print, { with: {} }],
  ['an address in another country', 'address', print, { address: 'Unter den Linden 1, Berlin, Niemcy' }],
  ['an address that no letter reaches', 'email', file, { email: 'anna.poczta' }],
];

test.each(reasons.map(([what, reason, draft, where = {}, own = {}]) => [what, reason, draft, where, own] as const))(
  'STATUS-28: an order is open, or makes its offer itself: %s: %s',
  (_, reason, draft, where, own) => {
    expect(openIn(orderOf(draft, where), { ...studio, ...own })).toBe(reason);
  },
);

const originals = (state: 'sold' | 'reserved') =>
  stock(pictures.map((one) => ({ ...one, delivers: 'original', state })));

test.each([
  ['closed', 'gone', print, () => put({ posters: 'closed' })],
  ['a thing that is sold', 'gone', file, () => originals('sold')],
  ['a thing on hold', 'gone', file, () => originals('reserved')],
  ['on a list', 'paused', print, () => put({ posters: 'waiting' })],
] as const)('STATUS-28: an order is open: %s', (_, reason, draft, change) => {
  change();
  expect(openIn(orderOf(draft), studio)).toBe(reason);
});

test.each([
  ['a file', file, 9999, 0, 'day 10', null],
  ['a print', print, priceOf(print).grosze, 2500, 'day 21', 'day 26'],
  [
    'prints for abroad',
    { ...print, quantity: 2, destination: 'world' },
    2 * priceOf(print).grosze,
    14_900,
    'day 21',
    'day 42',
  ],
] as const)(
  'STATUS-28: all of it is paid at once, with its delivery, until a day before it is ready: %s',
  (_, draft, work, cost, by, arrives) => {
    const dayAfter = (days: number) => `day ${days}`;
    const offer = automaticOffer(orderOf(draft), { dayAfter, endOf: (day) => Number(day.slice('day '.length)) });
    expect(offer).toMatchObject({
      type: 'offer',
      grosze: work + cost,
      by,
      until: 7,
      automatic: true,
      terms: { delivery: cost, deposit: work + cost, arrives },
    });
  },
);
