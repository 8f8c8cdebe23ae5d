import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { everyForm, type FormName, sendForm } from '../support/forms';
import { startAsNewUser } from '../support/new-user';
import { ownPostgres } from '../support/postgres';
import { expect, test } from '../support/test';

// on a busy machine copying, preparing and starting a site is slow
test.setTimeout(300_000);

const kinds = Object.keys(everyForm) as FormName[];

async function expectTaken(base: string): Promise<void> {
  for (const kind of kinds) expect.soft((await sendForm(base, kind)).status, kind).toBe(201);
  const health = await fetch(`${base}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
}

test('a first start with Postgres, where there is no data folder yet, takes every form and is healthy @long', async () => {
  const postgres = await ownPostgres();
  postgres.start();
  const { base, folder, stop } = await startAsNewUser({ DATABASE_URL: postgres.database });
  await expectTaken(base);
  expect(existsSync(join(folder, 'data/studio.sqlite'))).toBe(false);
  expect(await stop()).toBe(0);
  await postgres.remove();
});
