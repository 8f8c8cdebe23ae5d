import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sendForm } from '../support/forms';
import { keptIn } from '../support/inbox';
import { OwnSite } from '../support/own-site';
import { expectNotStored } from '../support/refusals';
import { expect, test } from '../support/test';

let site: OwnSite;
test.beforeAll(async () => {
  site = await OwnSite.start();
  expect((await sendForm(site.base, 'contact')).status).toBe(201);
});
test.afterAll(() => site.stop());

/** Locks the database as another process that writes for long. @returns unlocks it */
function hold(): () => void {
  const file = new Database(join(site.folder, 'studio.sqlite'));
  file.exec('BEGIN IMMEDIATE');
  return () => void file.close();
}

// a process that waits inside SQLite would answer no page until SQLite gives up
test('TRUST-16: while somebody else holds the database, forms wait and pages do not', async () => {
  const letGo = hold();
  let answered = false;
  const sent = Promise.all([sendForm(site.base, 'shop-orders'), sendForm(site.base, 'contact')]);
  void sent.then(() => {
    answered = true;
  });
  for (let page = 0; page < 20; page += 1) expect((await fetch(`${site.base}/galeria`)).status).toBe(200);
  expect(answered).toBe(false);
  letGo();
  expect((await sent).map(({ status }) => status)).toEqual([201, 201]);
});

test('TRUST-16: held for too long is said in the visitor’s language, and over when it is over', async () => {
  const before = keptIn(site.folder).submissions.length;
  const letGo = hold();
  await Promise.all([
    expectNotStored(site.base, 'contact', 'pl'),
    expectNotStored(site.base, 'orders', 'en'),
    expectNotStored(site.base, 'shop-orders', 'en'),
  ]);
  const causes = site.lines.filter((line) => line.includes('SQLITE_BUSY'));
  expect(causes).toHaveLength(3);
  letGo();
  expect((await sendForm(site.base, 'shop-orders')).status).toBe(201);
  expect(keptIn(site.folder)).toMatchObject({ integrity: 'ok', submissions: { length: before + 1 } });
});
