import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { noSettings } from './in-process/no-settings';

/** What is in neither a new clone nor its first build. */
const left = new Set(['.git', 'coverage', 'data', 'node_modules', 'screenshots', 'test-results']);

/**
 * Hard-links each file of node_modules, because copying is slow. On another disk one symlink must do, though builds
 * follow none.
 */
async function installed(folder: string): Promise<void> {
  const [from, to] = [join(process.cwd(), 'node_modules'), join(folder, 'node_modules')];
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0) return;
  await rm(to, { recursive: true, force: true });
  await symlink(from, to);
}

/** A copy of the project as it is after clone, install and build. */
async function clone(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'new-user-'));
  const names = readdirSync('.').filter((name) => !left.has(name));
  for (const name of names) await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  await installed(folder);
  return folder;
}

type Started = Readonly<{ folder: string; base: string; stop: () => Promise<number | null> }>;

/** Runs `npm start` with only the given settings, in a copy of the project without data. */
export async function startAsNewUser(settings: Readonly<Record<string, string>>): Promise<Started> {
  const folder = await clone();
  // keeps the SITE_URL of the build: with another one the site would be built again
  const { SITE_URL: _, ...nothing } = noSettings;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...nothing,
    DATA_DIR: '',
    PORT: '0',
    RATE_LIMIT: 'off',
    ...settings,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs', '--lang', 'en'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const said: string[] = [];
  const base = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(`It does not start: ${said.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const address = /^The site is on (.*)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
    return child.exitCode;
  };
  return { folder, base, stop };
}
