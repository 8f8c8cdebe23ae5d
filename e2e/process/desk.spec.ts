import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { command, inTerminal, needsTerminal, type Printed } from '../support/desk';
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

const file = (run: (database: Database.Database) => void): void => {
  const database = new Database(join(folder, 'studio.sqlite'));
  run(database);
  database.close();
};

async function sendOrder(base: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const request = orderRequest({ fields: { ...orders.portraits, ...fields }, photos: [await picture()] });
  const { headers } = request;
  const body = await request.arrayBuffer();
  const answer = await fetch(base + new URL(request.url).pathname, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return (await answer.json()).reference;
}

test('DESK-1: every command is told good and bad use apart by its exit code, without a terminal', async ({
  startSite,
}) => {
  const { base } = await startSite({ DATA_DIR: folder });
  const reference = await sendOrder(base, { language: 'en' });
  const to = (name: string) => join(folder, name);
  const good: readonly (readonly string[])[] = [
    ...[['inbox'], ['inbox', 'list', '--all'], ['inbox', 'show', reference], ['inbox', 'search', 'lucja']],
    ...[
      ['inbox', 'quarantine'],
      ['inbox', 'open', reference],
      ['inbox', 'photos', reference, '--to', to('photos')],
    ],
    ...[
      ['inbox', 'export', '--json'],
      ['inbox', 'export', '--csv'],
      ['inbox', 'reply', reference, '--print'],
    ],
    ...[['outbox'], ['outbox', 'retry', '--parked'], ['person', 'lucja@poczta.example', 'export']],
    ...[
      ['retention', 'run'],
      ['backup', to('copy.sqlite')],
      ['doctor', '--help'],
    ],
  ];
  for (const line of good) expect([line, await desk(...line)]).toMatchObject([line, { code: 0, err: '' }]);
  const failed: readonly (readonly string[])[] = [
    ...[
      ['inbox', 'show', '2026-9999-ZZ'],
      ['inbox', 'open', '2026-9999-ZZ'],
      ['inbox', 'reply', reference],
    ],
    ...[
      ['inbox', 'photos', reference, '--to', '/dev/null/x'],
      ['outbox', 'show', 'ffffffff'],
      ['outbox', 'retry', '%'],
    ],
    ...[
      ['person', 'nobody@poczta.example', 'export'],
      ['person', 'lucja@poczta.example', 'erase'],
    ],
    ...[
      ['backup', to('copy.sqlite')],
      ['restore', to('nothing.sqlite')],
      ['restore', to('copy.sqlite')],
    ],
  ];
  for (const line of failed) expect([line, await desk(...line)]).toMatchObject([line, { code: 1, out: '' }]);
  for (const line of [['inbox', 'show'], ['burn'], ['inbox', '--each'], ['backup'], ['restore'], ['outbox', 'retry']])
    expect([line, await desk(...line)]).toMatchObject([line, { code: 2, out: '' }]);
  expect(JSON.parse((await desk('inbox', '--json')).out)).toMatchObject([{ reference, photos: 1 }]);
});

test('DESK-2: an English order is read wholly in Polish', async ({ startSite }) => {
  const { base } = await startSite({ DATA_DIR: folder });
  const reference = await sendOrder(base, { language: 'en' });
  const { out } = await desk('inbox', 'show', reference);
  for (const part of ['Język                  angielski', 'Technika               Akryl na płótnie', 'do uzgodnienia'])
    expect(out).toContain(part);
  expect(out).not.toMatch(/Acrylic|agreed|Height|Phone|Price|Photos/);
});

test('DESK-1: 10,000 submissions that wait are all in the list, none cut', async ({ startSite }) => {
  const nothing = await desk('inbox');
  expect([nothing.code, nothing.out, nothing.err]).toEqual([
    1,
    '',
    expect.stringContaining(`W ${folder} nie ma bazy.`),
  ]);
  expect(readdirSync(folder)).toEqual([]);
  // only a site makes one
  const site = await startSite({ DATA_DIR: folder });
  site.signal('SIGTERM');
  await site.ended();
  expect((await desk('inbox')).out).toBe('Nieprzeczytane: 0\nSkrzynka jest pusta.\n');
  const fields = JSON.stringify({ version: 1, name: 'Żaneta', email: 'z@poczta.example', message: 'Dzień dobry' });
  file((database) => {
    const insert = database.prepare(
      `insert into submissions (id, kind, reference, language, fields, content_hash, created_at)
       values (?, 'contact', ?, 'pl', ?, ?, ?)`,
    );
    database.transaction(() => {
      for (let n = 1; n <= 10_000; n += 1)
        insert.run(`id-${n}`, `2026-${n}-A2`, fields, `h${n}`, 1_700_000_000_000 + n);
    })();
  });
  const { out } = await desk('inbox');
  expect(out.match(/2026-\d+-A2/g)).toHaveLength(10_000);
  expect(out).toContain('Czeka na Ciebie: 10000');
  expect(JSON.parse((await desk('inbox', '--json')).out)).toHaveLength(10_000);
});

test('DESK-4: a damaged photo is told of, and hinders nothing else', async ({ startSite }) => {
  const { base } = await startSite({ DATA_DIR: folder });
  const reference = await sendOrder(base, {});
  file((database) => database.prepare('update photos set bytes = ?').run(Buffer.from('?')));
  const page = join(folder, 'page.html');
  expect((await desk('inbox', 'open', reference, '--to', page)).code).toBe(0);
  expect(readFileSync(page, 'utf8')).toContain('jest uszkodzone');
  expect((await desk('inbox', 'show', reference)).code).toBe(0);
  expect((await desk('backup', join(folder, 'copy.sqlite'))).out).toContain('Zdjęcia uszkodzone już w bazie: 1.');
});

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

test.describe('in a terminal', () => {
  needsTerminal();
  const sgr = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`);
  const typed = (line: readonly string[], columns: number, more: object = {}) =>
    inTerminal(line, columns, { env: { DATA_DIR: folder }, ...more });

  test('DESK-1: a list fits it, and holds no colour', async ({ startSite }) => {
    const { base } = await startSite({ DATA_DIR: folder });
    await sendOrder(base, { last_name: 'Bardzo-Długie-Nazwisko-Którego-Nie-Ma' });
    for (const columns of [60, 80, 140]) {
      const { code, out } = await typed(['inbox'], columns, { env: { DATA_DIR: folder, NO_COLOR: '1' } });
      const lines = out.trimEnd().split('\n').slice(2, 4);
      expect([code, lines.length]).toEqual([0, 2]);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
      expect(out).not.toMatch(sgr);
    }
  });

  test('DESK-7: erasing asks, and only a yes erases', async ({ startSite }) => {
    const { base } = await startSite({ DATA_DIR: folder });
    await sendOrder(base, {});
    const erase = (keys: string, env = {}) =>
      typed(['person', 'erase', 'lucja@poczta.example'], 100, {
        types: [[/aby usunąć/, keys]],
        env: { DATA_DIR: folder, ...env },
      });
    const refused = await erase('nie\r', { NO_COLOR: '1' });
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining('Niczego nie usunięto.') });
    expect(refused.out).not.toMatch(sgr);
    expect(await erase('\u0003')).toMatchObject({ code: 1, out: expect.stringContaining('Niczego nie usunięto.') });
    expect(await erase('tak\r')).toMatchObject({ code: 0, out: expect.stringContaining('Usunięto zgłoszeń: 1') });
  });

  test('DESK-3: a reply is edited, asked about and queued', async ({ startSite }) => {
    const { base } = await startSite({ DATA_DIR: folder });
    const reference = await sendOrder(base, { language: 'en' });
    const editor = join(folder, 'editor');
    writeFileSync(editor, '#!/bin/sh\nsed -i "s/\\[write your answer here\\]/It will be $1./" "$2"\n');
    chmodSync(editor, 0o700);
    const env = { DATA_DIR: folder, EDITOR: `${editor} ready` };
    const { code, out } = await typed(['inbox', 'reply', reference], 100, { env, types: [[/aby wysłać/, 'tak\r']] });
    expect([code, out]).toEqual([0, expect.stringContaining('List do lucja@poczta.example czeka na wysłanie.')]);
    const letters = JSON.parse((await desk('outbox', '--json')).out) as readonly { id: string; kind: string }[];
    const reply = letters.find(({ kind }) => kind === 'reply');
    expect((await desk('outbox', 'show', reply?.id ?? '')).out).toContain('It will be ready.');
    expect(existsSync(join(folder, 'desk', `${reference}.txt`))).toBe(false);
    expect(
      await typed(['inbox', 'reply', reference], 100, { env: { DATA_DIR: folder, EDITOR: '/nowhere' } }),
    ).toMatchObject({
      code: 1,
      out: expect.stringContaining('Nie ma terminala albo edytora'),
    });
  });
});
