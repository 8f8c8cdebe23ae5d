import { spawnSync } from 'node:child_process';
import { test } from './test';

/**
 * Skips the tests of this file or group, with a reason, if this machine cannot run the command. In CI they fail
 * instead.
 */
export function needs([command = '', ...args]: readonly string[], why: string): void {
  test.beforeEach(() => {
    if (process.env.CI || spawnSync(command, args, { stdio: 'ignore' }).status === 0) return;
    console.warn(`skipped: ${test.info().title}: ${why}`);
    test.skip(true, why);
  });
}
