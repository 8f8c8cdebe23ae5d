import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singleton } from '../platform/process-singleton';
import { siteTable } from './site';

/** The site that this process serves: the project's version, and the id of the build. */
export type Version = Readonly<{ version: string; build: string | null }>;

function read(folder: string): Version {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const { id = null } = siteTable(folder) ?? {};
  return { version, build: id };
}

/** Read once, because later the disk may already have the next version. */
export const versionOf = (folder: string = process.cwd()): Version => singleton('version', () => read(folder));

export const answerVersion = (): Response => Response.json(versionOf(), { headers: { 'Cache-Control': 'no-store' } });
