import { existsSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent, lineOfFault } from '@/build/check/check-content';
import { artist } from '@/content/artist';
import { tryToWrite } from '@/server/http/health';
import { siteTable } from '@/server/http/site';
import { isOfCertificate, smtpFault } from '@/server/mail/transport/transport';
import type { Environment } from '@/server/platform/environment';
import { causeOf } from '@/server/platform/log';
import { dayMs } from '@/server/platform/warsaw';
import { deliveredFolder, lostFiles } from '@/server/storage/delivered';
import { NoDatabase } from '@/server/storage/open';
import { unsentLetters } from '@/server/storage/queries/letters';
import { isWhole as isSound } from '@/server/storage/sqlite/quick-check';
import { dateText, momentText } from '@/server/submissions/views/dates';
import { lastCopyAt } from './copies';
import { withheldLetters } from './entry/links';
import { shownSite } from './publication';
import { askSite, lastChange } from './site';
import type { Surroundings } from './verb';
import { fileOf } from './works/checkout';
import { slipIn } from './works/slip';

export type HealthContext = Pick<Surroundings, 'words' | 'locale' | 'now' | 'folder' | 'withStorage'> &
  Readonly<{ settings: Environment }>;

/**
 * What was found, in the artist's words. `note`: works as it is, but somebody should know; `fix`: what whoever runs the machine does
 * about it; `to`: where at the desk it is mended.
 */
export type Finding = Readonly<{ state: 'ok' | 'note' | 'wrong'; text: string; fix?: string; to?: string }>;

/** Looks at one thing, and never fails by itself. */
type Check = (context: HealthContext, isWhole: boolean) => Promise<Finding>;

const ok = (text: string): Finding => ({ state: 'ok', text });
const note = (text: string, more: Partial<Finding> = {}): Finding => ({ state: 'note', text, ...more });
const wrong = (text: string, more: Partial<Finding> = {}): Finding => ({ state: 'wrong', text, ...more });

/** After how long a letter that is tried again and again, or a copy, is late. */
const [stuckMs, oldCopyMs] = [60 * 60_000, 30 * dayMs];

const letters: Check = ({ words, now, settings, withStorage }) =>
  withStorage(async (storage) => {
    const unsent = await unsentLetters(storage);
    const to = '/health#letters';
    if (!settings.mail) {
      const found = unsent.length > 0 ? wrong : note;
      const fix = 'Set SMTP_URL, MAIL_FROM and MAIL_TO in the file .env.';
      return found(words('studio.doctor.letters.noMail', { n: unsent.length }), { fix, to });
    }
    const n = unsent.filter(
      ({ state, attempts, created_at }) => state === 'parked' || (attempts > 0 && now - created_at > stuckMs),
    ).length;
    const fix = 'See the check of mail, and the desk: Health.';
    if (n > 0) return wrong(words('studio.doctor.letters.stuck', { n }), { fix, to });
    if ((await withheldLetters(storage, now)) > 0) return note(words('studio.doctor.letters.withheld'));
    return ok(words('studio.doctor.letters.ok', { n: unsent.length }));
  }).catch(() => wrong(words('studio.doctor.letters.unknown')));

/** Without a number nobody who has accepted an offer can pay, and buyers see the one that was published. */
const account: Check = ({ words, folder, settings, withStorage }) =>
  withStorage(async (storage) => {
    if (artist.bankAccount) return ok(words('studio.doctor.account.ok'));
    const accepted = await storage
      .selectFrom('order_events')
      .select('position')
      .where('state', '=', 'accepted')
      .limit(1)
      .execute();
    const [found, name] = accepted.length > 0 ? ([wrong, 'asked'] as const) : ([note, 'none'] as const);
    if (fileOf({ folder, settings }, 'artist.json').bankAccount)
      return found(words('studio.doctor.account.unpublished'), { to: '/publish' });
    return found(words(`studio.doctor.account.${name}`), { to: '/me' });
  }).catch(() => note(words('studio.doctor.account.none')));

