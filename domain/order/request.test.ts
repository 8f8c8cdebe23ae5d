import { pictures } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import { limits } from '../limits';
import { put, stock } from '../shop/stock.fixture';
import { askedTexts } from './asked';
import { orderSoFar, parseShopOrder } from './request';

const delivery = {
  first_name: 'Łucja',
  last_name: 'Nowak',
  address: 'ul. Prosta 1, Toruń',
  phone: '600 700 800',
  email: 'lucja@poczta.example',
};
const sent = { ...delivery, terms: 'true' };
const picture = { type: 'picture', id: '2', ...sent };
const poster = { type: 'posters', id: '3', size: '1', medium: '2', ...sent };
const print = { type: 'posters', id: '1047', size: '1', ...sent };
const portrait = { type: 'portraits', variant: '1', subject: '2', size: '1', ...sent };
const digital = { type: 'portraits', variant: '4', subject: '6', medium: '3', ...sent };
const custom = { type: 'custom-pictures', variant: '3', size: '2', description: 'Dom', ...sent };

function draftOf(fields: Record<string, string>, photos = 1) {
  const parsed = parseShopOrder(fields, photos);
  if (!parsed.ok) throw new Error(`${parsed.problem.code} ${parsed.problem.field}`);
  return parsed.order.draft;
}

function problemOf(fields: Record<string, string>, photos = 1): readonly [string, string | undefined] | null {
  const parsed = parseShopOrder(fields, photos);
  return parsed.ok ? null : [parsed.problem.code, parsed.problem.field];
}

test.each([
  ['picture', picture, { item: 2, medium: 'file', photos: 0 }],
  [
    'posters',
    { ...poster, 'attribute.size': '3' },
    { medium: 'print', size: 'a4', attributes: { size: 3 }, photos: 0 },
  ],
  ['posters', print, { item: 1047, medium: 'print', size: 'a4' }],
  ['portraits', portrait, { item: null, variant: 'acrylic', subject: 'two', size: 'a4', photos: 1 }],
  ['portraits', digital, { variant: 'digital', subject: 'digital-one', medium: 'mug', size: null }],
  ['custom-pictures', custom, { variant: 'oil', size: 'a3', description: 'Dom', medium: null }],
])('ORDER-11: a complete order of %s', (type, fields, draft) => {
  expect(draftOf(fields)).toMatchObject({ type, ...draft });
});

test.each([
  ['the size of a digital portrait', { ...digital, size: '1' }, { size: null }],
  [
    'the medium of a painted portrait',
    { ...portrait, medium: '3', 'attribute.handle': '99' },
    { medium: null, attributes: {} },
  ],
  ['width and height of a fixed size', { ...poster, width: '1', height: '2' }, { width: '', height: '' }],
  ['the description of a portrait', { ...portrait, description: 'x' }, { description: '' }],
  ['the comment on a painting', { ...custom, comment: 'x' }, { comment: '' }],
  ['the subject of a painting', { ...custom, subject: '6' }, { subject: null }],
  ['an attribute of another medium', { ...digital, 'attribute.colour': '19' }, { attributes: {} }],
  ['a size of a T-shirt on a print', { ...poster, 'attribute.size': '13' }, { attributes: {} }],
  ['another medium for a picture', { ...picture, medium: '7' }, { medium: 'file' }],
  ['another sheet than the size of a print', { ...print, 'attribute.size': '3' }, { attributes: { size: 2 } }],
  ['another medium for a work as a print', { ...print, medium: '3' }, { medium: 'print' }],
  ['the technique of a poster', { ...poster, variant: '4' }, { variant: null }],
])('ORDER-11: a hidden answer is stripped: %s', (_, fields, draft) => {
  expect(draftOf(fields)).toMatchObject(draft);
});

test.each([
  ['in a size that is not ticked', { ...print, size: '3' }, ['order.size', 'size']],
  ['in a size of one’s own', { ...print, size: '6', width: '20', height: '30' }, ['order.size', 'size']],
  ['in no size', { ...print, size: '' }, ['order.incomplete', 'size']],
  ['of a work that is not printed', { ...print, id: '2015' }, ['order.item', 'id']],
  ['of no work', { ...print, id: '9999' }, ['order.item', 'id']],
])('ORDER-32: a print is refused %s', (_, fields, problem) => {
  expect(problemOf(fields)).toEqual(problem);
});

