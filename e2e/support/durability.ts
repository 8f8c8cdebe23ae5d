import type { Call } from './system-calls';

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
