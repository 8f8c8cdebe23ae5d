import type { OrderType } from '@/content/order';
import { mostSent } from '@/domain/lengths';
import { fieldsOf } from '@/domain/order/form';
import { forms } from '@/e2e/support/in-process/form-request';
import { type Hostile, hostileHeaders, hostileTexts } from '@/e2e/support/in-process/hostile-texts';
import { share } from '@/e2e/support/in-process/long';
import { orders } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { growsTooMuch, type Prepare } from '@/e2e/support/in-process/work';
import { limits } from '../../platform/limits';
import type { Kind } from '../../submissions/kinds';
import { receive } from './receive';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

type Fields = Readonly<Record<string, string>>;
type Body = Readonly<{ type: string; body: Buffer }>;
type Headers = Readonly<Record<string, string>>;

const boundary = 'b7d1f0c2b';
/** A field, or a file where a file name is given. */
type Part = readonly [name: string, value: string, fileName?: string];

const multipart = (parts: readonly Part[]): Body => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: Buffer.from(
    [
      ...parts.map(([name, value, fileName]) => {
        const file = fileName === undefined ? '' : `; filename="${fileName}"`;
        return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
      }),
      `--${boundary}--\r\n`,
    ].join(''),
  ),
});
const json = (text: string): Body => ({ type: 'application/json', body: Buffer.from(text) });
const urlencoded = (text: string): Body => ({
  type: 'application/x-www-form-urlencoded',
  body: Buffer.from(text),
});

type Form = Readonly<{ fields: Fields; pack: (fields: Fields) => Body }>;
const packJson = (fields: Fields): Body => json(JSON.stringify(fields));
/** Not a real photo: it is checked last, and decoding it would cost more than everything before. */
const packParts = (fields: Fields, file: string): Body =>
  multipart([...Object.entries(fields), [file, 'no photo', 'a.jpg']]);

/** All that travels as text. */
const typedFields = (type: OrderType): readonly string[] =>
  fieldsOf(type).flatMap(({ id, control }) => (control === 'photos' ? [] : [id]));

/** Each form with all of its fields, those that travel unseen too, and one that it does not know. */
const more = { language: 'en', website: '', elapsed_ms: '9000', unknown: '' };
const complete: Readonly<Record<Kind, Form>> = {
  contact: { fields: { ...forms.contact, ...more }, pack: packJson },
  'registration-lessons': { fields: { ...forms['registration-lessons'], ...more }, pack: packJson },
  'opening-notices': { fields: { ...forms['opening-notices'], ...more }, pack: packJson },
  'order-reply': {
    fields: { token: '0'.repeat(40), answer: 'message', offer: '1', regulations: '', text: 'Dzień dobry', ...more },
    pack: packJson,
  },
  orders: { fields: { ...forms.orders, ...more }, pack: (fields) => packParts(fields, 'foto') },
  'shop-order': {
    fields: {
      // every field that an order may have
      ...Object.fromEntries(typedFields('custom-pictures').map((name) => [name, ''])),
      ...{ ...orders['custom-pictures'], size: '6', width: '60', height: '40' },
      ...more,
    },
    pack: (fields) => packParts(fields, 'photo'),
  },
};
const kinds = Object.keys(complete) as Kind[];

const sending =
  (kind: Kind, { type, body }: Body, headers: Headers = {}): Prepare =>
  () => {
    const request = new Request('https://studio.example/api', {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': type, ...headers },
    });
    return () => receive(kind, request, studio.effects);
  };

const plain = (kind: Kind): Prepare => sending(kind, complete[kind].pack(complete[kind].fields));

/** The longest text of even length that takes at most so many bytes once it is encoded. */
function longest(bytes: number, packed: (length: number) => Body): number {
  const least = packed(100).body.length;
  const each = (packed(2100).body.length - least) / 2000;
  return 4 * Math.floor((bytes - least) / each / 4);
}

type Texts = readonly (readonly [name: string, text: Hostile])[];
const texts: Texts = Object.entries(hostileTexts);

