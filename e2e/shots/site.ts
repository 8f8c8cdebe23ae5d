import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs } from '../support/in-process/programs';

type Site = Readonly<{ base: string; stop: () => Promise<void> }>;

async function untilServed(base: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    if (await fetch(base).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site does not start: is it built? (npm run build)');
}

/** The last built site, on its own port and with its own storage. */
async function serve(port: string): Promise<Site> {
  const storage = await mkdtemp(join(tmpdir(), 'site-'));
  const base = `http://localhost:${port}`;
  const env = { ...process.env, PORT: port, DATA_DIR: storage, NEXT_TELEMETRY_DISABLED: '1' };
  const server = spawn(process.execPath, [programs.site], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilServed(base, server);
  const stop = async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    await rm(storage, { recursive: true, force: true });
  };
  return { base, stop };
}

/** The site that already runs under BASE_URL, else one that is started for this. */
export const openSite = async (): Promise<Site> =>
  process.env.BASE_URL
    ? { base: process.env.BASE_URL, stop: async () => {} }
    : serve(process.env.SCREENSHOTS_PORT || '3218');
