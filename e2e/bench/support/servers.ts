import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { noSettings } from '../../support/in-process/no-settings';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export type Running = Readonly<{ origin: string; stop: () => Promise<unknown> }>;

function end(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
}

/** Builds and starts the site as `npm start` does, with its own database. Resolves once the home page answers. */
export async function startSite(port: number, settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const origin = `http://localhost:${port}`;
  if (await answers(origin))
    throw new Error(`Somebody answers on port ${port} already: that is not the site to measure.`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { ...process.env, ...noSettings, PORT: String(port), DATA_DIR: folder, ...settings };
  // the maker of pictures would take a core from what is measured
  execFileSync(process.execPath, ['scripts/build.mjs'], { env, stdio: 'ignore' });
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' });
  while (!(await answers(origin))) await pause(20);
  return { origin, stop: () => end(child) };
}

/** Starts a program of the last build on a folder of data. Resolves once it says where it is. */
export async function startProgram(program: string, settings: Readonly<Record<string, string>>): Promise<Running> {
  const env = { ...process.env, ...noSettings, RATE_LIMIT: 'off', ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = /^The (?:site|desk) is on (.*)$/.exec(line) ?? [];
    if (origin) return { origin, stop: () => end(child) };
  }
  throw new Error(`${program} does not start: npm run build makes it.`);
}
