import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environmentVariables } from './settings.mjs';

/** All that a build is made of. Pictures count through the tables in `generated`, which carry their hashes. */
export const sources = [
  'app',
  'build',
  'components',
  'content',
  'desk',
  'domain',
  'generated',
  'i18n',
  'messages',
  'public',
  'scripts/compile.mjs',
  'server',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const ignored = new Set(['content/images', 'content/ids.json', 'generated/looks-cache.json', 'generated/pictures']);
/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (ignored.has(path) || isTest(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

const settings = () =>
  Object.entries(environmentVariables())
    .filter(([name]) => name === 'SITE_URL' || name.startsWith('NEXT_PUBLIC_'))
    .sort()
    .map(([name, value]) => `${name}=${value}`);

/** The same hash, the same site. */
export function inputsHash() {
  const hash = createHash('sha256').update(settings().join('\n'));
  for (const path of sources.flatMap(filesUnder)) hash.update(`\n${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}
