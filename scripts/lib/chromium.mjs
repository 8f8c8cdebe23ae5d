import { existsSync } from 'node:fs';
import { must } from './run.mjs';

const aptGet = '/usr/bin/apt-get';
const packages = ['chromium', 'fonts-liberation'];

/** Makes sure of a Chromium for the browser tests: CHROMIUM, Debian's, or one that apt installs where it may. */
export async function chromium() {
  const path = process.env.CHROMIUM || '/usr/bin/chromium';
  if (existsSync(path)) return;
  if (process.env.CHROMIUM || !existsSync(aptGet) || process.getuid?.() !== 0)
    throw new Error(`The browser tests need Chromium at ${path}: install it, or name another in CHROMIUM.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await must('apt-get update', aptGet, ['update', '-q'], { env });
  await must('apt-get install', aptGet, ['install', '-q', '-y', '--no-install-recommends', ...packages], { env });
}
