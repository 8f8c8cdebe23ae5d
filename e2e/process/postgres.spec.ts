import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { answeredTooEarly, callsOf, needsStrace, postgresLog, tracedInto, traceOf } from '../support/durability';
import { everyForm, type FormName, sendForm } from '../support/forms';
import { ownPostgres } from '../support/in-process/postgres-server';
import { needs } from '../support/needs';
import { expect, test } from '../support/own-site';
import { expectHealth, expectNotStored, expectPages } from '../support/refusals';

// on a busy machine a site and a Postgres start slowly
test.setTimeout(120_000);

let postgres: Awaited<ReturnType<typeof ownPostgres>>;
test.beforeEach(async () => {
  postgres = await ownPostgres();
});
test.afterEach(() => postgres.remove());

async function kept(database = postgres.database): Promise<{ kind: string; photos: number; letters: number }[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(`select kind,
    (select count(*)::int from photos where submission_id = submissions.id) as photos,
    (select count(*)::int from letters where submission_id = submissions.id) as letters
    from submissions order by reference`);
  await client.end();
  return rows;
}

const order = { kind: 'shop-order', photos: 2, letters: 2 };

test('TRUST-13: a Postgres that is down at the start, and goes away later: pages are served, forms are answered with 503, and all works again without a restart', async ({
  startSite,
}) => {
  const { base } = await startSite({ DATABASE_URL: postgres.database });
  for (const orders of [1, 2, 3]) {
    await expectNotStored(base, 'contact', 'pl');
    await expectNotStored(base, 'shop-orders', 'en');
    await expectHealth(base, false);
    await expectPages(base);
    postgres.start();
    expect((await sendForm(base, 'shop-orders')).status).toBe(201);
    await expectHealth(base, true);
    expect(await kept()).toEqual(Array(orders).fill(order));
    postgres.stop();
  }
});

test('TRUST-13: a Postgres that only reads for a while is red, and green again without a restart, whatever connections are open', async ({
  startSite,
}) => {
  postgres.start();
  const { base } = await startSite({ DATABASE_URL: postgres.database });
  const owner = async (...words: string[]): Promise<void> => {
    const client = new Client({ connectionString: postgres.database, options: '-c default_transaction_read_only=off' });
    await client.connect();
    for (const statement of words) await client.query(statement);
    await client.end();
  };
  const endOthers =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname is not null and pid <> pg_backend_pid()';
  expect((await sendForm(base, 'contact')).status).toBe(201);
  await owner('alter database postgres set default_transaction_read_only = on', endOthers);
  await expectHealth(base, false);
  await expectNotStored(base, 'shop-orders', 'en');
  await owner('alter database postgres reset default_transaction_read_only');
  // connections made before stay read-only until they are replaced
  await expectHealth(base, true, 60_000);
  expect((await sendForm(base, 'shop-orders')).status).toBe(201);
});

test('TRUST-13: a Postgres that goes away under load keeps whole orders only, and all that were answered', async ({
  startSite,
}) => {
  postgres.start();
  const { base } = await startSite({ DATABASE_URL: postgres.database });
  const statuses: number[] = [];
  let ended = false;
  const visitor = async (): Promise<void> => {
    while (!ended) statuses.push((await sendForm(base, 'shop-orders')).status);
  };
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()]);
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; !holds() && tries < 2_000; tries += 1) await wait(20);
  };
  const count = (status: number): number => statuses.filter((got) => got === status).length;
  await until(() => count(201) >= 12);
  postgres.stop();
  await until(() => count(503) >= 8);
  await expectPages(base);
  const before = count(201);
  postgres.start();
  await until(() => count(201) >= before + 12);
  ended = true;
  await visitors;
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  const rows = await kept();
  expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set([JSON.stringify(order)]));
  // a submission stored just as the connection broke is answered with 503; sent again, it counts as a repetition
  expect(rows.length - count(201)).toBeGreaterThanOrEqual(0);
  expect(rows.length - count(201)).toBeLessThanOrEqual(4);
});

test.describe(() => {
  needsStrace();

  test('TRUST-13: on Postgres too, what is answered with success is on the disk before the answer leaves', async ({
    startSite,
  }) => {
    postgres.start();
    const file = test.info().outputPath('trace');
    // one that runs already writes the log too, when it wakes up before a transaction ends
    const others = postgres.pids();
    const site = await startSite({ DATABASE_URL: postgres.database }, () => tracedInto(file, others));
    const kinds = Object.keys(everyForm) as FormName[];
    // without compression, so that the trace shows the id in an answer
    const send = async (kind: FormName): Promise<string> =>
      (await (await sendForm(site.base, kind, { headers: { 'accept-encoding': 'identity' } })).json()).id;
    const ids: string[] = [];
    for (const kind of kinds) ids.push(await send(kind));
    ids.push(...(await Promise.all([...kinds, ...kinds].map(send))));
    site.signal('SIGTERM');
    expect(await site.ended()).toBe(0);
    postgres.stop();
    expect(new Set(ids).size).toBe(12);
    expect(answeredTooEarly(ids, callsOf(await traceOf(file, site.pid)), postgresLog)).toEqual([]);
  });
});

test.describe(() => {
  needs(['pg_dump', '--version'], 'pg_dump is missing on this machine');

  test('DESK-6: a Postgres is copied and put back by the lines of the docs', async ({ startSite }) => {
    const chapter = readFileSync('docs/backup.md', 'utf8').split('## Postgres')[1] ?? '';
    const [, dump = '', put = ''] = /^(pg_dump .*)\n(pg_restore .*)$/m.exec(chapter) ?? [];
    const folder = test.info().outputPath();
    const type = (line: string, url: string) =>
      execFileSync('sh', ['-ec', line], { cwd: folder, env: { ...process.env, DATABASE_URL: url }, stdio: 'inherit' });

    postgres.start();
    const before = await startSite({ DATABASE_URL: postgres.database });
    expect((await sendForm(before.base, 'shop-orders')).status).toBe(201);
    type(dump, postgres.database);
    const client = new Client({ connectionString: postgres.database });
    await client.connect();
    await client.query('create database again');
    await client.end();
    const again = `${postgres.url}/again`;
    type(put, again);
    expect(await kept(again)).toEqual([order]);
    const after = await startSite({ DATABASE_URL: again });
    expect((await sendForm(after.base, 'shop-orders')).status).toBe(201);
    expect(await kept(again)).toEqual([order, order]);
    rmSync(`${folder}/backup.dump`);
  });
});
