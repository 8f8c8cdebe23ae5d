import { readFileSync } from 'node:fs';
import { needed, refuseOldNode } from '@/server/platform/node-version.mjs';
import type { Machine } from './lock.mjs';
import { checkNode } from './node.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const x64 = { os: 'linux', cpu: 'x64' };

test.each<[string, string, Machine, RegExp | null]>([
  ['brings its own', 'v20.12.0', { ...x64, libc: 'glibc' }, null],
  ['brings its own', 'v20.19.2', { os: 'linux', cpu: 'arm64', libc: 'glibc' }, null],
  [
    'too old even for that',
    'v20.11.1',
    { ...x64, libc: 'glibc' },
    /^Node 20\.12 or newer is needed, this is v20\.11\.1\.$/,
  ],
  ['too old even for that', 'v18.20.0', { ...x64, libc: 'glibc' }, /^Node 20\.12/],
  [
    'brings none',
    'v20.19.2',
    { ...x64, libc: 'musl' },
    /^Node 22\.18 or newer is needed, this is v20\.19\.2 \(on Linux/,
  ],
  ['brings none', 'v20.19.2', { os: 'linux', cpu: 's390x', libc: 'glibc' }, /^Node 22\.18/],
  ['brings none', 'v22.17.1', { os: 'darwin', cpu: 'arm64' }, /^Node 22\.18/],
  ['brings none, and needs none', 'v22.18.0', { os: 'darwin', cpu: 'arm64' }, null],
  ['brings none, and needs none', 'v24.1.0', { ...x64, libc: 'musl' }, null],
])('told at once where the machine’s Node is too old: %s, %s on %j', (_what, version, here, line) => {
  const check = (): void => checkNode(lock, version, here);
  if (line) expect(check).toThrow(line);
  else expect(check).not.toThrow();
});

test('what was built says at once that a Node is too old, and does not end without a word', () => {
  expect(() => refuseOldNode('v20.20.2')).toThrow(/^Node 22\.18 or newer is needed, this is v20\.20\.2\./);
  expect(() => refuseOldNode('v22.18.0')).not.toThrow();
});

test('the needed Node is the one that package.json and the README name', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe(`>=${needed.join('.')}`);
  expect(readFileSync('README.md', 'utf8')).toContain(`Needs Node ${needed.join('.')} or newer`);
});
