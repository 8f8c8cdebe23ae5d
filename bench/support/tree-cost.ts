import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a command and all that it starts cost. `peakMiB`: the most memory that one of the processes had. */
export type TreeCost = Readonly<{ seconds: number; cpuSeconds: number; peakMiB: number; said: string }>;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // it has ended meanwhile
    return '';
  }
};

const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1] ?? 0);

/** The process and all below it. */
function treeOf(root: number): readonly number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  const children = Map.groupBy(pids, parentOf);
  const below = (pid: number): readonly number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root);
}

const peakOf = (pid: number): number => Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** @example secondsIn('1m2.500s') // 62.5 */
const secondsIn = (time: string): number => {
  const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(time) ?? [];
  return 60 * Number(minutes) + Number(seconds);
};

/** Runs a command; the shell tells the CPU time of everything that it started. @throws if it fails */
export async function treeCostOf(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<TreeCost> {
  const started = performance.now();
  const script = '"$@"; code=$?; times; exit $code';
  const child = spawn('bash', ['-c', script, 'bash', ...command], {
    ...{ cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  let peakMiB = 0;
  const watch = setInterval(() => {
    for (const pid of treeOf(child.pid ?? 0)) peakMiB = Math.max(peakMiB, peakOf(pid));
  }, 300);
  let said = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    said += bytes.toString();
    process.stdout.write(bytes);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
  const [user = '', system = ''] = said.trim().split('\n').at(-1)?.split(' ') ?? [];
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: secondsIn(user) + secondsIn(system),
    peakMiB,
    said,
  };
}
