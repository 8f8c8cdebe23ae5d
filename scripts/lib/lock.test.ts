import { readFileSync } from 'node:fs';
import { absent, agrees, completed } from './lock.mjs';

const lock = {
  packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } },
};

test.each([
  ['all of it', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }, true],
  ['all but what serves another platform', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['nothing', {}, false],
])('installed: %s', (_what, packages, agreed) => {
  expect(agrees(lock, { packages })).toBe(agreed);
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
