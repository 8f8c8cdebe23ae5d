import { openStorage } from '@/server/storage/open';
import { saveSubmission } from '@/server/storage/queries/save';
import { sendForm } from '../support/forms';
import { keptIn } from '../support/inbox';
import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

// on a busy machine a site starts slowly
test.setTimeout(300_000);

let site: OwnSite;
test.beforeEach(async () => {
  site = await OwnSite.start();
});
test.afterEach(() => site.stop());

const count = 1_000;
const effects = {
  now: Date.now,
  random: () => 0,
  uuid: () => crypto.randomUUID(),
  token: () => crypto.randomUUID(),
  mailHost: () => 'studio.example',
};
const message = (n: number) => ({
  ...({ kind: 'contact', language: 'pl', fields: { version: 1 }, email: null, key: null } as const),
  hash: `other ${n}`,
  photos: [],
  letters: [],
});

/** Writes beside the site, as the artist's commands do: a transaction that reads and then writes, each by itself. */
async function writeBeside(): Promise<void> {
  const storage = await openStorage({ dataFolder: site.folder, databaseUrl: null });
  for (let n = 0; n < count; n += 1) {
    await saveSubmission(storage, message(n), effects);
    // so that this process also sends what it has to send to the site
    await new Promise(setImmediate);
  }
  await storage.destroy();
}

test('TRUST-16, TRUST-28: two processes write 1,000 times each to one file: none fails, and pages are answered', async () => {
  let sent = 0;
  const statuses = new Set<number>();
  const visitor = async (): Promise<void> => {
    while (sent < count) {
      sent += 1;
      statuses.add((await sendForm(site.base, 'contact')).status);
    }
  };
  let busy = true;
  const pages = new Set<number>();
  const reader = async (): Promise<void> => {
    while (busy) pages.add((await fetch(`${site.base}/galeria`)).status);
  };
  const reading = reader();
  await Promise.all([writeBeside(), visitor(), visitor(), visitor(), visitor()]);
  busy = false;
  await reading;
  expect([[...statuses], [...pages]]).toEqual([[201], [200]]);
  expect(keptIn(site.folder)).toMatchObject({ integrity: 'ok', submissions: { length: 2 * count } });
});
