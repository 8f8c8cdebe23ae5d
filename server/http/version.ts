import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteTable } from './site';

/** The project's version, and the id of the build. */
type Version = Readonly<{ version: string; build: string | null }>;

function read(folder: string): Version {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { version, build: siteTable(folder)?.id ?? null };
}

let known: Version | undefined;

/** Read once, because later the disk may already have the next version. */
export function versionOf(folder: string = process.cwd()): Version {
  known ??= read(folder);
  return known;
}

export const answerVersion = (): Response => Response.json(versionOf(), { headers: { 'Cache-Control': 'no-store' } });
