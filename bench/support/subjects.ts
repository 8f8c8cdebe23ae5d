import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noSettings } from '@/tests/support/in-process/no-settings';
import { programs } from '@/tests/support/in-process/programs';

/** A way to serve the built site: Node's arguments, and the folder they are run in. */
export type Subject = Readonly<{ name: string; args: readonly string[]; folder: string }>;

/** The folder of an older checkout, already built, whose server still loaded Next. */
const before = process.env.BENCH_BEFORE;

export const subjects: readonly Subject[] = [
  { name: 'this server', args: [programs.site], folder: '.' },
  ...(before ? [{ name: 'before', args: ['--import', 'tsx', 'server/main.ts'], folder: before }] : []),
];

/** One tick in which Linux counts CPU time. */
const tickMs = 10;

/** The CPU time of the process so far. Other load on the machine changes it much less than the real time. */
export const workMs = (pid = 0): number => {
  const [, , , , , , , , , , , user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return (user + system) * tickMs;
};

export type Served = Readonly<{
  origin: string;
  firstPageMs: number;
  residentBytes: () => number;
  workMs: () => number;
  stop: () => Promise<void>;
}>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const residentBytes = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Starts it with its own database. Resolves once the whole home page has arrived. */
export async function serve({ args, folder }: Subject, port: number): Promise<Served> {
  const origin = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { ...process.env, ...noSettings, PORT: String(port), DATA_DIR: data };
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const answered = () =>
    fetch(origin)
      .then((answer) => answer.text())
      .catch(() => null);
  while ((await answered()) === null) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} does not start in ${folder}.`);
    await pause(10);
  }
  const firstPageMs = performance.now() - started;
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true });
  };
  return { origin, firstPageMs, residentBytes: () => residentBytes(child.pid), workMs: () => workMs(child.pid), stop };
}
