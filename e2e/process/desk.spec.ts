import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { command, type Printed } from '../support/desk';
import { sendForm } from '../support/forms';
import { orderRequest, orders, picture } from '../support/in-process/order-request';
import { keptIn } from '../support/inbox';
import { expect, test } from '../support/own-site';
import { expectHealth } from '../support/refusals';

// on a busy machine a site starts slowly
test.setTimeout(180_000);

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const desk = (...line: string[]): Promise<Printed> => command(line, { env: { DATA_DIR: folder } });

async function sendOrder(base: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const request = orderRequest({ fields: { ...orders.portraits, ...fields }, photos: [await picture()] });
  const { headers } = request;
  const body = await request.arrayBuffer();
  const answer = await fetch(base + new URL(request.url).pathname, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return (await answer.json()).reference;
}

test('DESK-6: a backup taken under load comes back in an empty folder: same submissions, same photos, the site starts', async ({
  startSite,
}) => {
  const site = await startSite({ DATA_DIR: folder });
  const copy = join(folder, 'copy.sqlite');
  let [answered, busy] = [0, true];
  const visitor = async (): Promise<void> => {
    while (busy) {
      expect((await sendForm(site.base, 'shop-orders')).status).toBe(201);
      answered += 1;
    }
  };
  const visitors = [visitor(), visitor(), visitor()];
  while (answered < 20) await new Promise((resolve) => setTimeout(resolve, 20));
  const before = answered;
  const { code, out } = await desk('backup', copy);
  const after = answered;
  busy = false;
  await Promise.all(visitors);
  expect([code, out]).toEqual([0, expect.stringContaining('jest cała i sprawdzona')]);

  const place = join(folder, 'restored');
  const inPlace = (...line: string[]) => command(line, { env: { DATA_DIR: place } });
  expect(await inPlace('restore', copy)).toMatchObject({ code: 0, err: '' });
  const restored = keptIn(place);
  expect(restored.integrity).toBe('ok');
  expect(restored.submissions.length).toBeGreaterThanOrEqual(before);
  expect(after).toBeGreaterThan(before);
  const original = keptIn(folder);
  expect(restored.submissions).toEqual(original.submissions.slice(0, restored.submissions.length));
  const photos = (at: string) => {
    const database = new Database(join(at, 'studio.sqlite'), { readonly: true });
    const found = database.prepare('select submission_id, position, sha256, bytes from photos order by 1, 2').all();
    database.close();
    return new Map(
      (found as { submission_id: string; position: number }[]).map((row) => [
        `${row.submission_id} ${row.position}`,
        row,
      ]),
    );
  };
  const [kept, all] = [photos(place), photos(folder)];
  expect(kept.size).toBe(2 * restored.submissions.length);
  for (const [key, photo] of kept) expect(photo).toEqual(all.get(key));

  const again = await startSite({ DATA_DIR: place });
  await expectHealth(again.base, true);
  expect((await sendForm(again.base, 'contact')).status).toBe(201);
  expect(keptIn(place).submissions).toHaveLength(restored.submissions.length + 1);
  expect(await inPlace('restore', copy)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Zatrzymaj'),
  });
});

test('DESK-7: an erased person leaves no trace in the database, on the desk or in the log', async ({ startSite }) => {
  const site = await startSite({ DATA_DIR: folder });
  const canary = 'kanarek';
  const email = `${canary}@poczta.example`;
  const reference = await sendOrder(site.base, {
    ...{ first_name: canary, last_name: canary, address: canary, phone: canary, email, width: canary, height: canary },
  });
  await sendForm(site.base, 'contact');
  expect((await desk('inbox', 'open', reference)).code).toBe(0);
  expect((await desk('inbox', 'search', canary)).out).toContain(reference);
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, `Temat: ${canary}\n\n${canary}\n`);
  expect((await desk('inbox', 'reply', reference, '--from', letter, '--yes')).code).toBe(0);
  rmSync(letter);
  const holders = () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name));
    return paths.filter((path) => readFileSync(path).includes(canary));
  };
  expect(holders().length).toBeGreaterThan(1);
  expect(await desk('person', email, 'erase', '--yes')).toMatchObject({ code: 0, out: 'Usunięto zgłoszeń: 1\n' });
  expect(holders()).toEqual([]);
  expect(site.lines.join('\n')).not.toContain(canary);
  expect(keptIn(folder).submissions).toHaveLength(1);
});
