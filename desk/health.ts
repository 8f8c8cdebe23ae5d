import { execFile } from 'node:child_process';
import { existsSync, statfsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { isWrong } from '@/build/check/warnings';
import { tryToWrite } from '@/server/http/health';
import { smtpFault } from '@/server/mail/transport/transport';
import { causeOf } from '@/server/platform/log';
import { deliveredFolder, strayFiles } from '@/server/storage/delivered';
import { dataPlace, NoDatabase } from '@/server/storage/open';
import { countsOf } from '@/server/storage/queries/counts';
import { isWhole } from '@/server/storage/sqlite/quick-check';
import { isPostgres } from '@/server/storage/tables';
import { waiting } from '@/server/submissions/retention/retain';
import { momentText } from '@/server/submissions/views/dates';
import { askSite, builtIn, lastChange } from './site';
import type { Surroundings } from './verb';

/** Whose health it is: the project's folder, its settings and its storage. */
export type Patient = Pick<Surroundings, 'words' | 'locale' | 'now' | 'folder' | 'settings' | 'withStorage'>;

/** What was found, in a line that says how to mend it where it is wrong. `note`: works as it is, but somebody should know. */
export type Finding = Readonly<{ state: 'ok' | 'note' | 'wrong'; text: string }>;

/** Looks at one thing, and never fails by itself. `isQuick`: without what takes a while. */
type Check = (desk: Patient, isQuick: boolean) => Promise<Finding>;

const ok = (text: string): Finding => ({ state: 'ok', text });
const note = (text: string): Finding => ({ state: 'note', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });

const program = 'scripts/content-check.ts';

/** What the check of content tells, a line each: what stops a build, and what should not be forgotten, as samples. */
type Told = Readonly<{ faults: readonly string[]; notes: readonly string[] }>;

/**
 * The faults and notes of the tables and words, as `npm run content:check` tells them.
 * @returns null where the site runs without its sources
 */
function contentTold({ folder, locale, settings }: Patient): Promise<Told | null> {
  if (!existsSync(join(folder, program))) return Promise.resolve(null);
  return new Promise((resolve) => {
    const env = { ...process.env, SITE_URL: settings().siteUrl };
    const line = ['--import', 'tsx', program, '--lang', locale];
    execFile(process.execPath, line, { cwd: folder, env }, (error, out, told) => {
      const lines = told.split('\n').filter((line) => line.trim());
      const notes = [...out.matchAll(/^content: (?:note|uwaga): (.*)$/gm)].map(([, note = '']) => note);
      resolve({ faults: error ? (lines.length > 0 ? lines : [error.message]) : [], notes });
    });
  });
}

/** What the check says of a part that is still as it came, before it names each value. */
const sampled = /^(?:jeszcze z przykładu|still sample), ([^:]+):/;

const MiB = 1024 * 1024;
const GB = 1_000_000_000;
const minute = 60_000;

/** Where this command reads and writes: another installation has other folders. */
const folders: Check = async ({ words, folder, settings }) => {
  const set = settings();
  const file = resolve(folder, '.env');
  const facts = { data: dataPlace(set), content: resolve(set.contentFolder), settings: file };
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  return mode & 0o007 ? note(words('studio.doctor.folders.open', facts)) : ok(words('studio.doctor.folders.ok', facts));
};

/** Opened and written to, as a form would, and read through unless it is to be quick: with its photos it may be large. */
const database: Check = ({ words, now, withStorage }, isQuick) =>
  withStorage(async (storage) => {
    await tryToWrite(storage, now);
    return isQuick || (await isWhole(storage))
      ? ok(words('studio.doctor.database.ok'))
      : wrong(words('studio.doctor.database.damaged', { code: 'quick_check' }));
  }).catch((error: unknown) => {
    if (error instanceof NoDatabase) return wrong(words('studio.doctor.database.absent', { data: error.place }));
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
    return ok(words('studio.doctor.disk.ok', { free: Math.floor(free / GB) }));
  } catch {
    return wrong(words('studio.doctor.disk.none', { folder: dataFolder }));
  }
};

/** Files for buyers: one without its order takes room until the night, one that is gone cannot be downloaded. */
const files: Check = ({ words, settings, withStorage }) =>
  withStorage(async (storage) => {
    const folder = deliveredFolder(settings().dataFolder);
    const { strays, lost } = await strayFiles(storage, folder);
    if (lost.length > 0)
      return wrong(words('studio.doctor.files.lost', { folder, n: lost.length, names: lost.join(', ') }));
    if (strays.length > 0)
      return note(words('studio.doctor.files.strays', { folder, n: strays.length, names: strays.join(', ') }));
    return ok(words('studio.doctor.files.ok'));
  }).catch(() => note(words('studio.doctor.files.unknown')));

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

const content: Check = async (desk) => {
  const { words, locale } = desk;
  const told = await contentTold(desk);
  if (told === null) return note(words('studio.doctor.content.none'));
  const { faults, notes } = told;
  if (faults.length > 0)
    return wrong(words('studio.doctor.content.wrong', { n: faults.length, first: faults[0] ?? '' }));
  if (notes.length === 0) return ok(words('studio.doctor.content.ok'));
  // a site that anybody can open must say who sells
  const bad = notes.find((each) => each.startsWith(isWrong[locale]));
  const what = notes.flatMap((each) => sampled.exec(each)?.[1] ?? []).join(', ');
  const samples = what ? words('studio.doctor.content.stillSamples', { what }) : '';
  const first = bad ? `${bad}.` : samples || `${notes[0]}.`;
  return (bad ? wrong : note)(words('studio.doctor.content.samples', { n: notes.length, first }));
};

/** Whether the site shows what was changed last. */
const published: Check = async ({ words, folder, locale, settings }) => {
  const built = builtIn(folder);
  if (!built) return wrong(words('studio.doctor.published.none'));
  const at = momentText(built.at, locale);
  if (built.newestFailed) return wrong(words('studio.doctor.published.failed', { at }));
  const newest = lastChange(folder, settings(), built.at);
  if (newest)
    return note(
      words('studio.doctor.published.newer', { file: newest.path, changed: momentText(newest.at, locale), at }),
    );
  return ok(words('studio.doctor.published.ok', { at }));
};

/** Whether visitors get the site that was built last, with links to the address that they use. */
const site: Check = async ({ words, folder, settings }) => {
  const { port, siteUrl: now } = settings();
  const built = builtIn(folder);
  // links of a site that was built without an address lead to the usual one
  const linked = built?.siteUrl ?? `http://localhost:${port}`;
  if (built && linked !== now) return wrong(words('studio.doctor.site.address', { built: linked, now }));
  const { address, build } = await askSite(settings());
  if (build === null) return wrong(words('studio.doctor.site.silent', { address }));
  if (build === undefined) return wrong(words('studio.doctor.site.other', { address }));
  if (built && build !== built.id) return wrong(words('studio.doctor.site.before', { address }));
  return ok(words('studio.doctor.site.ok', { address }));
};

/** The clock of this machine beside what must be earlier, beside the database's own, and beside what it lets be erased. */
const clock: Check = async ({ words, now, folder, withStorage, locale }) => {
  const text = (at: number) => momentText(at, locale);
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
  const before = Math.max(builtIn(folder)?.at ?? 0, latest);
  const facts = { now: text(now), before: text(before) };
  if (now + 5 * minute < before) return wrong(words('studio.doctor.clock.slow', facts));
  const n = await withStorage((storage) => waiting(storage, now)).catch(() => 0);
  return n > 0
    ? note(words('studio.doctor.clock.waiting', { ...facts, n }))
    : ok(words('studio.doctor.clock.ok', facts));
};

/** What the doctor looks at, in this order. */
const checks = { folders, database, disk, files, mail, letters, content, published, site, clock };

type Name = keyof typeof checks;
export type Named = Finding & Readonly<{ name: Name }>;

/** Those that start no program, and ask no other machine. */
const quickChecks: readonly Name[] = ['database', 'disk', 'files', 'letters', 'clock'];

/** @param isQuick only what takes no while */
export async function findingsOf(desk: Patient, isQuick = false): Promise<readonly Named[]> {
  const findings: Named[] = [];
  for (const name of isQuick ? quickChecks : (Object.keys(checks) as Name[]))
    findings.push({ name, ...(await checks[name](desk, isQuick)) });
  return findings;
}
