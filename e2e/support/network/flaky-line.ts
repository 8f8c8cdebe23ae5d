import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

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
