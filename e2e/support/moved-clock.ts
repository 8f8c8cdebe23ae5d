import { globSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from './needs';

/** The library that moves the clock of one process, where Debian's packages lay it. */
const [library = ''] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');

export const needsFaketime = (): void => needs(['test', '-f', library], 'libfaketime is missing on this machine');

/**
 * A clock for a site of a test, which may be moved while that runs: its wall clock alone, as an operator or a dead battery
 * does it, and not the time since the machine was started.
 * @returns `settings` to start the site with; `move` it from now by so many seconds
 */
export async function movableClock() {
  const file = join(await mkdtemp(join(tmpdir(), 'clock-')), 'time');
  const move = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  move(0);
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  return { settings, move };
}
