import { existsSync } from 'node:fs';
import { must } from './run.mjs';

const aptGet = '/usr/bin/apt-get';

/** Whether packages may be installed here: root on Debian. */
export const mayInstall = () => existsSync(aptGet) && process.getuid?.() === 0;

/** @param {readonly string[]} packages */
export async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await must('apt-get update', aptGet, ['update', '-q'], { env });
  await must('apt-get install', aptGet, ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
}
