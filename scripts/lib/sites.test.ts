import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { JSONReport } from 'playwright/types/testReporter';
import { needed, refuseOldNode } from '@/server/platform/node-version.mjs';
import { sources } from './inputs.mjs';
import { checkNode, isInstalled } from './install.mjs';
import { slowest, sum, tally } from './tally.mjs';
import { lineOf } from './words.mjs';

describe('sites', () => {
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
    const { storeSite, makeLast, newDraft, siteBefore } = await import(${JSON.stringify(resolve('scripts/lib/sites.mjs'))});
    const draft = await newDraft();
    for (const path of ${JSON.stringify([...built, `files${hashed}`])}) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), path);
    }
    writeFileSync(join(draft, 'site.json'), ${JSON.stringify(site)});
    const kept = await storeSite(draft, { hash: 'h', siteUrl: null });
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
});

describe('keeper', () => {
  /** A site's program: it says its name and its build, or neither listens nor ends. */
  const program = (name: string) => `const { createServer } = require('node:http');
  process.on('message', (word) => word === 'stop' && (process.send('closed'), process.exit()));
  const build = JSON.stringify({ build: '${name}' });
  createServer(({ url }, answer) => answer.end(url === '/api/version' ? build : '${name}')).listen(0, '127.0.0.1');`;
  const hangs = `setInterval(() => {}, 1000); process.on('message', () => {});`;

  const folder = mkdtempSync(join(tmpdir(), 'keeper-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function site(name: string, text: string): void {
    mkdirSync(join(folder, '.site', name, 'programs'), { recursive: true });
    writeFileSync(join(folder, '.site', name, 'built.json'), JSON.stringify({ at: '2026-11-25T17:40:00Z' }));
    writeFileSync(join(folder, '.site', name, 'site.json'), JSON.stringify({ id: name, files: {}, unpacked: [] }));
    writeFileSync(
      join(folder, '.site', name, 'programs/main.mjs'),
      `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);\n${text}`,
    );
  }
  function lead(name: string): void {
    symlinkSync(name, join(folder, '.site/next'));
    renameSync(join(folder, '.site/next'), join(folder, '.site/current'));
  }

  test('TRUST-31: a new site that neither listens nor ends is ended, and the next one is shown', async () => {
    site('1', program('one'));
    site('2', hangs);
    site('3', program('three'));
    lead('1');
    const script = `const { keep } = await import(${JSON.stringify(resolve('scripts/lib/keeper.mjs'))});
    const { lastSite } = await import(${JSON.stringify(resolve('scripts/lib/sites.mjs'))});
    await keep(lastSite(), (address) => console.log(address), 'main', 1000);`;
    const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: '', CONTENT_DIR: '' };
    // a file: what a program is started with on its command line, its workers are started with, too
    writeFileSync(join(folder, 'keep.mjs'), script);
    const keeper = spawn(process.execPath, ['keep.mjs'], { cwd: folder, env });
    const errors: string[] = [];
    keeper.stderr.on('data', (chunk) => errors.push(String(chunk)));
    const address = await new Promise<string>((done) =>
      keeper.stdout.once('data', (line) => done(String(line).trim())),
    );
    const shown = async () => (await fetch(address, { headers: { connection: 'close' } })).text();
    expect(await shown()).toBe('one');
    lead('2');
    for (let tried = 0; tried < 100 && errors.length === 0; tried += 1) await wait(100);
    expect([errors.join(), await shown()]).toEqual([expect.stringContaining('does not start'), 'one']);
    lead('1');
    await wait(500);
    // going back to it is refused, and the next start begins with what visitors see
    const back = `const { goBack } = await import(${JSON.stringify(resolve('scripts/lib/publish.mjs'))});
    console.log((await goBack({ name: '2' })).end);`;
    mkdirSync(join(folder, 'generated/pictures/works'), { recursive: true });
    writeFileSync(join(folder, 'back.mjs'), back);
    const { stdout } = spawnSync(process.execPath, ['back.mjs'], { cwd: folder, env, encoding: 'utf8' });
    expect([stdout.trim(), readlinkSync(join(folder, '.site/current')), await shown()]).toEqual([
      'refused',
      '1',
      'one',
    ]);
    lead('3');
    let last = '';
    for (let tried = 0; tried < 100 && last !== 'three'; tried += 1) {
      await wait(100);
      last = await shown().catch(() => '');
    }
    keeper.kill('SIGTERM');
    expect(last).toBe('three');
  }, 60_000);
});

