import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { formPath, shopOrders } from '@/domain/api';

const form = (path: string, type: string): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 50000', '', ''].join('\r\n');

const message = `${form(formPath('contact'), 'application/json')}{`;
const upload = `${form(formPath(shopOrders), 'multipart/form-data; boundary=x')}--x`;
const head = 'GET / HTTP/1.1\r\nHost: loc';

/**
 * Ways to begin a request and never end it. `drips`: sends a byte now and then, so that the connection is never idle.
 */
const manners = {
  silent: { says: '', drips: false },
  'half a head': { says: head, drips: false },
  'a dripping head': { says: head, drips: true },
  'half a message': { says: message, drips: false },
  'a dripping message': { says: message, drips: true },
  'half an upload': { says: upload, drips: false },
  'a dripping upload': { says: upload, drips: true },
} as const;
type Manner = keyof typeof manners;
const names = Object.keys(manners) as Manner[];

export type Crowd = Readonly<{
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
export async function openCrowd({ port, count }: { port: number; count: number }): Promise<Crowd> {
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
