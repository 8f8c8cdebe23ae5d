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

/** One system call. `begun` and `ended`: line numbers of the trace, so they show the order. */
export type Call = Readonly<{
  name: string;
  begun: number;
  ended: number;
  descriptor: string;
  /** The file, or `socket:[…]`. */
  path: string;
  /** The bytes written, one character for each (latin1). */
  data: string;
  result: number;
}>;

const named: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', v: '\v', f: '\f' };

/** Decodes the escapes of a string that strace has printed. */
const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|.)/gs, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (named[code] ?? code),
  );

const quoted = /"((?:[^"\\]|\\.)*)"/gs;
const whole = /^(\w+)\((\d+)<([^>]*)>(.*)\)\s+= (-?\d+)/s;

function callOf(text: string, begun: number, ended: number): Call | undefined {
  const [, name = '', descriptor = '', path = '', rest = '', result] = whole.exec(text) ?? [];
  if (result === undefined) return undefined;
  const data = [...rest.matchAll(quoted)].map(([, part = '']) => unescaped(part)).join('');
  return { name, begun, ended, descriptor, path, data, result: Number(result) };
}

const line = /^(\d+) +(?:<\.\.\. \w+ resumed>)?(.*)$/s;
const unfinished = /\s*<unfinished \.\.\.>$/;

/** Parses the output of `strace -f -y -o`: the calls in the order in which they ended. */
export function callsOf(trace: string): readonly Call[] {
  const open = new Map<string, Readonly<{ text: string; begun: number }>>();
  return trace.split('\n').flatMap((printed, at): readonly Call[] => {
    const [, process = '', said = ''] = line.exec(printed) ?? [];
    const before = printed.includes(' resumed>') ? open.get(process) : undefined;
    const [text, begun] = [(before?.text ?? '') + said, before?.begun ?? at];
    open.delete(process);
    if (unfinished.test(text)) open.set(process, { text: text.replace(unfinished, ''), begun });
    return [callOf(text, begun, at) ?? []].flat();
  });
}
