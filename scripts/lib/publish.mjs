import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { make } from './build.mjs';
import { readJson } from './files.mjs';
import { noteStep } from './publication.mjs';
import { buildAt, served } from './served.mjs';
import { settings } from './settings.mjs';
import { lastSite, makeLast, siteAt, siteBefore, takeTurn } from './sites.mjs';
import { failed, Refusal, reasons, refusal, startLog } from './words.mjs';

/** @import { StepError } from './build.mjs' */
/** @import { Site } from './sites.mjs' */
/** @import { Reason } from './words.mjs' */

/**
 * `end`: its name, for which the desk has sentences of its own; `said`: the terminal's sentence; `site`: when the site was built that
 * visitors see again, ms; `address`: where visitors see it
 * @typedef {Readonly<{ ok: boolean, end: string, said: string, site?: number, address?: string }>} Outcome
 */

/** Of the studio, whatever the machine's clock is set to. */
const zone = 'Europe/Warsaw';

/** How long a running site may take to start the next one, and how often it is asked, ms. */
const [patienceMs, askMs] = [60_000, 200];

/** @param {Site} site which the running one changes over to @returns {Promise<{ address: string } | 'absent' | 'refused' | 'late'>} */
async function shows({ name, folder }) {
  const { id } = readJson(join(folder, 'site.json'));
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(askMs)) {
    const running = served();
    const build = running && (await buildAt(running.address));
    // what a power cut has left says nothing
    if (!running || build === null) return 'absent';
    if (running.refused === name) return 'refused';
    if (build === id && running.sites[0] === name) return { address: settings().SITE_URL ?? running.address };
  }
  return 'late';
}

/** @param {Site} site @param {Site | null} before followed again where the site does not start: the next start begins with it */
async function switchTo(site, before) {
  const seen = await shows(site);
  if (seen === 'refused' && before && before.name !== site.name) await makeLast(before.name);
  return seen;
}

const logged = () => (existsSync(startLog) ? readFileSync(startLog, 'utf8') : '');

export const clearLog = () => rmSync(startLog, { force: true });

const notes = () => [...logged().matchAll(/^content: note: (.*)$/gm)].map(([, note = '']) => note);

export function printWarnings() {
  for (const note of notes()) if (note.startsWith('wrong: ')) console.log(note);
}

export function countNotes() {
  if (notes().length > 0) console.log(`Notes on the content: ${notes().length} (npm run content:check)`);
}

/** @param {StepError} error @returns part of a sentence: the first fault of the content, otherwise where the log is */
function whyOf({ step, message }) {
  if (!step) return message;
  const [first, ...others] = logged().matchAll(/^content: (\S+\.json: .*)$/gm);
  if (step !== 'content' || !first) return failed(step);
  const more = others.length > 0 ? ` (and ${others.length} more: npm run content:check)` : '';
  return `${first[1]}${more}`;
}

/** @param {unknown} error @returns {Outcome} */
export function notShown(error) {
  const known = /** @type {StepError & { end?: string }} */ (error);
  const end = known.end ?? (known.step === 'content' ? 'content' : known.step ? 'step' : 'failed');
  return { ok: false, end, said: `It is NOT on the site: ${whyOf(known)}` };
}

/**
 * Builds the changes while the last good site is served, then switches visitors to the result.
 * @param {string} node
 * @param {{ pictures: boolean, start?: () => Promise<void>, onTurn?: () => void }} how as for `make`; `start`: serves the last site in a
 *   process of its own, unless one does so already
 * @returns {Promise<Outcome>}
 */
export async function publish(node, { pictures, start, onTurn }) {
  const before = lastSite();
  try {
    if (before) await start?.();
    const { site, isNew } = await make(node, { pictures, log: startLog, ...(onTurn && { onTurn }) });
    await start?.();
    noteStep('switch');
    const seen = await switchTo(site, before);
    if (typeof seen === 'string') return notShown(refusal(seen));
    const { address } = seen;
    if (!before) return { ok: true, end: 'shown', said: `The site is on ${address}`, address };
    return isNew
      ? { ok: true, end: 'shown', said: `Your change is on the site: ${address}`, address }
      : { ok: true, end: 'same', said: `Nothing was changed. The site is as it was: ${address}`, address };
  } catch (error) {
    return notShown(error);
  }
}

/** @param {{ name?: string | undefined, onTurn?: () => void }} how without `name` to the site before @returns {Promise<Outcome>} */
export async function goBack({ name, onTurn }) {
  const notBack = (/** @type {Reason} */ end) => ({
    ok: false,
    end,
    said: `The site was NOT put back: ${reasons[end]}`,
  });
  /** @type {(() => void) | undefined} */
  let endTurn;
  try {
    endTurn = takeTurn();
    onTurn?.();
    const site = name ? siteAt(name) : siteBefore();
    if (!site) return notBack('noOlder');
    const before = lastSite();
    await makeLast(site.name);
    const seen = await switchTo(site, before);
    if (typeof seen === 'string') return notBack(seen);
    const at = new Date(site.at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone });
    const said = `The site is again as it was built on ${at}: ${seen.address}`;
    return { ok: true, end: 'back', site: Date.parse(site.at), said, ...seen };
  } catch (error) {
    if (error instanceof Refusal) return notBack(/** @type {Reason} */ (error.end));
    throw error;
  } finally {
    endTurn?.();
  }
}