test.each([
  ['as chosen', { ...poster, address: 'Dublin, Ireland', destination: 'world' }, 'world'],
  ['as the address says', { ...portrait, address: 'Dublin, Ireland' }, 'eu'],
  ['nowhere', poster, null],
  ['nowhere: a file', { ...poster, medium: '1', destination: 'eu' }, null],
  ['nowhere: a picture that is a file', { ...picture, destination: 'eu' }, null],
])('ORDER-30: it goes %s', (_, fields, destination) => {
  expect(draftOf(fields)).toMatchObject({ destination });
});

test.each([
  ['a subject of another technique', { ...portrait, subject: '6' }, 'order.choice', 'subject'],
  ['people painted, on a digital portrait', { ...digital, subject: '1' }, 'order.choice', 'subject'],
  ['an unknown subject', { ...portrait, subject: '4' }, 'order.choice', 'subject'],
  ['an unknown technique', { ...portrait, variant: '5' }, 'order.choice', 'variant'],
  ['an unknown size', { ...poster, size: '7' }, 'order.choice', 'size'],
  ['a size with a zero before it', { ...poster, size: '01' }, 'order.choice', 'size'],
  ['an unknown medium', { ...poster, medium: '999' }, 'order.choice', 'medium'],
  ['a value that no medium has', { ...poster, 'attribute.size': '99' }, 'order.choice', 'attribute.size'],
  ['an unknown destination', { ...poster, destination: 'moon' }, 'order.choice', 'destination'],
  ['an attribute that is no number', { ...poster, 'attribute.size': 'A4' }, 'order.choice', 'attribute.size'],
  ['an unknown type', { ...poster, type: 'sculpture' }, 'order.type', 'type'],
  ['no type', sent, 'order.type', 'type'],
  ['an unknown language', { ...poster, language: 'de' }, 'request.malformed', 'language'],
  ['no picture', { ...picture, id: '' }, 'order.item', 'id'],
  ['no poster', { ...poster, id: '' }, 'order.item', 'id'],
  ['picture 999', { ...picture, id: '999' }, 'order.item', 'id'],
  ['picture 0', { ...picture, id: '0' }, 'order.item', 'id'],
  ['picture 01', { ...picture, id: '01' }, 'order.item', 'id'],
  ['a sample that is not there', { ...portrait, id: '999' }, 'order.item', 'id'],
])('ORDER-11: an impossible answer is refused: %s', (_, fields, code, field) => {
  expect(problemOf(fields)).toEqual([code, field]);
});

test.each(Object.keys(delivery))('ORDER-16: delivery without %s is refused', (field) => {
  expect(problemOf({ ...poster, [field]: ' ' })).toEqual(['order.delivery', field]);
});

test('ORDER-16: delivery has no format, the e-mail included', () => {
  expect(problemOf({ ...poster, email: 'przez sąsiadkę', phone: '?' })).toBeNull();
});

test.each([
  ['email', 'mailto:lucja@poczta.example', 'lucja@poczta.example'],
  ['email', '\u200bŁucja <lucja@poczta.example>', 'lucja@poczta.example'],
  ['phone', '+48\u00a0600\u2011700\u2011800\u202c', '+48 600-700-800'],
  ['first_name', 'Łucja\ufe0f', 'Łucja'],
  ['address', 'ul. Prosta 1\n87-100 Toruń', 'ul. Prosta 1\n87-100 Toruń'],
] as const)('ORDER-16: %s pasted as %j is stored as %j', (field, typed, kept) => {
  const parsed = parseShopOrder({ ...poster, [field]: typed }, 0);
  expect(parsed.ok && parsed.order.delivery[field]).toBe(kept);
});

test('ORDER-16: what nobody sees is no answer', () => {
  expect(problemOf({ ...poster, last_name: '\u200b\u2060' })).toEqual(['order.delivery', 'last_name']);
});

test('ORDER-4: width and height of one’s own are any text, or none', () => {
  for (const [width, height] of [
    ['nad kanapę', '½ ściany'],
    ['60', ''],
    ['', ''],
  ] as const)
    expect(draftOf({ ...poster, size: '6', width, height })).toMatchObject({ size: 'custom', width, height });
});

test('the terms must be accepted', () => {
  expect(problemOf({ ...poster, terms: 'on' })).toEqual(['order.terms', 'terms']);
});

test.each([
  ['too long', { ...poster, comment: 'ż'.repeat(limits.text.comment + 1) }, ['text.tooLong', 'comment']],
  [
    'so long that nothing else is looked at',
    { ...poster, type: 'x', comment: 'x'.repeat(4 * limits.text.comment + 1) },
    ['text.tooLong', 'comment'],
  ],
  ['as long as can be, in code points', { ...poster, comment: '🖌'.repeat(limits.text.comment) }, null],
  ['with a NUL', { ...poster, first_name: 'a\0b' }, ['text.invalid', 'first_name']],
])('ORDER-11: a text that is %s', (_, fields, problem) => {
  expect(problemOf(fields)).toEqual(problem);
});