/** Tries every one of the texts at every given length. @returns the names of those whose time grows too fast */
async function fallen(
  hostile: Texts,
  compare: (text: Hostile) => readonly (readonly [plain: Prepare, at: (length: number) => Prepare, length: number])[],
): Promise<readonly string[]> {
  for (const [name, text] of hostile) {
    for (const [ordinary, at, length] of compare(text)) {
      const fault = await growsTooMuch({ plain: ordinary, half: at(length / 2), whole: at(length) });
      if (fault) return [`${name} (${length}): ${fault}`];
    }
  }
  return [];
}

describe.each(kinds)('no input makes the site stand still: %s', (kind) => {
  const { fields, pack } = complete[kind];

  const turn = kinds.indexOf(kind);

  // below every text meets all fields at once; `growth-of-rules.test.ts` tries each rule by itself
  test.each([...Object.keys(fields).entries()])('in field %d, %s', async (index, field) => {
    const found = await fallen(share(texts, 5, index), (text) => {
      const filled = (length: number): Body => pack({ ...fields, [field]: text(length) });
      const at = (length: number): Prepare => sending(kind, filled(length));
      // the longest that a field may be in bytes, and the longest that reaches the rules
      const bytes = longest(limits.multipart.fieldBytes, filled);
      return [bytes, Math.min(bytes, mostSent(field))].map((length) => [plain(kind), at, length] as const);
    });
    expect(found).toEqual([]);
  });

  test('in all fields at once, as the browser sends them by itself', async () => {
    const navigation = { 'sec-fetch-mode': 'navigate' };
    const found = await fallen(texts, (text) => {
      const filled = (length: number): Body =>
        multipart(Object.keys(fields).map((name) => [name, text(Math.min(length, mostSent(name)) & ~3)]));
      const at = (length: number): Prepare => sending(kind, filled(length), navigation);
      return [[at(32), at, 1600] as const];
    });
    expect(found).toEqual([]);
  });

  const headers = [
    ...['accept-language', 'accept', 'cookie', 'origin', 'referer', 'content-type', 'idempotency-key'],
    ...['x-csrftoken', 'sec-fetch-site', 'sec-fetch-mode', 'content-length'],
  ];
  // the head of a request is read in the same way for every kind
  test.each(share(headers, kinds.length, turn))('in the header %s', async (header) => {
    const body = pack(fields);
    const found = await fallen(Object.entries(hostileHeaders), (text) => {
      const at = (length: number): Prepare => sending(kind, body, { [header]: text(length) });
      // Node allows 16 KiB for all headers together
      return [[plain(kind), at, 15_000] as const];
    });
    expect(found).toEqual([]);
  });
});

type Framing = readonly [name: string, kind: Kind, ordinary: Body, body: (length: number) => Body];

const many = (length: number, part: (index: number) => string): string =>
  Array.from({ length: length / 10 }, (_, index) => part(index)).join('');
const navigated = { 'sec-fetch-mode': 'navigate' };
const KiB60 = 60_000;

/** An ordinary body of the same length, to compare with: the bytes of a photo. */
const photoOf = (length: number): Body => multipart([['foto', 'x'.repeat(length), 'a.jpg']]);