describe('install', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/any': { version: '2.0.0', optional: true },
    'node_modules/test': { version: '4.0.0', dev: true },
  };
  const a = { 'node_modules/a': { version: '1.0.0' } };

  test.each([
    ['all that runs', a, false, true],
    ['all but what the tests need', a, true, false],
    ['all of it', { ...a, 'node_modules/test': { version: '4.0.0' } }, true, true],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }, false, false],
    ['another version of what may be absent', { ...a, 'node_modules/any': { version: '2.1.0' } }, false, false],
    ['nothing', {}, false, false],
  ])('installed: %s', (_what, installed, withTests, enough) => {
    expect(isInstalled(wanted, installed, withTests)).toBe(enough);
  });

  test.each([
    ['v20.12.0', 'linux', 'x64', null],
    ['v20.19.2', 'linux', 'arm64', null],
    ['v20.11.1', 'linux', 'x64', /^Node 20\.12 or newer is needed, this is v20\.11\.1\.$/],
    ['v20.19.2', 'linux', 's390x', /^Node 22\.18 or newer/],
    ['v22.17.1', 'darwin', 'arm64', /^Node 22\.18 or newer/],
    ['v22.18.0', 'darwin', 'arm64', null],
  ] as const)('Node %s on %s %s', (version, platform, arch, line) => {
    const check = (): void => checkNode(version, platform, arch);
    if (line) expect(check).toThrow(line);
    else expect(check).not.toThrow();
  });

  test('what was built says at once that a Node is too old', () => {
    expect(() => refuseOldNode('v20.20.2')).toThrow(/^Node 22\.18 or newer is needed, this is v20\.20\.2\./);
    expect(() => refuseOldNode('v22.18.0')).not.toThrow();
  });

  test('the needed Node is the one that package.json and the README name', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toBe(`>=${needed.join('.')}`);
    expect(readFileSync('README.md', 'utf8')).toContain(`Needs Node ${needed.join('.')} or newer`);
  });

  type Entry = Readonly<{ optionalDependencies?: Readonly<Record<string, string>> }>;

  /** What the lockfile names without an entry for it: npm 11 refuses to install from such a lockfile. */
  const unlisted = (packages: Readonly<Record<string, Entry>>): readonly string[] =>
    Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );

  test('the lockfile has an entry for every platform that a package names', () => {
    expect(unlisted(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)).toEqual([]);
  });
});

describe('tally', () => {
  const unit = (passed: number, failed: number, { broken = 0, skipped = 0, invocations = 1 } = {}) => ({
    numPendingTests: skipped,
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: broken,
    testResults: [
      {
        assertionResults: Array.from({ length: passed }, () => ({
          status: 'passed',
          fullName: 'a',
          invocations,
          duration: 20,
        })),
      },
    ],
  });
  const stories = (expected: number, unexpected: number, flaky = 0, suites: readonly object[] = []) =>
    ({ stats: { expected, unexpected, flaky, skipped: 0 }, suites }) as unknown as JSONReport;

  test.each([
    ['a step that passes', tally(0), [1, 0]],
    ['a step that fails', tally(2), [0, 1]],
    ['unit tests', tally(1, unit(3, 1)), [3, 1]],
    ['a test file that does not load', tally(1, unit(3, 0, { broken: 1 })), [3, 1]],
    ['unit tests that pass, and end badly', tally(1, unit(3, 0)), [3, 1]],
    ['unit tests of which none ran', tally(0, unit(0, 0)), [0, 1]],
    ['unit tests of which some pass at the second try', tally(0, unit(8, 0, { invocations: 2 })), [8, 0]],
    ['unit tests of which many pass at the second try', tally(0, unit(9, 0, { invocations: 2 })), [9, 1]],
    ['browser tests', tally(1, stories(5, 2)), [5, 2]],
    ['browser tests of which some pass at the second try', tally(0, stories(5, 0, 8)), [13, 0]],
    ['browser tests of which many pass at the second try', tally(0, stories(5, 0, 9)), [14, 1]],
    ['a server that does not start', tally(1, stories(0, 0)), [0, 1]],
  ])('%s', (_what, { passed, failed }, counts) => {
    expect([passed, failed]).toEqual(counts);
  });

  test('the closing line adds up', () => {
    expect(sum([tally(0), tally(1, unit(3, 1))]).line).toBe('4 passed, 1 failed');
    expect(sum([tally(0), tally(0, unit(3, 0, { skipped: 2 }))]).line).toBe('4 passed, 0 failed, 2 skipped');
  });

  test('the slowest tests of all reports come first', () => {
    const specs = [10, 30].map((duration) => ({
      file: 'x.spec.ts',
      title: `b ${duration}`,
      tests: [{ results: [{ duration }] }],
    }));
    const browser = stories(2, 0, 0, [{ specs: [], suites: [{ specs }] }]);
    expect(slowest([unit(1, 0), browser], 2)).toEqual([
      { name: 'x.spec.ts b 30', ms: 30 },
      { name: 'a', ms: 20 },
    ]);
  });
});

describe('inputs', () => {
  /** What no page and no server is made of; of the scripts only two programs are part of a build. */
  const aside = ['scripts', 'e2e', 'docs', 'deploy'];

  test('a change in any room that is built makes another build', () => {
    const ignored = readFileSync('.gitignore', 'utf8').split('\n');
    const built = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(`/${entry.name}/`))
      .map(({ name }) => name)
      .filter((room) => !aside.includes(room));
    expect(sources).toEqual(expect.arrayContaining(built));
  });
});

describe('words', () => {
  test('a step is told in one line, with the time of what is left to do', () => {
    expect(lineOf('pages')).toBe('Building the pages (about 30 s)');
    expect(lineOf('pictures', 0.75)).toBe('Making the pictures (about 195 s)');
  });
});
