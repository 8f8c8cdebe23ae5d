import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { orderRequest } from '@/e2e/support/in-process/order-request';
import { receive } from '../http/receive/receive';
import type { LogLine } from '../platform/log';
import { effects as real } from './effects';
import { isStorageFault, UnusableDatabase } from './faults';
import { submissions } from './queries/read';
import { freeBytesOf } from './space';
import { openAtStart, storage } from './storage';

describe('storage', () => {
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
});

describe('faults', () => {
  const coded = (code: string): Error => Object.assign(new Error('an error of the database'), { code });
  const worded = (message: string): Error => new Error(message);

  test.each<[string, unknown]>([
    ['the storage', coded('SQLITE_FULL')],
    ['the storage', coded('SQLITE_IOERR_WRITE')],
    ['the storage', coded('ENOSPC')],
    ['the storage', coded('ECONNREFUSED')],
    ['the storage', coded('53100')],
    ['the storage', coded('57P01')],
    ['the storage', worded('Connection terminated')],
    ['the storage', worded('Connection terminated unexpectedly')],
    ['the storage', worded('Connection terminated due to connection timeout')],
    ['the storage', worded('timeout exceeded when trying to connect')],
    ['the storage', worded('Query read timeout')],
    ['the storage', worded('Client has encountered a connection error and is not queryable')],
    ['the storage', worded('Client was closed and is not queryable')],
    ['the storage', worded('Postgres connection has been discarded')],
    ['the storage', worded('driver has already been destroyed')],
    ['the storage', coded('SQLITE_CONSTRAINT_PRIMARYKEY')],
    ['the storage', coded('SQLITE_TOOBIG')],
    ['the storage', coded('23505')],
    ['the storage', coded('22001')],
    ['ours', worded('the photo is not queryable')],
    ['ours', new TypeError('Connection is undefined')],
    ['ours', 'Connection terminated'],
    ['ours', undefined],
  ])('API-7: the fault of %s: %p', (whose, error) => {
    expect(isStorageFault(error)).toBe(whose === 'the storage');
  });
});

describe('space', () => {
  test('the disk is asked again after a moment, also where somebody has set the clock back', async () => {
    let asked = 0;
    const freeBytes = freeBytesOf(() => {
      asked += 1;
      return tmpdir();
    });
    await Promise.all([freeBytes(), freeBytes()]);
    expect(asked).toBe(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    await wait(300);
    expect(await freeBytes()).toBeGreaterThan(0);
    expect(asked).toBe(2);
    clock.mockRestore();
  });

  test('the folder is made where nobody has made it yet: with Postgres nobody else does', async () => {
    const place = mkdtempSync(join(tmpdir(), 'space-'));
    const folder = join(place, 'never/made');
    expect(await freeBytesOf(() => folder)()).toBeGreaterThan(0);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    rmSync(place, { recursive: true });
  });
});