/** Of a Postgres others make them. */
const copies: Check = async ({ words, now, locale, settings }) => {
  if (settings.databaseUrl !== null) return ok(words('desk.health.postgres'));
  const at = lastCopyAt(settings);
  const to = '/health#copies';
  if (at === null) return note(words('studio.doctor.copies.none'), { to });
  if (now - at > oldCopyMs) return note(words('studio.doctor.copies.old'), { to });
  return ok(words('studio.doctor.copies.ok', { day: dateText(at, locale) }));
};

/** Opened and written to, as a form would; `isWhole`: also read through, since with its photos it may be large. */
const database: Check = ({ words, now, withStorage }, isWhole) =>
  withStorage(async (storage) => {
    await tryToWrite(storage, now);
    if (isWhole && !(await isSound(storage))) return damaged('quick_check', words);
    return ok(words('studio.doctor.database.ok'));
  }).catch((error: unknown) => databaseFault(error, words));

const damaged = (code: string, words: HealthContext['words']): Finding =>
  wrong(words('studio.doctor.database.damaged'), {
    fix: `${code}: stop the site, move the file away and restore a backup: restore FILE`,
  });

function databaseFault(error: unknown, words: HealthContext['words']): Finding {
  if (error instanceof NoDatabase)
    return wrong(words('studio.doctor.database.closed'), {
      fix: `There is none in ${error.place}. The first start of the site makes it: npm start. If the site is running already, it uses other settings than this command.`,
    });
  const code = causeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT|EMPTY)|^ENOENT$/.test(code)) return damaged(code, words);
  const fix = /^SQLITE_(READONLY|CANTOPEN|PERM)|^EACCES$/.test(code)
    ? `${code}: give the file to the user that runs the site: chown and chmod 600.`
    : `${code}: check DATABASE_URL or DATA_DIR, and whether the database is running.`;
  return wrong(words('studio.doctor.database.closed'), { fix });
}

const MiB = 1024 * 1024;
const GB = 1_000_000_000;

const disk: Check = async ({ words, settings }) => {
  const { dataFolder, limits } = settings;
  try {
    const { bavail, bsize } = statfsSync(dataFolder);
    const free = bavail * bsize;
    const fix = `Only ${Math.floor(free / MiB)} MiB are free on the disk of ${dataFolder}: free some space.`;
    if (free < limits.disk.writesBelow) return wrong(words('studio.doctor.disk.full'), { fix });
    if (free < limits.disk.photosBelow) return wrong(words('studio.doctor.disk.noPhotos'), { fix });
    return ok(words('studio.doctor.disk.ok', { free: Math.floor(free / GB) }));
  } catch {
    const fix = `There is no folder ${dataFolder}. Check DATA_DIR; the first start of the site makes the folder.`;
    return wrong(words('studio.doctor.disk.none'), { fix });
  }
};

/** A file for a buyer that is gone cannot be downloaded. */
const files: Check = ({ words, settings, withStorage }) =>
  withStorage(async (storage) => {
    const folder = deliveredFolder(settings.dataFolder);
    const lost = await lostFiles(storage, folder);
    if (lost.length === 0) return ok(words('studio.doctor.files.ok'));
    return wrong(words('studio.doctor.files.lost', { n: lost.length }), {
      fix: `Missing in ${folder}: ${lost.join(', ')}. Take them from a backup; with Postgres every machine needs the same folder.`,
    });
  }).catch(() => note(words('studio.doctor.files.unknown')));

const mailFaults = [
  [
    'login',
    (code: string) => /^(5\d\d|EAUTH)$/.test(code),
    'it refuses the password: correct the user and password in SMTP_URL.',
  ],
  [
    'host',
    (code: string) => code === 'EDNS',
    'there is no such server: correct the name in SMTP_URL, or check the internet connection.',
  ],
  [
    'certificate',
    isOfCertificate,
    'its certificate is not one to trust: put the name that it is for into SMTP_URL, or give the server a valid one; on this computer end SMTP_URL with /?ignoreTLS=true.',
  ],
  ['silent', () => true, 'it does not answer: check the port in SMTP_URL, the connection and the firewall.'],
] as const;

const mail: Check = async ({ words, settings }) => {
  const { mail: set } = settings;
  if (!set) return note(words('studio.doctor.mail.none'));
  const code = await smtpFault(set.url);
  const fault = code !== null && mailFaults.find(([, means]) => means(code));
  if (!fault) return ok(words('studio.doctor.mail.ok'));
  const [name, , fix] = fault;
  return wrong(words(`studio.doctor.mail.${name}`), { fix: `${new URL(set.url).hostname} (${code}): ${fix}` });
};

