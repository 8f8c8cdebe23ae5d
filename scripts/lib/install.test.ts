import { readFileSync } from 'node:fs';
import { needed, refuseOldNode } from '@/server/platform/node-version.mjs';
import { checkNode, isInstalled } from './install.mjs';

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
