import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const picture = 'content/images/a.webp';
/** What the programs of a site read. */
const read = [...['package.json', picture, 'generated/files.json']];
/** What the build has written into the folder of the next site. */
const built = ['site.json', 'files/gallery.html', 'files/gallery.html.br', 'programs/main.mjs'];

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const path of read) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), path);
  }
  name('/works/a.avif');
});
afterEach(() => rmSync(project, { recursive: true }));

/** Writes the table of the files that pages name. */
const name = (...addresses: readonly string[]) =>
  writeFileSync(join(project, 'generated/files.json'), JSON.stringify(addresses));

/** Keeps a built site, in a process of its own: all paths are seen from where it runs. */
function keep(isStillSo: boolean): void {
  const script = `const { cpSync, mkdirSync, writeFileSync } = await import('node:fs');
    const { dirname, join } = await import('node:path');
    const { keepSite, makeLast, newDraft } = await import(${JSON.stringify(resolve('scripts/lib/sites.mjs'))});
    const draft = await newDraft();
    for (const path of ${JSON.stringify(built)}) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), path);
    }
    const name = await keepSite(draft, { hash: 'h', siteUrl: null }, () => ${isStillSo});
    if (name) await makeLast(name);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: project });
}

const current = (): string => realpathSync(join(project, '.site/current'));
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();

test('a kept site has what was built, and what its programs read', () => {
  keep(true);
  expect(filesIn(current())).toEqual([...built, ...read, 'built.json'].toSorted());
});

test('an image of a kept site takes no room of its own', () => {
  keep(true);
  expect(statSync(join(current(), picture)).ino).toBe(statSync(join(project, picture)).ino);
});

test('what was built of sources that changed meanwhile is not kept', () => {
  keep(true);
  const before = current();
  keep(false);
  expect(current()).toBe(before);
});

test('the last two sites stay, older ones that nobody serves go', () => {
  for (let built = 0; built < 4; built += 1) keep(true);
  const sites = readdirSync(join(project, '.site')).filter((name) => /^\d/.test(name));
  expect(sites).toHaveLength(2);
  expect(current()).toBe(realpathSync(join(project, '.site', sites.toSorted().at(-1) ?? '')));
});

test('TRUST-31: a site stays that is served by a process whose mark could not be written', async () => {
  keep(true);
  const [served] = [current()];
  const serving = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000); console.log("works here")'], {
    cwd: served,
  });
  await once(serving.stdout, 'data');
  for (let built = 0; built < 3; built += 1) keep(true);
  const isThere = existsSync(served);
  serving.kill();
  await once(serving, 'close');
  expect(isThere).toBe(true);
  keep(true);
  expect(existsSync(served)).toBe(false);
});

test('all kept sites share the pictures; one that no kept site names goes, and so does an old draft', () => {
  const works = join(project, 'generated/pictures/works');
  mkdirSync(works, { recursive: true });
  const put = (...names: readonly string[]) => names.forEach((each) => void writeFileSync(join(works, each), each));
  put('a.avif', 'stale.avif', 'a.avif.1.unfinished', 'b.avif.1.unfinished');
  utimesSync(join(works, 'b.avif.1.unfinished'), 1, 1);
  keep(true);
  expect(readdirSync(join(current(), 'files/works')).toSorted()).toEqual(['a.avif', 'a.avif.1.unfinished']);
  name('/works/b.avif');
  put('b.avif');
  keep(true);
  expect(existsSync(join(works, 'a.avif'))).toBe(true);
  keep(true);
  expect(readdirSync(works).toSorted()).toEqual(['a.avif.1.unfinished', 'b.avif']);
});

test('pictures of a version that kept them in public are taken over, and nothing is left there for the export to copy', () => {
  const old = join(project, 'public/works');
  mkdirSync(old, { recursive: true });
  writeFileSync(join(old, 'a.avif'), 'made before');
  keep(true);
  expect(filesIn(realpathSync(join(current(), 'files/works')))).toEqual(['a.avif']);
  expect(existsSync(old)).toBe(false);
});
