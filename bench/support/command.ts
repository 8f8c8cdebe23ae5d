import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { programs } from '@/tests/support/in-process/programs';
import { workMs } from './subjects';

/** `cpuMs`: its CPU time, which a busy machine lengthens less than `ms`. */
type Cost = Readonly<{ ms: number; cpuMs: number; peakMiB: number }>;

/** The most memory that a process has had so far, in MiB; 0 once it has ended. */
function peakOf(pid = 0): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The CPU time of a process so far, in ms; 0 once it has ended. */
function workOf(pid = 0): number {
  try {
    return workMs(pid);
  } catch {
    return 0;
  }
}

/** What one of the artist's commands costs, start and output included. @throws if it fails */
export async function costOf(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, [programs.studio, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [peakMiB, cpuMs] = [0, 0];
  const watch = setInterval(() => {
    peakMiB = Math.max(peakMiB, peakOf(child.pid));
    cpuMs = Math.max(cpuMs, workOf(child.pid));
  }, 5);
  child.stdout.resume();
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return { ms: performance.now() - started, cpuMs, peakMiB };
}
