import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} signal 0 asks only
 */
function ended(pid, signal) {
  try {
    process.kill(pid, signal);
    return false;
  } catch {
    return true;
  }
}

/** Stops the Postgres of this run, if one was started. */
export default async function teardown() {
  const folder = process.env.TEST_RUN_FOLDER;
  if (!folder) return;
  const pidFile = join(folder, 'server/data/postmaster.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
  for (let tries = 0; pid && ended(pid, tries === 0 ? 'SIGQUIT' : 0) === false && tries < 100; tries += 1)
    await sleep(50);
  rmSync(folder, { recursive: true, force: true });
}
