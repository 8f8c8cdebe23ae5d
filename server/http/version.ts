import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { singleton } from '../platform/process-singleton';

/** Which site this process serves: the project's number, and what Next has named the build. */
export type Version = Readonly<{ version: string; build: string | null }>;

function read(folder: string): Version {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const build = join(folder, '.next/BUILD_ID');
  return { version, build: existsSync(build) ? readFileSync(build, 'utf8').trim() : null };
}

/** Read once: what lies on the disk later may be the next version. */
export const versionOf = (folder: string = process.cwd()): Version => singleton('version', () => read(folder));

export const answerVersion = (): Response => Response.json(versionOf(), { headers: { 'Cache-Control': 'no-store' } });
