import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { needs } from './needs';

const calls = 'trace=write,writev,pwrite64,pwritev,fsync,fdatasync,sendto,sendmsg';

export const needsStrace = (): void =>
  needs(['strace', '-o', '/dev/null', 'true'], 'strace is missing on this machine, or not allowed');

/**
 * Traces the calls of a command and its threads, with all data that they write. With `-D` the command stays our child.
 */
export const tracedInto = (file: string, others: readonly number[] = []): readonly string[] => {
  const also = others.flatMap((pid) => ['-p', String(pid)]);
  return ['strace', '-D', '-f', '--seccomp-bpf', '-q', '-y', '-s', '1000000', '-e', calls, '-o', file, ...also];
};

/** The trace of a command that has ended, once strace has written all of it. */
export async function traceOf(file: string, pid: number): Promise<string> {
  const end = new RegExp(`^${pid} +\\+\\+\\+`, 'm');
  for (let tries = 0; tries < 600; tries += 1) {
    const trace = readFileSync(file, 'latin1');
    if (end.test(trace)) return trace;
    await wait(50);
  }
  throw new Error('The trace has no end');
}
