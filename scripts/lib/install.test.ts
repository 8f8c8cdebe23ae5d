import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
const path = (name: string): string => join(folder, name);
const npm = (...args: string[]): string =>
  execFileSync('npm', [...args, '--offline', '--silent'], { cwd: folder, encoding: 'utf8' });
const installer = pathToFileURL(resolve('scripts/lib/install.mjs')).href;

/** What the installer of the start says, run by itself in the folder. */
function install(settings: object = {}): string {
  const script = `import { install } from '${installer}'; await install().catch((error) => console.log(error.message));`;
  const env = { ...process.env, npm_config_offline: 'true', ...settings };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return stdout.replace(/\n\nadded .*/, '').trim();
}

const [os, cpu] = [process.platform, process.arch];
/** A package as the registry would serve it. */
function pack(name: string, more: object = {}): string {
  mkdirSync(path(`src/${name}/bin`), { recursive: true });
  writeFileSync(path(`src/${name}/package.json`), JSON.stringify({ name, version: '1.0.0', ...more }));
  writeFileSync(path(`src/${name}/index.js`), 'export default 1;\n');
  writeFileSync(path(`src/${name}/bin/node`), '#!/bin/sh\necho v24.0.0\n', { mode: 0o755 });
  return `file:${npm('pack', `./src/${name}`).trim()}`;
}

beforeAll(() => {
  const dependencies = { a: pack('a'), b: pack('b') };
  const optionalDependencies = { 'node-here': pack('node-here', { os, cpu, bin: { node: 'bin/node' } }) };
  writeFileSync(
    path('package.json'),
    JSON.stringify({ name: 'whole', version: '1.0.0', dependencies, optionalDependencies }),
  );
  npm('install', '--package-lock-only');
});
afterAll(() => rmSync(folder, { recursive: true }));

const remove = (name: string) => (): void => rmSync(path(name), { recursive: true });
const stamp = 'node_modules/.installed-for';
const damaged = (names: string): string => `node_modules is damaged (${names}), so it is made anew`;
const installing = 'Installing the packages of package-lock.json';

test.each<[what: string, harm: () => void, told: string]>([
  ['nothing is there', () => undefined, installing],
  ['all is there', () => undefined, ''],
  ['a file is missing', remove('node_modules/a/index.js'), damaged('a')],
  ['a file is cut short', () => writeFileSync(path('node_modules/b/index.js'), ''), damaged('b')],
  ['a package is missing', remove('node_modules/a'), damaged('a')],
  ['a package of this machine is missing', remove('node_modules/node-here'), damaged('node-here')],
  ['the commands are missing', remove('node_modules/.bin'), damaged('.bin')],
  ['a package keeps something of its own', () => writeFileSync(path('node_modules/a/kept'), '1'), ''],
  [
    'an installation was broken off',
    () => [stamp, 'node_modules/.package-lock.json', 'node_modules/a'].map((name) => remove(name)()),
    installing,
  ],
  ['npm has installed it, all of it', remove(stamp), ''],
  [
    'npm has installed it, and a package went',
    () => [stamp, 'node_modules/b'].map((name) => remove(name)()),
    installing,
  ],
  ['npm has not linked the Node', () => [stamp, 'node_modules/.bin/node'].map((name) => remove(name)()), ''],
])('packages: %s', (_what, harm, told) => {
  harm();
  expect(install()).toBe(told);
  for (const name of ['a/index.js', 'b/index.js', '.bin/node'])
    expect(readFileSync(path(`node_modules/${name}`), 'utf8')).not.toBe('');
  expect(install()).toBe('');
});

test('packages: what npm leaves out for this machine is told', () => {
  rmSync(path('node_modules'), { recursive: true });
  expect(install({ npm_config_omit: 'optional' })).toContain(
    'npm has left out packages that this machine needs: node-here.',
  );
  expect(existsSync(path(stamp))).toBe(false);
});
