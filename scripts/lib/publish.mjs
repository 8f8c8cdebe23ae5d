import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { make } from './build.mjs';
import { must } from './run.mjs';
import { startLog, whyOf } from './screen.mjs';
import { askToServe, buildAt, running } from './served.mjs';
import { settings } from './settings.mjs';
import { lastSite, makeLast, siteBefore } from './sites.mjs';
import { words } from './start-words.mjs';

/** @import { Show, StepError } from './screen.mjs' */
/** @import { Site } from './sites.mjs' */
/** @import { Language } from './start-words.mjs' */

/**
 * How publishing ended: in one sentence, and whether visitors see what was published. `address`: where they see it.
 * `why`: what running sites said to it, where none shows it.
 * @typedef {Readonly<{ ok: boolean, said: string, address?: string, why?: string }>} Outcome
 */

/** What nginx sends, where there is one: `npm run static` has made this folder once (docs/deployment.md). */
const forNginx = '.site/nginx';

/** How long a running site may take to start the next one, and how often it is asked, ms. */
const [patienceMs, askMs] = [60_000, 200];

/** @param {Site} site */
const tableOf = ({ folder }) => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));

/**
 * Asks until an answer comes.
 * @template Answer
 * @param {() => Promise<Answer | null>} ask
 * @returns {Promise<Answer | null>} null: there was none in time
 */
async function untilAnswered(ask) {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null || Date.now() > end) return answer;
    await wait(askMs);
  }
}

/**
 * Has a site served by all that run, and waits until each of them answers with it.
 * @param {Site} site
 * @returns {Promise<{ address: string } | 'absent' | 'refused' | 'late'>}
 */
async function serveBy(site) {
  const asked = askToServe(site.name);
  const { id } = tableOf(site);
  const answer = await untilAnswered(async () => {
    const marks = running();
    const [first] = marks;
    if (marks.some(({ refused }) => refused === asked)) return 'refused';
    const builds = await Promise.all(marks.map(({ address }) => buildAt(address)));
    // what a power cut has left says nothing
    const answering = builds.filter((build) => build !== null);
    if (answering.length === 0) return 'absent';
    return first && answering.every((build) => build === id) ? { address: first.address } : null;
  });
  return /** @type {{ address: string } | 'absent' | 'refused' | null} */ (answer) ?? 'late';
}

/**
 * A page by which two sites are told apart, and its tag in the second one.
 * @param {Site | null} before
 * @param {Site} site
 */
function changedPage(before, site) {
  const [old, now] = [before ? tableOf(before).pages : {}, tableOf(site).pages];
  return Object.entries(now).find(([path, { etag }]) => etag !== old[path]?.etag);
}

/**
 * Writes the site for nginx, leads it over, and asks at the public address whether it shows. Only then the folders of others go.
 * @param {string} node
 * @param {Site} site
 * @param {string} address of the process, where no public one is set
 * @param {Language} language
 * @returns {Promise<Outcome | null>} null: it shows
 */
async function leadNginx(node, site, address, language) {
  const said = words[language];
  const link = join(forNginx, 'current');
  const shownBefore = existsSync(link) ? readlinkSync(link) : null;
  await must('nginx', node, [join(site.folder, 'programs/static.mjs'), forNginx], { log: startLog });
  const { SITE_URL } = settings();
  const page = changedPage(siteBefore(), site);
  if (SITE_URL && page) {
    const [path, { etag }] = page;
    const ask = () =>
      fetch(SITE_URL + path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) }).then(
        ({ headers }) => headers.get('etag'),
        () => 'none',
      );
    const answer = await untilAnswered(async () => {
      const tag = await ask();
      return tag === etag || tag === 'none' ? tag : null;
    });
    if (answer === null) return { ok: false, said: said.notShown(said.behind(SITE_URL)), address };
    if (answer === 'none') return { ok: false, said: said.notShown(said.unknown(SITE_URL)), address };
  }
  const kept = [site.name, shownBefore, 'current', 'published'];
  for (const name of readdirSync(forNginx)) if (!kept.includes(name)) rmSync(join(forNginx, name), { recursive: true });
  return null;
}

/**
 * Shows a kept site to visitors: the program first, so that no page states what the program does not know.
 * @param {string} node
 * @param {Site} site
 * @param {{ language: Language, shown: (address: string) => string, not: (why: string) => string }} how `shown` and `not`: the
 *   sentences for both ends
 * @returns {Promise<Outcome>}
 */
async function show(node, site, { language, shown, not }) {
  const said = words[language];
  const served = await serveBy(site);
  if (typeof served === 'string') return { ok: false, said: not(said[served]), why: served };
  const failed = existsSync(forNginx) ? await leadNginx(node, site, served.address, language) : null;
  const address = settings().SITE_URL ?? served.address;
  return failed ?? { ok: true, said: shown(address), address };
}

/**
 * Builds what was changed while the last good site is served, and leads visitors over.
 * @param {string} node
 * @param {{ language: Language, show: Show, pictures: boolean, start?: () => Promise<void> }} how `pictures`: all are made before anybody
 *   sees a page; `start`: serves the last site in a process of its own, unless it does so already
 * @returns {Promise<Outcome>}
 */
export async function publish(node, { language, show: onScreen, pictures, start }) {
  const said = words[language];
  const before = lastSite();
  try {
    if (before) await start?.();
    const { site, isNew } = await make(node, { show: onScreen, language, pictures });
    await start?.();
    const shown = !before ? said.runs : isNew ? said.shown : said.same;
    const outcome = await show(node, site, { language, shown, not: said.notShown });
    // the next start must not begin with what did not start
    if (before && isNew && outcome.why === 'refused') await makeLast(before.name);
    return outcome;
  } catch (error) {
    const folders = [settings().CONTENT_DIR, 'content'];
    return { ok: false, said: said.notShown(whyOf(/** @type {StepError} */ (error), language, folders)) };
  }
}

/**
 * Leads visitors back to the site before the last one, which is kept whole; what was changed stays as it is in its files.
 * @param {string} node
 * @param {Language} language
 * @returns {Promise<Outcome>}
 */
export async function goBack(node, language) {
  const said = words[language];
  const site = siteBefore();
  if (!site) return { ok: false, said: said.notBack(said.noOlder) };
  await makeLast(site.name);
  const at = new Date(site.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return show(node, site, { language, shown: (address) => said.back(address, at), not: said.notBack });
}
