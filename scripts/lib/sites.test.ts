import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
const read = [...['package.json', picture, 'generated/files.json', 'generated/reviews.json']];
/** What the build has written into the folder of the next site. */
const built = ['site.json', 'files/gallery.html', 'files/gallery.html.br', 'programs/main.mjs'];

let project: string;
beforeEach(() => {
  hashed = '/_i/a.js';
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

let hashed = '/_i/a.js';

/** Keeps a built site and leads the link there, in a process of its own: all paths are seen from where it runs. */
function keep(then = '', store = 'await makeLast(kept);'): void {
  const site = JSON.stringify({ files: { [hashed]: { file: hashed.slice(1) } }, unpacked: [] });
  const script = `const { cpSync, mkdirSync, writeFileSync } = await import('node:fs');
    const { dirname, join } = await import('node:path');
    const { keepSite, makeLast, newDraft, siteBefore } = await import(${JSON.stringify(resolve('scripts/lib/sites.mjs'))});
    const draft = await newDraft();
    for (const path of ${JSON.stringify([...built, `files${hashed}`])}) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), path);
    }
    writeFileSync(join(draft, 'site.json'), ${JSON.stringify(site)});
    const kept = await keepSite(draft, { hash: 'h', siteUrl: null });
    ${store}
    ${then}`;
  const env = { ...process.env, DATA_DIR: '', CONTENT_DIR: '' };
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: project, env });
}

const current = (): string => realpathSync(join(project, '.site/current'));
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();

test('a kept site has what was built, and what its programs read', () => {
  keep();
  expect(filesIn(current())).toEqual([...built, ...read, 'built.json', 'files/_i/a.js'].toSorted());
});

test('a kept site has the artist’s tables as they were, and none of her pictures', () => {
  const hers = join(project, 'data/content');
  mkdirSync(join(hers, 'messages'), { recursive: true });
  mkdirSync(join(hers, 'images'), { recursive: true });
  for (const path of ['artist.json', 'messages/pl.json', 'images/a.webp']) writeFileSync(join(hers, path), path);
  keep();
  expect(filesIn(join(current(), 'own'))).toEqual(['artist.json', 'messages/pl.json']);
  expect(readFileSync(join(current(), 'own/messages/pl.json'), 'utf8')).toBe('messages/pl.json');
});

test('an image of a kept site takes no room of its own', () => {
  keep();
  expect(statSync(join(current(), picture)).ino).toBe(statSync(join(project, picture)).ino);
});

test('the last ten sites stay, older ones that nobody serves go', () => {
  for (let built = 0; built < 12; built += 1) keep();
  const sites = readdirSync(join(project, '.site')).filter((name) => /^\d/.test(name));
  expect(sites).toHaveLength(10);
  expect(current()).toBe(realpathSync(join(project, '.site', sites.toSorted().at(-1) ?? '')));
});

test('all sites share the pictures; a draft that was interrupted goes', () => {
  const works = join(project, 'generated/pictures/works');
  mkdirSync(works, { recursive: true });
  for (const name of ['a.avif', 'stale.avif', 'a.avif.1.unfinished', 'b.avif.1.unfinished'])
    writeFileSync(join(works, name), name);
  utimesSync(join(works, 'b.avif.1.unfinished'), 1, 1);
  keep();
  expect(readdirSync(join(current(), 'files/works')).toSorted()).toEqual(['a.avif', 'a.avif.1.unfinished']);
});

test('TRUST-31: hashed files and pictures of the last ten publications stay, also for who goes back; then they go', () => {
  const works = join(project, 'generated/pictures/works');
  mkdirSync(works, { recursive: true });
  writeFileSync(join(works, 'a.avif'), 'a');
  keep();
  for (const [at, letter] of [...'bcdefghij'].entries()) {
    hashed = `/_i/${letter}.js`;
    name(`/works/${letter}.avif`);
    keep(at === 0 ? 'await makeLast(siteBefore().name);' : '');
    const table = JSON.parse(readFileSync(join(current(), 'site.json'), 'utf8'));
    expect(Object.keys(table.files)).toEqual(expect.arrayContaining(['/_i/a.js', hashed]));
    expect(at === 0 || table.unpacked.includes('/works/a.avif')).toBe(true);
    expect(readFileSync(join(current(), 'files/_i/a.js'), 'utf8')).toBe('files/_i/a.js');
  }
  expect(existsSync(join(works, 'a.avif'))).toBe(true);
  // a site that is kept takes along what it has
  for (const letter of 'klmnopqrstu') {
    hashed = `/_i/${letter}.js`;
    name(`/works/${letter}.avif`);
    keep();
  }
  expect(Object.keys(JSON.parse(readFileSync(join(current(), 'site.json'), 'utf8')).files)).not.toContain('/_i/a.js');
  expect(existsSync(join(works, 'a.avif'))).toBe(false);
});
