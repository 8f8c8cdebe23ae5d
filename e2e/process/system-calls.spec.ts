import { answeredTooEarly, postgresLog, sqliteLog } from '../support/durability';
import { callsOf } from '../support/system-calls';
import { expect, test } from '../support/test';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const log = '23</data/studio.sqlite-wal>';
const page = `pwrite64(${log}, "\\r\\000${id}\\0\\201${'.'.repeat(20)}", 60, 56) = 60`;
const frame = String.raw`pwrite64(${log}, "\0\0\0\4\0\0\0\0Eabcdefghijklmno", 24, 32) = 24`;
const commit = String.raw`pwrite64(${log}, "\0\0\0\4\0\0\0\32Eabcdefghijklmno", 24, 32) = 24`;
const rest = `pwrite64(${log}, "${'x'.repeat(40)}", 40, 140) = 40`;
const sync = `fsync(${log}) = 0`;
const answer = String.raw`write(25<socket:[7]>, "HTTP/1.1 201 Created\r\nX: y\r\n\r\n{\"id\":\"${id}\"}", 90) = 90`;
const head = String.raw`write(25<socket:[7]>, "HTTP/1.1 201 Created\r\n\r\n", 24) = 24`;
const body = String.raw`writev(25<socket:[7]>, [{iov_base="{\"id\":\"", iov_len=7}, {iov_base="${id}\"}", iov_len=38}], 2) = 45`;
const led = String.raw`write(25<socket:[7]>, "HTTP/1.1 303 See Other\r\nlocation: /r/${id}\r\n\r\n", 80) = 80`;
const refusal = String.raw`write(25<socket:[7]>, "HTTP/1.1 503 No\r\n\r\n${id}", 60) = 60`;

const traced = (lines: readonly string[]): string => lines.map((line) => `12 ${line}`).join('\n');
const faults = (lines: readonly string[], of = sqliteLog): readonly string[] =>
  answeredTooEarly([id], callsOf(traced(lines)), of).map((fault) => fault.replace(`${id} `, ''));

const onDisk = 'was answered before it was on the disk';
const written = 'was answered before it was written';
for (const [what, lines, expected] of [
  ['in order', [commit, page, sync, answer], []],
  ['in order, in several frames', [frame, page, commit, rest, sync, answer], []],
  ['in order, the answer in two pieces', [commit, page, sync, head, body], []],
  ['in order, without script', [commit, page, sync, led], []],
  ['without the sync', [commit, page, answer], [onDisk]],
  ['with the sync after the answer', [commit, page, answer, sync], [onDisk]],
  ['with the sync between the pieces of the answer', [commit, page, head, sync, body], [onDisk]],
  ['with the sync before the commit', [frame, page, sync, commit, rest, answer], [onDisk]],
  ['with the sync before the commit’s page', [frame, page, commit, sync, rest, answer], [onDisk]],
  ['with a sync that failed', [commit, page, `fsync(${log}) = -1 EIO (Input/output error)`, answer], [onDisk]],
  ['with a sync of another file', [commit, page, 'fsync(22</data/studio.sqlite>) = 0', answer], [onDisk]],
  ['with the commit after the answer', [frame, page, sync, answer, commit, rest, sync], [written]],
  ['with nothing written', [sync, answer], [written]],
  ['with a refusal', [commit, page, sync, refusal], ['was not answered']],
] as const) {
  test(`a trace is read: ${what}`, () => {
    expect(faults(lines)).toEqual(expected);
  });
}

test('a trace is read: calls of several threads at once', () => {
  const between = `12 ${commit}\n12 ${page}\n13 fdatasync(${log} <unfinished ...>\n`;
  const answered = (lines: string) => answeredTooEarly([id], callsOf(between + lines), sqliteLog);
  expect(answered(`13 <... fdatasync resumed>) = 0\n12 ${answer}`)).toEqual([]);
  expect(answered(`12 ${answer}\n13 <... fdatasync resumed>) = 0`)).toEqual([`${id} ${onDisk}`]);
});

test('a trace is read: bytes as strace prints them', () => {
  const [call] = callsOf(String.raw`7  pwrite64(3</a b>, "\0011\33\"\\\n\377", 7, 0) = 7`);
  expect(call).toMatchObject({ name: 'pwrite64', descriptor: '3', path: '/a b', result: 7 });
  expect(Buffer.from(call?.data ?? '', 'latin1')).toEqual(Buffer.from([1, 49, 27, 34, 92, 10, 255]));
});

test('a trace is read: the log of Postgres', () => {
  const file = '9</pg/data/pg_wal/000000010000000000000001>';
  const write = `pwrite64(${file}, "..${id}..", 8192, 0) = 8192`;
  expect(faults([write, `fdatasync(${file}) = 0`, answer], postgresLog)).toEqual([]);
  expect(faults([`fdatasync(${file}) = 0`, write, answer], postgresLog)).toEqual([onDisk]);
});
