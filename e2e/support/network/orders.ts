import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type SendDependencies, type Sending, send } from '@/components/forms/send/send';
import { type OrderType, orderTypes } from '@/content/order';
import { formPath, shopOrders, tokenCookie, tokenPath } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { orderRequest, orders, picture } from '../in-process/order-request';
import type { Received } from '../in-process/smtp-sink';

/** The headers of a browser on the site's own page. One request per connection, because faults are per connection. */
const own = { Origin: 'https://studio.example', 'Sec-Fetch-Site': 'same-origin', Connection: 'close' };
/** The waits between retries are shorter by this factor. */
const hurry = 50;
const mostPresses = 8;

const tokenIn = (answer: Response): string =>
  new RegExp(`${tokenCookie}=(\\w+)`).exec(answer.headers.getSetCookie().join())?.[1] ?? '';

/** A `fetch` that sends our site's only cookie, as a browser does. */
function fetchOver(origin: string, cookie: () => string): typeof fetch {
  return (path, init) => {
    const token = cookie();
    const headers = { ...init?.headers, ...own, ...(token && { Cookie: `${tokenCookie}=${token}` }) };
    return fetch(new URL(String(path), origin), { ...init, headers });
  };
}

/** What the form's script needs of a browser, over this connection. */
function browserAt(origin: string): SendDependencies {
  let token = '';
  const ask = fetchOver(origin, () => token);
  const asked = async (): Promise<string> => {
    token ||= await ask(tokenPath).then(tokenIn, () => '');
    return token;
  };
  return {
    ...{ fetch: ask, token: asked, key: randomUUID, keys: new Map(), online: () => true },
    ...{ random: Math.random, sleep: (ms) => wait(ms / hurry) },
  };
}

/** Presses the button until the order is accepted. @returns its reference, and the number of presses */
export async function buy(sending: Sending, origin: string): Promise<{ reference: string; presses: number }> {
  const browser = browserAt(origin);
  let message: string | null = null;
  for (let presses = 1; presses <= mostPresses; presses += 1) {
    const outcome = await send(sending, browser);
    if (outcome.ok) return { reference: outcome.reference, presses };
    message = outcome.message;
  }
  throw new Error(`An order is not taken: ${message}`);
}

/** A random whole number below the one given. */
type Random = (below: number) => number;

/**
 * The fault that a request meets: none, the request is cut off, or its answer is. `far`: the share that still arrives,
 * from 0 to below 1.
 */
export type Fate = Readonly<{ what: 'passes' | 'cut' | 'dropped'; far: number }>;

const percent = 30;

/** Cuts off so many percent of the requests, and so many percent of the answers to the others. */
export function fateBy(random: Random): Fate {
  const hit = (): boolean => random(100) < percent;
  const part = (): number => random(1000) / 1000;
  if (hit()) return { what: 'cut', far: part() };
  if (!hit()) return { what: 'passes', far: 1 };
  // half of these answers are cut off before their first byte
  return { what: 'dropped', far: random(2) * part() };
}

/** The number of forms by fault; reading requests are not counted. */
export type Tally = Record<Fate['what'], number>;
type Line = Readonly<{ port: number; fate: () => Fate; tally: Tally }>;

const part = (bytes: Buffer, far: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * far));

/** The length of a request; infinite until its head has come. */
function lengthOf(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return Number.POSITIVE_INFINITY;
  const body = /^content-length: (\d+)/im.exec(bytes.toString('latin1', 0, head))?.[1] ?? 0;
  return head + 4 + Number(body);
}

const requestFrom = (client: Socket): Promise<Buffer> =>
  new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    client.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length >= lengthOf(bytes)) resolve(bytes);
    });
  });

/** Sends these bytes and closes the connection. */
const breakOff = (socket: Socket, bytes: Buffer): unknown => socket.write(bytes, () => socket.destroy());

const applyFault: Readonly<
  Record<Fate['what'], (ends: { client: Socket; site: Socket }, request: Buffer, far: number) => unknown>
> = {
  cut({ client, site }, request, far) {
    breakOff(site, part(request, far));
    client.destroy();
  },
  async dropped({ client, site }, request, far) {
    site.write(request);
    breakOff(client, part(await buffer(site), far));
  },
  passes({ client, site }, request) {
    site.write(request);
    site.pipe(client);
  },
};

/** Forwards the one request of a connection. It has `Connection: close`, so the site closes after its answer. */
async function carry(client: Socket, { port, fate, tally }: Line): Promise<void> {
  const request = await requestFrom(client);
  const site = connect(port, '127.0.0.1');
  for (const socket of [client, site]) socket.on('error', () => socket.destroy());
  const { what, far } = fate();
  if (request.subarray(0, 4).toString() === 'POST') tally[what] += 1;
  await applyFault[what]({ client, site }, request, far);
}

/** A proxy to the site that cuts some connections. @returns its origin, and how to stop it */
export async function openLine(line: Line): Promise<{ origin: string; close: () => void }> {
  const server = createServer((client) => void carry(client, line).catch(() => client.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

type Bought = Ordered & Readonly<{ reference: string }>;
type Letter = readonly [to: string, subject: string, photos: number];

export const artist = 'anna@studio.example';

const { letter, studio } = messages.pl;

/** The part before the colon, which has the reference; the rest describes the order. */
const numberOf = (subject: string): string => subject.split(':')[0] ?? '';

/** The two letters of an order: to the artist in Polish with the photos, to the buyer in the buyer's language. */
export const lettersFor = ({ email, locale, reference, photos }: Bought): readonly Letter[] => [
  [artist, letter.subject.replace('{what}', studio.order).replace('{reference}', reference), photos.length],
  [email, numberOf(messages[locale].letter.buyer.subject).replace('{reference}', reference), 0],
];

export const inShort = ({ to, letter: { subject, files } }: Received): Letter => [
  to,
  numberOf(subject),
  Object.keys(files).length,
];

/**
 * An order, computed from its number. Each has its own buyer, because one address gets only some confirmations a day.
 */
export type Ordered = Readonly<{
  email: string;
  locale: Locale;
  photos: readonly Readonly<{ width: number; height: number }>[];
}>;

const photosOf: Readonly<Record<OrderType, number>> = { picture: 0, portraits: 1, 'custom-pictures': 2, posters: 0 };

const typeOf = (number: number): OrderType => orderTypes[number % orderTypes.length] ?? 'picture';

export function orderedBy(number: number): Ordered {
  const side = 70 + (number % 100);
  return {
    email: `buyer-${number}@poczta.example`,
    locale: locales[Math.floor(number / orderTypes.length) % locales.length] ?? 'pl',
    photos: Array.from({ length: photosOf[typeOf(number)] }, (_, index) => ({ width: side, height: side + index })),
  };
}

/** The order as the form passes it to its sending script. */
export async function sendingOf(number: number): Promise<Sending> {
  const { email, locale, photos } = orderedBy(number);
  const fields = { ...orders[typeOf(number)], language: locale, email };
  const pictures = await Promise.all(photos.map(({ width, height }) => picture(width, height)));
  const request = orderRequest({ fields, photos: pictures });
  const content = JSON.stringify(fields);
  return { path: formPath(shopOrders), body: await request.formData(), content, locale };
}
