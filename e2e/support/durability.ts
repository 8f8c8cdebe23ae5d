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

/** How a database writes its log. */
export type Log = Readonly<{
  holds: (path: string) => boolean;
  /** The last write of the transaction to which the write at this index belongs. */
  endOf: (writes: readonly Call[], at: number) => Call | undefined;
}>;

const frameHeaderBytes = 24;
/** Bytes 4 to 8 of a frame's header: the database's size in the last frame of a transaction, else zeros. */
const isCommit = ({ data }: Call): boolean => data.length === frameHeaderBytes && data.slice(4, 8) !== '\0\0\0\0';

export const sqliteLog: Log = {
  holds: (path) => path.endsWith('studio.sqlite-wal'),
  // a frame is two writes: its header, then its page
  endOf(writes, at) {
    const commit = writes.findIndex((write, index) => index >= at - 1 && isCommit(write));
    return commit < 0 ? undefined : writes[commit + 1];
  },
};

export const postgresLog: Log = {
  holds: (path) => /\/pg_wal\/[0-9A-F]{24}$/.test(path),
  endOf: (writes, at) => writes[at],
};

const success = /^HTTP\/1\.1 (200|201|303) /;

/** The first write of the answer that contains the id. */
function answerTo(id: string, calls: readonly Call[]): Call | undefined {
  const heads = new Map<string, Call>();
  for (const call of calls.filter(({ path }) => path.startsWith('socket:'))) {
    if (call.data.startsWith('HTTP/1.1 ')) heads.set(call.descriptor, call);
    const head = heads.get(call.descriptor);
    if (head && success.test(head.data) && call.data.includes(id)) return head;
  }
  return undefined;
}

const isSync = ({ name, result }: Call): boolean => /^f(data)?sync$/.test(name) && result === 0;

function faultOf(id: string, calls: readonly Call[], log: Log): string | null {
  const answer = answerTo(id, calls);
  if (!answer) return 'was not answered';
  const writes = calls.filter(({ name, path }) => name.startsWith('pwrite') && log.holds(path));
  const carrying = writes.findLastIndex(({ data, ended }) => data.includes(id) && ended < answer.begun);
  const last = carrying < 0 ? undefined : log.endOf(writes, carrying);
  if (!last || last.ended > answer.begun) return 'was answered before it was written';
  const synced = calls.some(
    (call) => isSync(call) && call.path === last.path && call.begun > last.ended && call.ended < answer.begun,
  );
  return synced ? null : 'was answered before it was on the disk';
}

/** The ids that were answered too early: the log was not synced between the transaction's last write and the answer. */
export const answeredTooEarly = (ids: readonly string[], trace: readonly Call[], log: Log): readonly string[] =>
  ids.flatMap((id) => {
    const fault = faultOf(id, trace, log);
    return fault === null ? [] : [`${id} ${fault}`];
  });
