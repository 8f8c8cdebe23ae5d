import { environment } from '../../platform/environment';
import { limits } from '../../platform/limits';
import { dayInWarsaw } from '../../platform/warsaw';
import { sweepDesk } from '../../storage/desk-folder';
import type { Effects } from '../../storage/effects';
import { clockDoubt, keepMoment } from '../../storage/queries/clock';
import { scrub } from '../../storage/sqlite/scrub';
import { type Erased, overdue, retain } from './retain';

const hour = 60 * 60 * 1000;

/** The night that a moment belongs to. */
const nightOf = (at: number): string => dayInWarsaw(at - limits.retention.nightHour * hour);

/**
 * Retention once a night, and once at the start: a machine that sleeps at night keeps nothing for longer. What was erased
 * is told first; a log of SQLite's that is in use then is emptied the next night. Where the clock is not believed nothing
 * is erased, and the log says so every night.
 */
export function nightly(): (effects: Pick<Effects, 'storage' | 'now' | 'log'>) => Promise<void> {
  let done: string | null = null;
  return async ({ storage, now, log }) => {
    const at = now();
    const night = nightOf(at);
    if (night === done) return;
    const opened = await storage();
    const doubt = await clockDoubt(opened, at);
    if (doubt) {
      done = night;
      return log({ event: 'kept', kind: 'clock', cause: doubt.direction, count: doubt.days });
    }
    const erased: Erased = await retain(opened, at);
    await keepMoment(opened, at);
    done = night;
    sweepDesk(environment().dataFolder, at);
    for (const [kind, count] of Object.entries(erased)) if (count > 0) log({ event: 'erased', kind, count });
    const late = await overdue(opened, at);
    if (late > 0) log({ event: 'kept', kind: 'unread', count: late });
    if (!(await scrub(opened))) log({ event: 'failed', kind: 'scrub', cause: 'SQLITE_BUSY' });
  };
}
