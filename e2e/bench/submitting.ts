import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { formPath } from '@/domain/api';
import { measuredNow } from './support/measured';
import { startSite } from './support/servers';

/** A message as the contact form sends it, different for each index. */
const message = (index: number): string =>
  JSON.stringify({ email: 'anna@example.com', phone: '600 700 800', text: `Wiadomość ${index} `.padEnd(500, 'x') });

function send(socket: Socket, body: string): void {
  const bytes = Buffer.from(body);
  const head = [`POST ${formPath('contact')} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
  socket.write([...head, `Content-Length: ${bytes.length}`, '', ''].join('\r\n'));
  socket.write(bytes);
}

const answer = /^HTTP\/1\.1 (\d+)[\s\S]*?\r\ncontent-length: (\d+)\r\n[\s\S]*?\r\n\r\n/i;

/** Reads an answer from the socket itself, because Node's HTTP client would use more CPU than the site. */
async function statusOf(socket: Socket): Promise<number> {
  let text = '';
  for (;;) {
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    text += bytes.toString('latin1');
    const found = answer.exec(text);
    if (found && text.length >= found[0].length + Number(found[2])) return Number(found[1]);
  }
}

type Load = Readonly<{ port: number; connections: number; ms: number; from: number }>;

/** Messages accepted per second over keep-alive connections, one after the other on each. */
async function acceptedPerSecond({ port, connections, ms, from }: Load): Promise<number> {
  const until = performance.now() + ms;
  let [next, accepted] = [from, 0];
  const visitor = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    while (performance.now() < until) {
      send(socket, message(next++));
      if ((await statusOf(socket)) === 201) accepted += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return (accepted * 1000) / ms;
}

/** Messages per second appended to a file, each synced before the next: the baseline of what the disk can do. */
function writesPerSecond(folder: string, ms: number): number {
  const file = openSync(join(folder, 'writes'), 'a');
  const until = performance.now() + ms;
  let written = 0;
  for (; performance.now() < until; written += 1) {
    writeSync(file, message(written));
    fdatasyncSync(file);
  }
  closeSync(file);
  return (written * 1000) / ms;
}

const rounds = 5;
const ms = 2000;
const connections = 64;

/** Accepted messages a second beside a loop of single synchronous writes to the same disk, in turns. */
console.log(measuredNow());
const folder = mkdtempSync('bench-');
const site = await startSite(Number(process.env.BENCH_PORT ?? 3291), { DATA_DIR: folder, RATE_LIMIT: 'off' });
try {
  const port = Number(new URL(site.origin).port);
  const measure = async (round: number): Promise<readonly [accepted: number, writes: number]> => [
    await acceptedPerSecond({ port, connections, ms, from: round * 1_000_000 }),
    writesPerSecond(folder, ms),
  ];
  await acceptedPerSecond({ port, connections, ms, from: -1_000_000 });
  const measured: (readonly [number, number])[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measure(round));
  const range = (values: readonly number[], per = 1): readonly number[] =>
    [Math.min(...values), Math.max(...values)].map((value) => Math.round(value * per) / per);
  const result = {
    accepted: range(measured.map(([accepted]) => accepted)),
    writes: range(measured.map(([, writes]) => writes)),
    ratio: range(
      measured.map(([accepted, writes]) => accepted / writes),
      100,
    ),
  };
  console.log(`in ${rounds} rounds, least and most`, result);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
