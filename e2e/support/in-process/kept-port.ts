import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

type Range = readonly [first: number, end: number];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const linux = '/proc/sys/net/ipv4/ip_local_port_range';
/** The first port for outgoing connections: Linux has a setting; elsewhere it is the one that IANA assigns. */
const firstOutgoing = (): number => (existsSync(linux) ? Number.parseInt(readFileSync(linux, 'utf8'), 10) : 49_152);

/** Ports below those of outgoing connections; if there are nearly none, a fixed range. */
const keptPorts = (outgoing = firstOutgoing()): Range => [20_000, outgoing > 20_000 ? outgoing : 32_768];

/**
 * A free port that stays free while its server is stopped, because the system gives it to no outgoing connection. It is
 * chosen at random, so that tests that choose at the same time get different ones.
 */
export async function keptPort([first, end]: Range = keptPorts()): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${first} to ${end}`);
}
