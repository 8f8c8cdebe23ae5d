import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const requirements = 'docs/requirements';

type Texts = ReadonlyMap<string, string>;

const readAll = (paths: readonly string[]): Texts =>
  new Map(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')]));

export const readPages = (): Texts =>
  readAll(
    readdirSync(requirements)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => join(requirements, name)),
  );

export function readSources(): Texts {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' });
  const deleted = new Set(execFileSync('git', ['ls-files', '-d'], { encoding: 'utf8' }).split('\n'));
  const paths = listed.split('\n').filter((path) => /\.(tsx?|mjs|css|sh)$/.test(path) && !deleted.has(path));
  return readAll(paths.filter((path) => !path.startsWith('scripts/requirements/')));
}

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
