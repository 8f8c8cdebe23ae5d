import { readFileSync } from 'node:fs';
import { absent, absentFrom, completed } from './lock.mjs';

const here = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/any': { version: '2.0.0', optional: true },
    'node_modules/here': { version: '3.0.0', optional: true, os: ['linux'], cpu: 'x64', libc: ['glibc'] },
    'node_modules/musl': { version: '3.0.0', optional: true, os: ['linux'], cpu: 'x64', libc: ['musl'] },
    'node_modules/mac': { version: '3.0.0', optional: true, os: 'darwin' },
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
])('installed: %s', (_what, packages, absent) => {
  expect(absentFrom(lock, { packages }, here)).toEqual(absent);
});

test('installed: no record of npm at all', () => {
  expect(absentFrom(lock, {}, here)).toEqual(['node_modules/a', 'node_modules/here']);
});

const partial = {
  packages: {
    '': {},
    'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies: { '@tool/linux-x64-musl': '1.0.0' } },
    'node_modules/zebra': { version: '3.0.0' },
  },
};

test('a package for another platform gets the entry that npm would have written', () => {
  expect(absent(partial)).toMatchObject([{ name: '@tool/linux-x64-musl', version: '1.0.0' }]);
  const { packages } = completed(partial);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/@tool/linux-x64-musl',
    'node_modules/tool',
    'node_modules/zebra',
  ]);
  expect(packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
});

test('npm ci accepts the lockfile: it has every platform (node scripts/complete-lock.mjs)', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(absent(lock).map(({ name }) => name)).toEqual([]);
});