test.each<Framing>([
  ['a long name', 'contact', json('{}'), (length) => json(`{"${'x'.repeat(length)}":""}`)],
  ['a long name of marks', 'contact', json('{}'), (length) => json(`{"a${'\u0301\u0323'.repeat(length / 4)}":""}`)],
  [
    'many names',
    'contact',
    json(JSON.stringify({ text: 'x'.repeat(2000) })),
    (length) => json(`{${many(length, (index) => `"${index}":"",`)}"x":""}`),
  ],
  ['the same name', 'contact', json('{}'), (length) => json(`{${many(length, () => '"x":"",')}"x":""}`)],
  ['nested lists', 'contact', json('{}'), (length) => json(`${'['.repeat(length / 2)}${']'.repeat(length / 2)}`)],
  [
    'nested objects in a field',
    'contact',
    json('{}'),
    (length) => json(`{"text":${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}}`),
  ],
  ['digits', 'contact', json('{}'), (length) => json(`{"text":${'9'.repeat(length)}}`)],
  ['escapes', 'contact', json('{}'), (length) => json(`{"text":"${'\\u0041'.repeat(length / 6)}"}`)],
  ['a string without end', 'contact', json('{}'), (length) => json(`{"text":"${'\\\\'.repeat(length / 2)}`)],
  ['spaces', 'contact', json('{}'), (length) => json(`${' '.repeat(length)}x`)],
  ['many pairs', 'contact', urlencoded('email=a'), (length) => urlencoded(many(length, (index) => `${index}=1&`))],
  ['ampersands', 'contact', urlencoded('email=a'), (length) => urlencoded('&'.repeat(length))],
  ['equal signs', 'contact', urlencoded('email=a'), (length) => urlencoded('='.repeat(length))],
  ['percent signs', 'contact', urlencoded('email=a'), (length) => urlencoded(`email=${'%'.repeat(length)}`)],
  ['plus signs', 'contact', urlencoded('email=a'), (length) => urlencoded(`email=${'+'.repeat(length)}`)],
  ['many parts', 'orders', photoOf(KiB60), (length) => multipart(Array(length / 100).fill(['x', 'x']))],
  [
    'many files',
    'orders',
    photoOf(KiB60),
    (length) => multipart(Array.from({ length: length / 100 }, () => ['foto', 'x', 'a.jpg'] as const)),
  ],
  ['a part’s long name', 'orders', photoOf(KiB60), (length) => multipart([['x'.repeat(length), 'x']])],
  ['a long file name', 'orders', photoOf(KiB60), (length) => multipart([['foto', 'x', 'x'.repeat(length)]])],
  ['a file name of slashes', 'orders', photoOf(KiB60), (length) => multipart([['foto', 'x', '/'.repeat(length)]])],
  [
    'a file name of backslashes',
    'orders',
    photoOf(KiB60),
    (length) => multipart([['foto', 'x', '\\"'.repeat(length / 2)]]),
  ],
  [
    'a file name of marks',
    'orders',
    photoOf(KiB60),
    (length) => multipart([['foto', 'x', `a${'\u0301\u0323'.repeat(length / 4)}`]]),
  ],
  [
    'percent signs in an encoded file name',
    'orders',
    photoOf(KiB60),
    (length) => multipart([[`foto"; filename*="utf-8''${'%e2'.repeat(length / 3)}`, 'x', '']]),
  ],
  ['parameters of a part', 'orders', photoOf(KiB60), (length) => multipart([[`x${'"; a="'.repeat(length / 6)}`, 'x']])],
  [
    'header lines of a part',
    'orders',
    photoOf(KiB60),
    (length) => multipart([[`x"${'\r\na: b'.repeat(length / 6)}\r\nc: "`, 'x']]),
  ],
  [
    'folded header lines of a part',
    'orders',
    photoOf(KiB60),
    (length) => multipart([[`x"${'\r\n b'.repeat(length / 4)}\r\nc: "`, 'x']]),
  ],
  [
    'nearly boundaries',
    'orders',
    photoOf(KiB60),
    (length) => multipart([['foto', `\r\n--${boundary.slice(0, -1)}`.repeat(length / 12), 'a.jpg']]),
  ],
  [
    'a preamble',
    'orders',
    photoOf(KiB60),
    (length) => {
      const { type, body } = multipart([['x', 'x']]);
      return { type, body: Buffer.concat([Buffer.from('\r\n--'.repeat(length / 4)), body]) };
    },
  ],
])('no framing makes the site stand still: %s', async (_, kind, ordinary, body) => {
  const headers = ordinary.type.startsWith('application/x') ? navigated : {};
  const at = (length: number): Prepare => sending(kind, body(length), headers);
  const fault = await growsTooMuch({
    plain: sending(kind, ordinary, headers),
    half: at(KiB60 / 2),
    whole: at(KiB60),
  });
  expect(fault).toBeNull();
});
