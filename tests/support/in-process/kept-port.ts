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
/** Linux says which ports it gives to outgoing connections; elsewhere it is those that are assigned for it. */
const firstOutgoing = (): number => (existsSync(linux) ? Number.parseInt(readFileSync(linux, 'utf8'), 10) : 49_152);

/** Below those of outgoing connections. On a machine that gives them nearly all, as good as any other. */
export const keptPorts = (outgoing = firstOutgoing()): Range => [20_000, outgoing > 20_000 ? outgoing : 32_768];

/**
 * A free port that stays so while its server is away: no outgoing connection gets it meanwhile. Chance keeps those apart
 * who choose at the same time.
 */
export async function keptPort([first, end]: Range = keptPorts()): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${first} to ${end}`);
}
