import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const page = '.next/server/app/gallery.html';
const served = [
  ...['package.json', 'public/icon.svg', 'public/works/a.avif', '.next/BUILD_ID', '.next/static/a.js'],
  ...['.next/site/main.mjs', page, '.next/server/app/robots.txt.body', '.next/server/app/robots.txt.meta'],
];
/** What Next's router would fetch instead of pages, and what only a build reads. */
const left = [
  ...['.next/server/app/gallery.rsc', '.next/server/app/gallery.segments/_tree.segment.rsc'],
  ...['.next/cache/a', '.next/server/chunks/a.js'],
];

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const path of [...served, ...left]) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), path);
  }
});
afterEach(() => rmSync(project, { recursive: true }));

/** Keeps the build of the project, in a process of its own: all paths are seen from where it runs. */
function keep(isStillSo: boolean): void {
  const script = `const { keepSite } = await import(${JSON.stringify(resolve('scripts/lib/sites.mjs'))});
    await keepSite({ hash: 'h', siteUrl: null }, () => ${isStillSo});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: project });
}

const current = (): string => realpathSync(join(project, '.site/current'));
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();

test('a kept site has what it is served from, and nothing else of the build', () => {
  keep(true);
  expect(filesIn(current())).toEqual([...served, 'built.json'].toSorted());
});

test('a page of a kept site is the file of the build itself, and takes no room of its own', () => {
  keep(true);
  expect(statSync(join(current(), page)).ino).toBe(statSync(join(project, page)).ino);
});

test('what was built of sources that changed meanwhile is not kept', () => {
  keep(true);
  const before = current();
  keep(false);
  expect(current()).toBe(before);
});

test('the last two sites stay, older ones that nobody serves go', () => {
  for (let built = 0; built < 4; built += 1) keep(true);
  const sites = readdirSync(join(project, '.site')).filter((name) => name !== 'current');
  expect(sites).toHaveLength(2);
  expect(current()).toBe(realpathSync(join(project, '.site', sites.toSorted().at(-1) ?? '')));
});
