import { readdirSync, statSync } from 'node:fs';
import { expect, test, type Wire } from '../support/own-site';

const largest = readdirSync('generated/pictures/works')
  .map((name) => ({ path: `/works/${name}`, bytes: statSync(`generated/pictures/works/${name}`).size }))
  .toSorted((one, other) => other.bytes - one.bytes)[0] ?? { path: '', bytes: 0 };

/** Asks for more than the system's socket buffers hold, with many requests over one connection. */
function askMuch({ socket }: Wire, path: string): void {
  const times = 200;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`.repeat(times));
}

test('ROUTES-8: a reader that takes its time is not cut; one that never reads is, for a page, a file and an answer of the API', async ({
  startSite,
}) => {
  const site = await startSite({ LIMIT_IDLE_MS: '1500' });
  const slow = await site.connect();
  askMuch(slow, '/galeria');
  for (let pauses = 0; pauses < 4; pauses += 1) {
    slow.socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 700));
    slow.socket.resume();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const answers = () => slow.text.match(/HTTP\/1\.1 200 OK/g)?.length;
  await expect.poll(answers, { timeout: 15_000 }).toBe(200);
  slow.socket.destroy();

  const paths = ['/galeria', largest.path, '/api/web/gallery', '/order/%'];
  const wires = await Promise.all(
    [...paths, ...paths, ...paths].map(async (path) => ({ path, wire: await site.connect() })),
  );
  for (const { path, wire } of wires) {
    wire.socket.pause();
    askMuch(wire, path);
  }
  // these sockets do not read, so they do not see the end of the connection; the system is asked instead
  await expect.poll(() => site.connections(), { timeout: 15_000 }).toBe(0);
  for (const { wire } of wires) wire.socket.destroy();
});