test('TRUST-5: texts are kept in NFC, trimmed, without control characters', () => {
  expect(draftOf({ ...poster, comment: '  Z\u0307o\u0301łw\r\n\u001b[31m\tjasny ' }).comment).toBe('Żółw\n[31m\tjasny');
});

const original = { number: 2, artwork: 2027, price: 9999, delivers: 'original' } as const;

test.each([
  ['sold', 'order.sold'],
  ['reserved', 'order.reserved'],
] as const)('ORDER-11: an original that is %s is refused as that, whatever else is missing', (state, code) => {
  stock([{ ...original, state }]);
  const refused = { ok: false, problem: { code, field: 'id' } };
  expect(parseShopOrder(picture, 0)).toEqual(refused);
  expect(parseShopOrder({ type: 'picture', id: '2' }, 0)).toEqual(refused);
});

test('ORDER-11: an original that is there, and a file whatever its state, can be ordered', () => {
  const file = { ...original, delivers: 'file', state: 'sold' } as const;
  for (const row of [{ ...original, state: 'available' } as const, file]) {
    stock([row]);
    expect(parseShopOrder(picture, 0).ok).toBe(true);
  }
});

test('an original has no medium but itself', () => {
  jest.replaceProperty(pictures[1] as ShopPicture, 'delivers', 'original');
  expect(draftOf(picture).medium).toBe('custom');
});

test.each([
  ['portraits', portrait],
  ['custom-pictures', custom],
  ['posters', poster],
] as const)('a closed service refuses its orders, one with a waiting list takes them: %s', (service, fields) => {
  put({ [service]: 'waiting' });
  expect(parseShopOrder(fields, 1).ok).toBe(true);
  put({ [service]: 'closed' });
  expect(parseShopOrder(fields, 1)).toEqual({ ok: false, problem: { code: 'service.closed', field: 'type' } });
  expect(parseShopOrder(picture, 0).ok).toBe(true);
});

test.each([
  ['picture', picture],
  ['posters', { ...poster, comment: 'Tło', 'attribute.size': '2', quantity: '3', wish: 'na 20 grudnia' }],
  ['portraits', digital],
  ['custom-pictures', { ...custom, size: '6', width: '60 cm' }],
] as const)('what the form sends is what is read: %s', (type, fields) => {
  const hidden = { subject: '1', size: '1', comment: 'x', 'attribute.ears': '32', width: '' };
  const texts = { id: '', language: 'en', ...hidden, ...fields, type } as const;
  const sent = askedTexts(texts);
  expect(parseShopOrder(sent, 1)).toEqual(parseShopOrder({ ...fields, language: 'en' }, 1));
  expect(Object.values(sent)).not.toContain('');
});

test('what is missing is not asked of a type that the shop does not have', () => {
  expect(orderSoFar({ ...picture, type: 'sculpture' }, 0)).toBeNull();
});

test('TRUST-5: what is missing is not asked of an order with a text that is too long', () => {
  expect(orderSoFar({ ...picture, first_name: '' }, 0)?.lacks).toEqual([
    { code: 'order.delivery', field: 'first_name' },
  ]);
  expect(orderSoFar({ ...picture, first_name: 'a'.repeat(70_000) }, 0)).toBeNull();
});

describe('ORDER-29: how many, and anything else', () => {
  test.each([
    ['a mug', { ...poster, medium: '4' }, 3],
    ['a file', picture, 1],
    ['a portrait on canvas', portrait, 1],
    ['a digital portrait on a T-shirt', { ...digital, medium: '8' }, 3],
  ])('of %s', (_, fields, quantity) => {
    expect(draftOf({ ...fields, quantity: '3' }).quantity).toBe(quantity);
  });
  test.each(['0', '21', '-1', 'x', '1.5'])('%s pieces are refused', (quantity) => {
    expect(parseShopOrder({ ...poster, quantity }, 0)).toEqual({
      ok: false,
      problem: { code: 'order.choice', field: 'quantity' },
    });
  });
  test('a wish is kept of every type as it was typed, and never needed', () => {
    for (const fields of [picture, portrait, custom, poster]) {
      expect(draftOf({ ...fields, wish: ' Dla Ani,\n na 20.12 ' }).wish).toBe('Dla Ani,\n na 20.12');
      expect(draftOf(fields).wish).toBe('');
    }
    expect(parseShopOrder({ ...poster, wish: 'a'.repeat(1001) }, 0)).toEqual({
      ok: false,
      problem: { code: 'text.tooLong', field: 'wish' },
    });
  });
});
