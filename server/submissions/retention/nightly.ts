import { environment } from '../../platform/environment';
import { limits } from '../../platform/limits';
import { dayInWarsaw } from '../../platform/warsaw';
import { sweepDesk } from '../../storage/desk-folder';
import type { Effects } from '../../storage/effects';
import { scrub } from '../../storage/sqlite/scrub';
import { type Erased, retain } from './retain';

const hour = 60 * 60 * 1000;

/** The night that a moment belongs to. */
const nightOf = (at: number): string => dayInWarsaw(at - limits.retention.nightHour * hour);

/**
 * Retention once a night, and once at the start: a machine that sleeps at night keeps nothing for longer. What was erased
 * is told first; a log of SQLite's that is in use then is emptied the next night.
 */
export function nightly(): (effects: Pick<Effects, 'storage' | 'now' | 'log'>) => Promise<void> {
  let done: string | null = null;
  return async ({ storage, now, log }) => {
    const night = nightOf(now());
    if (night === done) return;
    const opened = await storage();
    const erased: Erased = await retain(opened, now());
    done = night;
    sweepDesk(environment().dataFolder, now());
    for (const [kind, count] of Object.entries(erased)) if (count > 0) log({ event: 'erased', kind, count });
    if (!(await scrub(opened))) log({ event: 'failed', kind: 'scrub', cause: 'SQLITE_BUSY' });
  };
}
