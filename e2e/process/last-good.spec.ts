import { writeFileSync } from 'node:fs';
import { longIf } from '../support/in-process/long';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

// All tests share one copy of the project; each restores what it broke.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let project: Project;
test.beforeAll(() => {
  test.setTimeout(120_000);
  project = Project.copy();
});
test.afterAll(() => project.remove());

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;
const read = async (address: string): Promise<string> => (await fetch(address)).text();
/** The files that a page loads, of every kind. */
const neededBy = (html: string): readonly string[] => [
  ...new Set(html.match(/\/(_i|works|fonts)\/[\w./-]+\.(js|css|woff2|avif|webp|jpg)/g)),
];

const didNotBuild = 'The newest change did not build';

type Fault = readonly [what: string, file: string, to: (text: string) => string, message: RegExp];
const [content, pages] = [
  /NOT on the site: [\w./-]+\.json: |“Checking the content” failed/,
  /“Building the pages” failed/,
];
const faults: readonly Fault[] = [
  [
    'content that the check refuses',
    'content/artworks/portraits.json',
    (text) => text.replace(/"alt": \{[^}]*\}/, '"alt": { "pl": "", "en": "" }'),
    content,
  ],
  ['a page that does not compile', 'components/pages/home-page.tsx', (text) => `${text}\n<`, pages],
];

for (const [what, file, to, message] of faults) {
  test(`TRUST-27: ${what}: the last good site is served, whole, and a message says so${longIf(what !== 'content that the check refuses')}`, async () => {
    const before = project.current();
    const putBack = project.change(file, to);
    const site = project.run('start');
    const address = await site.address();
    const needed = neededBy(await read(`${address}/`));
    expect(needed.length).toBeGreaterThan(10);
    for (const path of needed) expect.soft(await statusOf(address + path), path).toBe(200);
    expect(await statusOf(`${address}/api/health`)).toBe(200);
    // the last good one is served while the newest is built
    await site.said('It is NOT on the site: ');
    expect(site.lines.at(-1)).toMatch(message);
    expect(await statusOf(`${address}/`)).toBe(200);
    expect(project.current()).toBe(before);
    await site.end('SIGTERM');

    // a start without a build says so too
    const again = project.run('serve');
    await again.address();
    expect(again.lines).toContainEqual(expect.stringContaining(didNotBuild));
    await again.end('SIGTERM');
    putBack();
  });
}

const newWords = `Nowe słowa ${Date.now()}`;
const changeWords = (): (() => void) =>
  project.change('messages/pl.json', (text) => text.replace(/("tagline": ")[^"]*/, `$1${newWords}`));

test('TRUST-27: a build that is cut off leaves the last good site as it was @long', async () => {
  const before = project.current();
  const putBack = changeWords();
  const building = project.run('build');
  await building.said('Creating an optimized production build');
  await building.cut();
  putBack();
  const site = project.run('serve');
  expect(await read(await site.address())).not.toContain(newWords);
  expect(project.current()).toBe(before);
  await site.end('SIGTERM');
});

test('the start reports a SITE_URL that the pages were not built with', async () => {
  const site = project.run('serve', { SITE_URL: 'https://studio.example' });
  await site.address();
  expect(site.lines).toContainEqual(
    'SITE_URL is https://studio.example, but the pages were built while it was not set: npm run build mends that.',
  );
  await site.end('SIGTERM');
});

test('data and settings lie in the project, not in the site', async () => {
  writeFileSync(project.path('.env'), 'DATA_DIR=kept\n');
  const site = project.run('serve');
  await read(`${await site.address()}/api/health`);
  expect(project.has('kept/studio.sqlite')).toBe(true);
  await site.end('SIGTERM');
});
