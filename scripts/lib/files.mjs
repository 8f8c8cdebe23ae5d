import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {string} path @returns null where there is no such file */
export const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** By a rename, so that nobody reads half of it. @param {string} path @param {unknown} value */
export function writeJson(path, value) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.unfinished`, JSON.stringify(value));
  renameSync(`${path}.unfinished`, path);
}

/** By a hard link; where that is impossible, by a copy. An existing file stays. @param {string} from @param {string} to */
export function linkFile(from, to) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
