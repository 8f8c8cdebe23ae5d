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

/** The CPU time of a process, in s: Linux counts in hundredths (`proc_pid_stat(5)`, fields 14 and 15). */
function cpuSecondsOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/**
 * Runs a command and looks at all its processes from time to time: what a shell tells at the end leaves out those for whose end
 * nobody waits, as Next for its workers. The last 0.3 s of each process are not seen.
 * @throws if it fails
 */
export async function treeCostOf(
  [command = '', ...args]: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<TreeCost> {
  const started = performance.now();
  const child = spawn(command, args, {
    ...{ cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  let peakMiB = 0;
  const cpuSeconds = new Map<number, number>();
  const watch = setInterval(() => {
    for (const pid of treeOf(child.pid ?? 0)) {
      peakMiB = Math.max(peakMiB, peakOf(pid));
      cpuSeconds.set(pid, Math.max(cpuSeconds.get(pid) ?? 0, cpuSecondsOf(pid)));
    }
  }, 300);
  let said = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    said += bytes.toString();
    process.stdout.write(bytes);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: [...cpuSeconds.values()].reduce((sum, one) => sum + one, 0),
    peakMiB,
    said,
  };
}
