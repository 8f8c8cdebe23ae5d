import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sendForm } from '../support/forms';
import { movableClock, needsFaketime } from '../support/moved-clock';
import { healthOf } from '../support/refusals';
import { expect, test } from '../support/sites';

needsFaketime();

// on a busy machine a site starts slowly
test.setTimeout(120_000);

const hour = 60 * 60;
const years = 8 * 366 * 24 * hour;

/** Asks until the site's own clock says so: its answers tell the time. */
async function until(base: string, isReached: (date: number) => boolean): Promise<void> {
  const date = async () => Date.parse((await fetch(`${base}/api/version`)).headers.get('date') ?? '');
  while (!isReached(await date())) await wait(100);
}

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

test('TRUST-17: a running site whose clock is set ahead and back takes the next form at once', async ({
  startSite,
}) => {
  const clock = await movableClock();
  const { base } = await startSite({ ...clock.settings, RATE_LIMIT: 'on' });
  const now = Date.now();
  clock.move(years);
  await until(base, (date) => date > now + hour * 1000);
  expect((await sendForm(base, 'contact')).status).toBe(201);
  clock.move(-hour);
  await until(base, (date) => date < now);
  expect((await sendForm(base, 'contact')).status).toBe(201);
  expect((await healthOf(base)).status).toBe(200);
});
