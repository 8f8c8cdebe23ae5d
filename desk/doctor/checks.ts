import { execFile } from 'node:child_process';
import { existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Locale } from '@/i18n/locales';
import { countsOf } from '@/server/http/health/counts';
import { tryToWrite } from '@/server/http/health/writes';
import { smtpFault } from '@/server/mail/transport/transport';
import { causeOf } from '@/server/platform/log';
import { keptAside } from '@/server/storage/backup/aside';
import { isPostgres } from '@/server/storage/dialect';
import { clockDoubt } from '@/server/storage/queries/clock';
import type { Surroundings } from '../verb';

/** `note`: works as it is, but somebody should know. */
export type FindingState = 'ok' | 'note' | 'wrong';

/** What was found, in a line that says how to mend it where it is wrong. */
export type Finding = Readonly<{ state: FindingState; text: string }>;

/** Looks at one thing, and never fails by itself. */
export type Check = (desk: Surroundings) => Promise<Finding>;

const ok = (text: string): Finding => ({ state: 'ok', text });
const note = (text: string): Finding => ({ state: 'note', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });

const program = 'scripts/content-check.ts';

/** When the site was built: no clock may be earlier. 0: it is not known. */
const builtAt = (folder: string): number =>
  statSync(join(folder, '.site/current'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * The faults of the tables and words, a line each, as `npm run content:check` tells them.
 * @returns null where the site runs without its sources
 */
function contentFaults(folder: string, locale: Locale): Promise<readonly string[] | null> {
  if (!existsSync(join(folder, program))) return Promise.resolve(null);
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, '--lang', locale], { cwd: folder }, (error, _, told) => {
      const lines = told.split('\n').filter((line) => line.trim());
      resolve(error ? (lines.length > 0 ? lines : [error.message]) : []);
    });
  });
}

const MiB = 1024 * 1024;
const minute = 60_000;

/** Opened and written to, as a form would; and what a restoration put aside, which nothing else brings back to mind. */
const database: Check = ({ words, now, withStorage, settings }) =>
  withStorage(async (storage) => {
    await tryToWrite(storage, now, 0);
    const fine = words('studio.doctor.database.ok');
    const aside = keptAside(settings().dataFolder);
    return aside.length === 0 ? ok(fine) : note(`${fine} ${words('studio.backup.aside', { aside: aside.join(', ') })}`);
  }).catch((error: unknown) => {
    const code = causeOf(error);
    const isDamaged = /^SQLITE_(NOTADB|CORRUPT|EMPTY)|^ENOENT$/.test(code);
    const isLocked = /^SQLITE_(READONLY|CANTOPEN|PERM)|^EACCES$/.test(code);
    const kind = isDamaged ? 'damaged' : isLocked ? 'locked' : 'closed';
    return wrong(words(`studio.doctor.database.${kind}`, { code }));
  });

const disk: Check = async ({ words, settings }) => {
  const { dataFolder, limits } = settings();
  try {
    const { bavail, bsize } = statfsSync(dataFolder);
    const free = bavail * bsize;
    const facts = { free: Math.floor(free / MiB), folder: dataFolder };
    if (free < limits.disk.writesBelow) return wrong(words('studio.doctor.disk.full', facts));
    if (free < limits.disk.photosBelow) return wrong(words('studio.doctor.disk.noPhotos', facts));
    return ok(words('studio.doctor.disk.ok', facts));
  } catch {
    return wrong(words('studio.doctor.disk.none', { folder: dataFolder }));
  }
};

const mail: Check = async ({ words, settings }) => {
  const { mail: set } = settings();
  if (!set) return note(words('studio.doctor.mail.none'));
  const { hostname: host } = new URL(set.url);
  const code = await smtpFault(set.url);
  if (code === null) return ok(words('studio.doctor.mail.ok', { host }));
  const kind = /^(5\d\d|EAUTH)$/.test(code) ? 'login' : code === 'EDNS' ? 'host' : 'silent';
  return wrong(words(`studio.doctor.mail.${kind}`, { host, code }));
};

const letters: Check = ({ words, withStorage }) =>
  withStorage(async (storage) => {
    const { outbox, quarantined } = await countsOf(storage);
    if (outbox.parked > 0) return wrong(words('studio.doctor.letters.parked', { n: outbox.parked }));
    if (quarantined > 0) return note(words('studio.doctor.letters.held', { n: quarantined }));
    return ok(words('studio.doctor.letters.ok', { n: outbox.waiting + outbox.leased }));
  }).catch(() => wrong(words('studio.doctor.letters.unknown')));

const content: Check = async ({ words, folder, locale }) => {
  const faults = await contentFaults(folder, locale);
  if (faults === null) return note(words('studio.doctor.content.none'));
  if (faults.length === 0) return ok(words('studio.doctor.content.ok'));
  return wrong(words('studio.doctor.content.wrong', { n: faults.length, first: faults[0] ?? '' }));
};

/** The clock of this machine beside the last moment seen, beside what must be earlier, and beside the database's own. */
const clock: Check = async ({ words, now, folder, withStorage, locale }) => {
  const text = (at: number) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const doubt = await withStorage((storage) => clockDoubt(storage, now)).catch(() => null);
  if (doubt) return wrong(words('studio.doctor.clock.doubted', { now: text(now), seen: text(doubt.seen) }));
  const latest = await withStorage(async (storage) => {
    const newest = await storage
      .selectFrom('submissions')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .executeTakeFirstOrThrow();
    if (!isPostgres(storage)) return newest.at ?? 0;
    const { rows } = await sql<{ at: number }>`select (extract(epoch from now()) * 1000)::bigint as at`.execute(
      storage,
    );
    return Math.max(newest.at ?? 0, rows[0]?.at ?? 0);
  }).catch(() => 0);
  const before = Math.max(builtAt(folder), latest);
  const facts = { now: text(now), before: text(before) };
  return now + 5 * minute < before
    ? wrong(words('studio.doctor.clock.slow', facts))
    : ok(words('studio.doctor.clock.ok', facts));
};

/** What the doctor looks at, in this order. */
export const checks = { database, disk, mail, letters, content, clock } satisfies Record<string, Check>;
