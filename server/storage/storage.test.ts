import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { receive } from '../http/receive/receive';
import type { LogLine } from '../platform/log';
import { effects as real } from './effects';
import { openStorage } from './open';
import { submissions } from './queries/read';
import { storage } from './storage';

const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const file = join(folder, 'studio.sqlite');
process.env.DATA_DIR = folder;
afterAll(async () => {
  await (await storage()).destroy();
  rmSync(folder, { recursive: true });
});

const log: LogLine[] = [];
/** Makes each order different, so that none is a repetition. */
let orders = 0;
async function send(changed: Partial<typeof real> = {}) {
  const key = `00000000-0000-4000-8000-${String(++orders).padStart(12, '0')}`;
  const effects = { ...real, log: (line: LogLine) => void log.push(line), freeBytes: async () => 1e12, ...changed };
  const answer = await receive('shop-order', orderRequest({ headers: { 'idempotency-key': key } }), effects);
  return { status: answer.status, wait: answer.headers.get('retry-after'), body: await answer.json() };
}

test('TRUST-16: a file damaged at the start is left as it is, said in one line, and read again once it is put right', async () => {
  writeFileSync(file, 'not a database, but perhaps the only copy of one'.repeat(50));
  const before = readFileSync(file);
  expect(await send()).toMatchObject({ status: 503, wait: '60', body: { error: { code: 'storage' } } });
  expect(log).toEqual([expect.objectContaining({ event: 'failed', code: 'storage', cause: 'SQLITE_NOTADB' })]);
  expect(readFileSync(file).equals(before)).toBe(true);
  rmSync(file);
  expect((await send()).status).toBe(201);
});

/** Replaces the file by an empty database, as one does to restore a backup. */
async function replaceFile(): Promise<void> {
  const other = mkdtempSync(join(tmpdir(), 'studio-'));
  await (await openStorage({ dataFolder: other, databaseUrl: null })).destroy();
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  copyFileSync(join(other, 'studio.sqlite'), join(folder, 'copy'));
  renameSync(join(folder, 'copy'), file);
  rmSync(other, { recursive: true });
}

test('a copy that is put in the file’s place is used from the next request on', async () => {
  await replaceFile();
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await submissions(await storage())).toHaveLength(3);
});

test('TRUST-16: an order that was being worked on when the file was replaced is kept in the new one', async () => {
  const freeBytes = async () => {
    await replaceFile();
    return 1e12;
  };
  expect((await send({ freeBytes })).status).toBe(201);
  expect(await submissions(await storage())).toHaveLength(1);
});

test('a file that has vanished is waited for: nothing is written where nobody would look for it', async () => {
  renameSync(file, join(folder, 'away'));
  expect(await send()).toMatchObject({ status: 503, body: { error: { code: 'storage' } } });
  renameSync(join(folder, 'away'), file);
  expect((await send()).status).toBe(201);
});

test('TRUST-8: a full disk is said, keeps nothing half, and is forgotten once there is room', async () => {
  const file = await storage();
  const pages = async (pragma: string): Promise<number> =>
    Number(Object.values((await file.executeQuery(CompiledQuery.raw(`pragma ${pragma}`))).rows[0] as object)[0]);
  const before = (await submissions(file)).length;
  await pages(`max_page_count = ${await pages('page_count')}`);
  const answers = [];
  for (let sent = 0; sent < 40; sent += 1) answers.push(await send());
  expect(answers.at(-1)).toMatchObject({ status: 503, body: { error: { code: 'storage' } } });
  expect(log.at(-1)).toMatchObject({ cause: 'SQLITE_FULL' });
  await pages('max_page_count = 1000000');
  expect((await send()).status).toBe(201);
  const answered = answers.filter(({ status }) => status === 201).length;
  expect(await submissions(file)).toHaveLength(before + answered + 1);
});
