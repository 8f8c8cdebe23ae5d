import { globSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sendForm } from '../support/forms';
import { needs } from '../support/needs';
import { expect, test } from '../support/own-site';
import { healthOf } from '../support/refusals';

/** The library that moves the clock of one process, where Debian's packages lay it. */
const [library = ''] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');

needs(['test', '-f', library], 'libfaketime is missing on this machine');

/**
 * A clock for a site of a test, which may be moved while that runs: its wall clock alone, as an operator or a dead battery
 * does it, and not the time since the machine was started.
 * @returns `settings` to start the site with; `move` it from now by so many seconds
 */
async function movableClock() {
  const file = join(await mkdtemp(join(tmpdir(), 'clock-')), 'time');
  const move = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  move(0);
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  return { settings, move };
}

// on a busy machine a site starts slowly
test.setTimeout(120_000);

const years = 8 * 366 * 24 * 60 * 60;

test('TRUST-23: one start with a clock eight years ahead erases no order, and log and health say so', async ({
  startSite,
}) => {
  const clock = await movableClock();
  const first = await startSite(clock.settings);
  expect((await sendForm(first.base, 'shop-orders')).status).toBe(201);
  const inFile = (statement: string) => {
    const file = new Database(join(first.folder, 'studio.sqlite'));
    const query = file.prepare(statement);
    const found = query.reader ? query.pluck().get() : query.run();
    file.close();
    return found;
  };
  const orders = 'select count(*) from submissions';
  while (inFile('select count(*) from clock') === 0) await wait(100);
  // what is unread or has letters that wait would stay in any case
  inFile('update submissions set read_at = created_at');
  inFile("update letters set state = 'sent'");
  first.signal('SIGTERM');
  await first.ended();

  clock.move(years);
  const ahead = await startSite({ ...clock.settings, DATA_DIR: first.folder });
  const kept = /"event":"kept","kind":"clock","cause":"ahead","count":292[78]/;
  while (!ahead.lines.some((line) => kept.test(line))) await wait(100);
  expect(await healthOf(ahead.base)).toMatchObject({ status: 200, ok: true, clock: { ok: false } });
  expect(inFile(orders)).toBe(1);
  ahead.signal('SIGTERM');
  await ahead.ended();

  clock.move(0);
  const right = await startSite({ ...clock.settings, DATA_DIR: first.folder });
  expect(await healthOf(right.base)).not.toHaveProperty('clock');
  expect(inFile(orders)).toBe(1);
});
