import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { command } from '../support/desk';
import { sendForm } from '../support/forms';
import { keptIn } from '../support/inbox';
import { photo } from '../support/photos';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

const title = 'Żółta łąka';
const slug = 'zolta-laka';
const facts = [
  ...['--title-pl', title, '--title-en', 'Yellow meadow', '--technique-pl', 'akryl', '--technique-en', 'acrylic'],
  ...['--alt-pl', 'Łąka pełna żółtych kwiatów.', '--alt-en', 'A meadow full of yellow flowers.'],
  ...['--category', 'pejzaze', '--size', '80x64', '--year', '2026'],
];
const settings = ['MAIL_TO=anna@studio.example', 'SMTP_URL=smtp://anna:secret-word@mail.example', 'DATA_DIR=kept', ''];

let place: string;
const projects: Project[] = [];
test.beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'recovery-'));
});
test.afterEach(async () => {
  for (const project of projects.splice(0)) await project.remove();
  rmSync(place, { recursive: true });
});

function machine(): Project {
  const project = Project.copy();
  projects.push(project);
  return project;
}

/** A command in the folder of a machine, with the settings of its file. */
const studio = (project: Project, ...line: string[]) => command(line, { cwd: project.folder });

const hashesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
      }),
  );

/** A studio with an order, a work, a sentence and settings of its own is backed up, and its machine lost. */
async function lost(copy: string) {
  const before = machine();
  writeFileSync(before.path('.env'), settings.join('\n'));
  const site = before.run('serve');
  expect((await sendForm(await site.address(), 'shop-orders')).status).toBe(201);
  writeFileSync(before.path('photo.jpg'), (await photo('laka.jpg', 2000, 1600)).buffer);
  expect(await studio(before, 'art', 'add', 'photo.jpg', ...facts)).toMatchObject({ code: 0, err: '' });
  const said = await studio(before, 'backup', copy);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain(`Dane z ${before.path('kept')}`);
  expect(said.out).toContain('Bez tajnych: SMTP_URL.');
  await site.end('SIGTERM');
  const had = { content: hashesIn(before.path('kept/content')), submissions: keptIn(before.path('kept')).submissions };
  expect(Object.keys(had.content)).toEqual(expect.arrayContaining(['artworks/landscapes.json', 'ids.json']));
  await before.remove();
  return had;
}

/** A new clone with nothing of the lost one, in which the backup is restored. */
async function restored(copy: string): Promise<Project> {
  const after = machine();
  const { code, out, err } = await studio(after, 'restore', copy);
  expect([code, err]).toEqual([0, '']);
  for (const told of [after.path('data'), after.path('data/content'), after.path('.env'), 'nie zna: SMTP_URL'])
    expect(out).toContain(told);
  expect(readFileSync(after.path('.env'), 'utf8')).toBe("MAIL_TO='anna@studio.example'\n#SMTP_URL=\n");
  expect(statSync(after.path('.env')).mode & 0o777).toBe(0o600);
  expect(readFileSync(copy).includes('secret-word')).toBe(false);
  return after;
}

test('DESK-6: on an empty machine a backup gives back orders, photos, works, words and settings', async () => {
  test.setTimeout(300_000);
  const copy = join(place, 'copy.sqlite');
  const had = await lost(copy);
  const after = await restored(copy);
  expect(hashesIn(after.path('data/content'))).toEqual(had.content);
  const site = after.run('serve');
  const address = await site.address();
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(keptIn(after.path('data')).submissions).toEqual(had.submissions);
  const [order] = JSON.parse((await studio(after, 'inbox', '--json')).out);
  const photos = join(place, 'photos');
  expect((await studio(after, 'inbox', 'photos', order.reference, '--to', photos)).code).toBe(0);
  expect(readdirSync(join(photos, order.reference))).toHaveLength(2);
  // her work is there for whoever builds, under the number that it has for ever
  const sold = await studio(after, 'art', 'remove', slug, '--yes');
  expect(sold).toMatchObject({ code: 0, out: expect.stringContaining(title) });
});

test('DESK-6: on an empty machine a backup gives back a running site that shows her works @long', async () => {
  // a whole build, on a busy machine
  test.setTimeout(900_000);
  const copy = join(place, 'copy.sqlite');
  await lost(copy);
  const after = await restored(copy);
  const site = after.run('start');
  const address = await site.address();
  expect(await (await fetch(`${address}/galeria/pejzaze/${slug}`)).text()).toContain(title);
  expect((await sendForm(address, 'contact')).status).toBe(201);
});
