import { readFileSync } from 'node:fs';
import { absentFrom } from './lock.mjs';

const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/any': { version: '2.0.0', optional: true },
    'node_modules/here': { version: '3.0.0', optional: true, os: ['linux'], cpu: 'x64', libc: ['glibc'] },
    'node_modules/musl': { version: '3.0.0', optional: true, os: ['linux'], cpu: 'x64', libc: ['musl'] },
    'node_modules/mac': { version: '3.0.0', optional: true, os: 'darwin' },
    'node_modules/test': { version: '4.0.0', dev: true },
    'node_modules/test-here': { version: '4.0.0', dev: true, optional: true, os: 'linux' },
  },
};
const [a, made] = [{ 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/here': { version: '3.0.0' } }];

test.each([
  ['all of it', { ...a, ...made, 'node_modules/any': { version: '2.0.0' } }, []],
  ['all but what serves another platform, or none by name', { ...a, ...made }, []],
  ['all but what is made for this machine', a, ['node_modules/here']],
  ['another version', { ...made, 'node_modules/a': { version: '1.0.1' } }, ['node_modules/a']],
  [
    'another version of what may be absent',
    { ...a, ...made, 'node_modules/any': { version: '2.1.0' } },
    ['node_modules/any'],
  ],
  ['nothing', {}, ['node_modules/a', 'node_modules/here']],
  [
    'another version of what only tests need',
    { ...a, ...made, 'node_modules/test': { version: '4.0.1' } },
    ['node_modules/test'],
  ],
])('installed: %s', (_what, packages, absent) => {
  expect(absentFrom(lock, { packages }, here, false)).toEqual(absent);
});

test('installed: what the tests need is asked for with the tests alone', () => {
  const tests = ['node_modules/test', 'node_modules/test-here'];
  expect(absentFrom(lock, { packages: { ...a, ...made } }, here, true)).toEqual(tests);
});

test('installed: no record of npm at all', () => {
  expect(absentFrom(lock, {}, here, false)).toEqual(['node_modules/a', 'node_modules/here']);
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
