import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
const path = (name: string): string => join(folder, name);
const npm = (...args: string[]): string =>
  execFileSync('npm', [...args, '--offline', '--silent'], { cwd: folder, encoding: 'utf8' });
const file = (name: string): string => pathToFileURL(resolve(`scripts/lib/${name}.mjs`)).href;

/** Which of npm's commands the installer runs, or why it stops; by itself in the folder. */
function install(withTests: boolean, settings: object = {}): string {
  const script = `
    import { install } from '${file('install')}';
    const show = (step, work) => (console.log(step), work({ log: 'npm.log' }));
    await install({ withTests: ${withTests}, show }).catch((error) => console.log(error.message));`;
  const env = { ...process.env, npm_config_offline: 'true', ...settings };
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env }).stdout.trim();
}

const [os, cpu] = [process.platform, process.arch];
/** A package as the registry would serve it. */
function pack(name: string, more: object = {}): string {
  mkdirSync(path(`src/${name}/bin`), { recursive: true });
  const scripts = { install: 'touch ran' };
  writeFileSync(path(`src/${name}/package.json`), JSON.stringify({ name, version: '1.0.0', scripts, ...more }));
  writeFileSync(path(`src/${name}/bin/node`), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
  return `file:${npm('pack', `./src/${name}`).trim()}`;
}

beforeAll(() => {
  const dependencies = { a: pack('a'), b: pack('b') };
  const devDependencies = { tester: pack('tester') };
  const optionalDependencies = { 'node-here': pack('node-here', { os, cpu, bin: { node: 'bin/node' } }) };
  const lists = { dependencies, devDependencies, optionalDependencies };
  writeFileSync(path('package.json'), JSON.stringify({ name: 'whole', version: '1.0.0', ...lists }));
  npm('install', '--package-lock-only');
});
afterAll(() => rmSync(folder, { recursive: true }));

const remove = (name: string) => (): void => rmSync(path(`node_modules/${name}`), { recursive: true });
const nothing = (): void => undefined;
const installing = 'packages';
const always = ['a', 'b', '.bin/node'];
const isThere = (name: string): boolean => existsSync(path(`node_modules/${name}`));
/** A new one has been laid there where it is another. */
const fileOf = (name: string): number => statSync(path(`node_modules/${name}/package.json`)).ino;

// each finds what the one before has left
test.each<[what: string, harm: () => void, told: string]>([
  ['nothing is there', nothing, installing],
  ['all is there', nothing, ''],
  ['a package is missing', remove('a'), installing],
  ['a package of this machine is missing', remove('node-here'), installing],
  ['an installation was broken off', () => ['.package-lock.json', 'a'].map((name) => remove(name)()), installing],
  ['npm has not linked the Node', remove('.bin/node'), ''],
])('packages: %s', (_what, harm, told) => {
  harm();
  expect(install(false)).toBe(told);
  expect(always.filter(isThere)).toEqual(always);
  expect(isThere('tester')).toBe(false);
  expect(install(false)).toBe('');
});

test('packages: those of the tests come to the others, which stay as they are', () => {
  const before = always.slice(0, 2).map(fileOf);
  expect(install(true)).toBe(installing);
  expect(isThere('tester')).toBe(true);
  expect(always.slice(0, 2).map(fileOf)).toEqual(before);
  expect(install(true)).toBe('');
});

test('packages: a start leaves those of the tests where they are', () => {
  expect(install(false)).toBe('');
  remove('b')();
  expect(install(false)).toBe(installing);
  expect([...always, 'tester'].filter(isThere)).toEqual([...always, 'tester']);
});

test('packages: all are made anew where an addition was broken off', () => {
  const before = always.slice(0, 2).map(fileOf);
  remove('tester')();
  const killed = `${path('bin')}:${process.env.PATH}`;
  mkdirSync(path('bin'));
  writeFileSync(path('bin/npm'), '#!/bin/sh\nkill -9 $PPID\n', { mode: 0o755 });
  expect(install(true, { PATH: killed })).toBe(installing);
  expect(install(true)).toBe(installing);
  expect(always.slice(0, 2).map(fileOf)).not.toEqual(before);
  expect(install(true)).toBe('');
});

test('packages: no script of theirs has run', () => {
  expect(['a', 'tester'].filter((name) => isThere(`${name}/ran`))).toEqual([]);
});

test('packages: what npm leaves out for this machine is told', () => {
  remove('')();
  const told = 'npm has left out packages that this machine needs: node-here.';
  expect(install(true, { npm_config_omit: 'optional' })).toBe(`${installing}\n${told}`);
});