const content: Check = async ({ words, folder, settings }) => {
  if (!existsSync(join(folder, 'messages'))) return note(words('studio.doctor.content.none'));
  const { siteUrl, contentFolder } = settings;
  const places = { project: folder, own: resolve(folder, contentFolder) };
  const { faults, notes } = await checkContent(places, { siteUrl });
  const [fault] = faults;
  const all = 'All: npm run content:check';
  if (fault)
    return wrong(words('studio.doctor.content.wrong', { n: faults.length }), {
      fix: `${lineOfFault(places, fault)}. ${all}`,
    });
  if (notes.length === 0) return ok(words('studio.doctor.content.ok'));
  // a site that anybody can open must say who sells
  const bad = notes.find(({ isWrong }) => isWrong);
  if (bad) return wrong(words('studio.doctor.content.seller'), { fix: `${bad.text}. ${all}`, to: '/me' });
  const what = notes
    .flatMap(({ sample }) => (sample ? [words(`studio.doctor.content.parts.${sample}`)] : []))
    .join(', ');
  return note(
    what ? words('studio.doctor.content.samples', { what }) : words('studio.doctor.content.notes', { n: notes.length }),
    { fix: all },
  );
};

const published: Check = async ({ words, folder, locale, settings }) => {
  const built = shownSite(folder);
  if (!built) return wrong(words('studio.doctor.published.none'), { fix: 'Start it: npm start' });
  const at = momentText(built.at, locale);
  if (existsSync(join(folder, '.site/newest-did-not-build')))
    return wrong(words('studio.doctor.published.failed', { at }), { fix: 'To see why: npm run studio -- publish' });
  const newest = lastChange(folder, settings, built.at);
  if (newest)
    return note(words('studio.doctor.published.newer', { at }), {
      fix: `${newest.path} was changed on ${momentText(newest.at, locale)}. To publish: npm run studio -- publish`,
      to: '/publish',
    });
  return ok(words('studio.doctor.published.ok', { at }));
};

/** Whether visitors get the site that was built last, with links to the address that they use. */
const site: Check = async ({ words, folder, settings }) => {
  const { port, siteUrl: now } = settings;
  const built = shownSite(folder);
  // links of a site that was built without an address lead to the usual one
  const linked = built?.siteUrl ?? `http://localhost:${port}`;
  if (built && linked !== now)
    return wrong(words('studio.doctor.site.address', { built: linked }), {
      fix: `SITE_URL is ${now}. Build the site again: npm run build`,
    });
  const { address, build } = await askSite(settings);
  if (build === null)
    return wrong(words('studio.doctor.site.silent', { address }), {
      fix: 'Start it: npm start (on a server: the service).',
    });
  if (build === undefined)
    return wrong(words('studio.doctor.site.other', { address }), { fix: 'Stop the other program, or change PORT.' });
  if (built && build !== siteTable(built.folder)?.id)
    return wrong(words('studio.doctor.site.before', { address }), { fix: 'Restart the site.' });
  return ok(words('studio.doctor.site.ok', { address }));
};

/** All that is looked at, what matters most to the artist first. */
const checks = { letters, copies, account, database, disk, files, mail, content, published, site };

type Name = keyof typeof checks;
export type Named = Finding & Readonly<{ name: Name }>;

const all = Object.keys(checks) as Name[];

/** `today`: what Today shows; `quick`: what starts no program and asks no other machine. */
const parts = { today: all.slice(0, 3), quick: all.slice(0, 6), all } as const;

export async function findingsOf(context: HealthContext, part: keyof typeof parts): Promise<readonly Named[]> {
  // one file with a slip costs the screens that read it, and these say so
  const slip = part === 'today' || part === 'quick' ? slipIn(context) : null;
  const findings: Named[] = slip ? [{ name: 'content', ...wrong(slip(context.words), { to: '/publish' }) }] : [];
  for (const name of parts[part]) findings.push({ name, ...(await checks[name](context, part === 'all')) });
  return findings;
}
