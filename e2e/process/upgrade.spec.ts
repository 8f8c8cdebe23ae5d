import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sendForm } from '../support/forms';
import { expect, runToEnd, test } from '../support/own-site';

// on a busy machine a site and a Postgres start slowly
test.setTimeout(120_000);

const upgrade = "insert into kysely_migration (name, timestamp) values ('999-newer', '2027-01-01')";
const restore = "delete from kysely_migration where name = '999-newer'";
const refusal =
  /^The database was changed by a newer version \(999-newer\); this one knows it up to \d{3}-[\w-]+\. Start /;

test('TRUST-30: on the file of a newer version the old one ends at once, and starts again on the older file', async ({
  startSite,
}) => {
  const site = await startSite();
  expect((await sendForm(site.base, 'contact')).status).toBe(201);
  site.signal('SIGTERM');
  await site.ended();
  const change = (statement: string) => new Database(join(site.folder, 'studio.sqlite')).exec(statement).close();
  change(upgrade);
  const { code, lines } = await runToEnd({ DATA_DIR: site.folder });
  expect([code, lines.filter((line) => refusal.test(line)).length]).toEqual([1, 1]);
  expect(lines.join('\n')).not.toContain('The site is on');
  change(restore);
  const again = await startSite({ DATA_DIR: site.folder });
  expect((await sendForm(again.base, 'contact')).status).toBe(201);
});
