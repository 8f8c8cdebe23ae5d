import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/i18n/locales';

const program = 'scripts/content-check.ts';

/** When the site was built: no clock may be earlier. 0: it is not known. */
export const builtAt = (folder: string): number =>
  statSync(join(folder, '.site/current'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * The faults of the tables and words, a line each, as `npm run content:check` tells them.
 * @returns null where the site runs without its sources
 */
export function contentFaults(folder: string, locale: Locale): Promise<readonly string[] | null> {
  if (!existsSync(join(folder, program))) return Promise.resolve(null);
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, '--lang', locale], { cwd: folder }, (error, _, told) => {
      const lines = told.split('\n').filter((line) => line.trim());
      resolve(error ? (lines.length > 0 ? lines : [error.message]) : []);
    });
  });
}
