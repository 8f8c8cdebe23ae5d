import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { formPath, shopOrders } from '@/domain/api';
import { everyAddress } from '../support/addresses';
import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

const form = (path: string, type: string): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 50000', '', ''].join('\r\n');

const halfMessage = `${form(formPath('contact'), 'application/json')}{`;
const upload = `${form(formPath(shopOrders), 'multipart/form-data; boundary=x')}--x`;
const head = 'GET / HTTP/1.1\r\nHost: loc';

/**
 * Ways to begin a request and never end it. `drips`: sends a byte now and then, so that the connection is never idle.
 */
const manners = {
  silent: { says: '', drips: false },
  'half a head': { says: head, drips: false },
  'a dripping head': { says: head, drips: true },
  'half a message': { says: halfMessage, drips: false },
  'a dripping message': { says: halfMessage, drips: true },
  'half an upload': { says: upload, drips: false },
  'a dripping upload': { says: upload, drips: true },
} as const;
type Manner = keyof typeof manners;
const names = Object.keys(manners) as Manner[];

type Crowd = Readonly<{
  /** The manners of the connections that the site has not closed yet. */
  open: () => readonly Manner[];
  /** Resolves when the site has closed all of them, or after so many ms. */
  gone: (ms: number) => Promise<void>;
  leave: () => void;
}>;

type Guest = Readonly<{ socket: Socket; manner: Manner }>;

async function enter(port: number, manner: Manner): Promise<Guest> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // a reset ends a connection too; and the end is seen only if all before it has been read
  socket.on('error', () => undefined).resume();
  socket.write(manners[manner].says);
  return { socket, manner };
}

const dripEveryMs = 1_000;
/** Fewer than the system's queue of connections that were not accepted yet (listen backlog). */
const atOnce = 100;

/**
 * Opens so many connections, of all manners in equal numbers, with requests that never end. Each needs a file
 * descriptor.
 */
async function openCrowd({ port, count }: { port: number; count: number }): Promise<Crowd> {
  const guests: Guest[] = [];
  while (guests.length < count) {
    const coming = Math.min(atOnce, count - guests.length);
    const next = (_: unknown, index: number) => enter(port, names[(guests.length + index) % names.length] ?? 'silent');
    guests.push(...(await Promise.all(Array.from({ length: coming }, next))));
  }
  const inside = (): readonly Guest[] => guests.filter(({ socket }) => !socket.destroyed);
  const dripping = setInterval(() => {
    for (const { socket, manner } of inside()) if (manners[manner].drips) socket.write('x');
  }, dripEveryMs).unref();
  return {
    open: () => inside().map(({ manner }) => manner),
    async gone(ms) {
      for (const end = performance.now() + ms; inside().length > 0 && performance.now() < end; ) await wait(50);
    },
    leave() {
      clearInterval(dripping);
      for (const { socket } of guests) socket.destroy();
    },
  };
}

/** Long enough that no connection is cut before the last page has come. */
const patienceMs = 20_000;
const count = 1_000;

let site: OwnSite;
test.beforeAll(async () => {
  const patience = String(patienceMs);
  const limits = { LIMIT_HEADERS_MS: patience, LIMIT_SMALL_BODY_MS: patience, LIMIT_SLOW_WINDOW_MS: patience };
  site = await OwnSite.start(limits);
});
test.afterAll(() => site.stop());

/** Visits every page, one after the other. */
async function pages(): Promise<readonly (readonly [string, number, string])[]> {
  const visited: [string, number, string][] = [];
  for (const { path } of everyAddress) {
    const page = await fetch(site.base + path);
    visited.push([path, page.status, await page.text()]);
  }
  return visited;
}

async function message(): Promise<number> {
  const body = JSON.stringify({ email: 'anna@example.com', phone: '600', text: 'Dzień dobry' });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${site.base}/api/web/form/contact/`, { method: 'POST', headers, body })).status;
}

test('TRUST-7: a thousand half-open connections and slow senders hold up nobody, and each is cut @long', async () => {
  test.setTimeout(180_000);
  const alone = await pages();
  expect(alone.filter(([, status]) => status !== 200)).toEqual([]);
  const crowd = await openCrowd({ port: site.port, count });
  expect(await pages()).toEqual(alone);
  expect(await message()).toBe(201);
  // all connections are still open, so no page had to wait until one was closed
  expect(crowd.open()).toHaveLength(count);
  await crowd.gone(patienceMs + 60_000);
  expect([...new Set(crowd.open())]).toEqual([]);
  crowd.leave();
});
