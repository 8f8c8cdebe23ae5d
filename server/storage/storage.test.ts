import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { receive } from '../http/receive/receive';
import type { LogLine } from '../platform/log';
import { effects as real } from './effects';
import { UnusableDatabase } from './faults';
import { submissions } from './queries/read';
import { openAtStart, storage } from './storage';

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

test('TRUST-16: a damaged file ends the start, is left as it is, and is opened once it is put right', async () => {
  writeFileSync(file, 'not a database, but perhaps the only copy of one'.repeat(50));
  const before = readFileSync(file);
  await expect(openAtStart(real)).rejects.toThrow(UnusableDatabase);
  expect(readFileSync(file).equals(before)).toBe(true);
  rmSync(file);
  await openAtStart(real);
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
