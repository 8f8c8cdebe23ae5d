import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSettings } from '@/tests/support/in-process/no-settings';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export type Running = Readonly<{
  origin: string;
  startedMs: number;
  residentBytes: () => number;
  stop: () => Promise<unknown>;
}>;

const residentBytes = ({ pid }: ChildProcess): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
};

function end(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
}

/** Starts the site as `npm start` does, with its own database. Resolves once the home page answers. */
export async function startSite(port: number, settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const started = performance.now();
  const origin = `http://localhost:${port}`;
  if (await answers(origin))
    throw new Error(`Somebody answers on port ${port} already: that is not the site to measure.`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { ...process.env, ...noSettings, PORT: String(port), DATA_DIR: folder, ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  while (!(await answers(origin))) await pause(20);
  const startedMs = performance.now() - started;
  return { origin, startedMs, residentBytes: () => residentBytes(child), stop: () => end(child) };
}

/** The fastest possible Node server, as the baseline: it sends the same bytes from memory. */
export async function startBare(body: Buffer): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}
