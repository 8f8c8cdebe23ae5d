import { join } from 'node:path';
import Database from 'better-sqlite3';
import { everyForm, type FormName, sendForm } from '../support/forms';
import { openSink } from '../support/in-process/smtp-sink';
import { keptIn } from '../support/inbox';
import { expect, test } from '../support/own-site';

// on a busy machine a site starts slowly
test.setTimeout(180_000);

const rounds = 6;
/** Photos of a whole submission, by its kind; each has two letters: to the artist and to the visitor. */
const photosOf: Readonly<Record<string, number>> = {
  contact: 0,
  'registration-lessons': 0,
  orders: 1,
  'shop-order': 2,
};

test('TRUST-13: killed again and again while visitors send: what was answered is stored, nothing is stored in part, every letter is sent', async ({
  startSite,
}) => {
  const folder = test.info().outputPath('data');
  const sink = await openSink();
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'www@studio.example', MAIL_TO: 'anna@studio.example' };
  const start = () => startSite({ ...mail, DATA_DIR: folder });
  const answered: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const site = await start();
    const before = answered.length;
    // each sends until the site is gone, in the middle of a request
    const visitor = async (name: FormName): Promise<void> => {
      for (;;) {
        const answer = await sendForm(site.base, name);
        expect(answer.status).toBe(201);
        answered.push((await answer.json()).id);
      }
    };
    const visitors = Promise.allSettled((Object.keys(everyForm) as FormName[]).map(visitor));
    await expect.poll(() => answered.length - before, { intervals: [1], timeout: 60_000 }).toBeGreaterThan(3 * round);
    site.signal('SIGKILL');
    const faults = (await visitors).map((ended) => ended.status === 'rejected' && ended.reason.name);
    expect(new Set(faults)).toEqual(new Set(['TypeError']));
  }

  const { integrity, submissions } = keptIn(folder);
  expect(integrity).toBe('ok');
  const stored = new Set(submissions.map(({ id }) => id));
  expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  expect(submissions.filter(({ kind, photos, letters }) => photos !== photosOf[kind] || letters !== 2)).toEqual([]);

  const database = new Database(join(folder, 'studio.sqlite'));
  // a process that was killed keeps its letters for 15 minutes: here these have passed
  database.exec("update letters set leased_until = 0 where state = 'leased'");
  await start();
  const unsent = database.prepare("select count(*) from letters where state <> 'sent'").pluck();
  await expect.poll(() => unsent.get(), { timeout: 60_000 }).toBe(0);
  const letters = database.prepare('select message_id from letters').pluck().all();
  database.close();
  expect(new Set(sink.received.map(({ messageId }) => messageId))).toEqual(new Set(letters));
  await sink.close();
});
