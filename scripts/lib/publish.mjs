import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { make } from './build.mjs';
import { noteStep } from './publication.mjs';
import { buildAt, served } from './served.mjs';
import { settings } from './settings.mjs';
import { lastSite, makeLast, siteAt, siteBefore } from './sites.mjs';
import { startLog, words } from './words.mjs';

/** @import { StepError } from './build.mjs' */
/** @import { Site } from './sites.mjs' */
/** @import { Language } from './words.mjs' */

/** @typedef {Readonly<{ ok: boolean, said: string, address?: string }>} Outcome `said`: the outcome in one sentence; `address`: where visitors see it */

/** How long a running site may take to start the next one, and how often it is asked, ms. */
const [patienceMs, askMs] = [60_000, 200];

/**
 * Waits until the running site, which follows the link, answers with a site.
 * @param {Site} site
 * @returns {Promise<{ address: string } | 'absent' | 'refused' | 'late'>}
 */
async function shows({ name, folder }) {
  const { id } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
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

const logged = () => (existsSync(startLog) ? readFileSync(startLog, 'utf8') : '');

/** Begins a log. */
export const clearLog = () => rmSync(startLog, { force: true });

const notes = () => [...logged().matchAll(/^content: (?:note|uwaga): (.*)$/gm)].map(([, note = '']) => note);

/** Prints what the check of the content has found wrong for visitors. */
export function tellWrong() {
  for (const note of notes()) if (/^(wrong|źle): /.test(note)) console.log(note);
}

/**
 * Prints how many notes the check of the content has made, if any.
 * @param {Language} language
 */
export function countNotes(language) {
  if (notes().length > 0) console.log(words[language].notes(notes().length));
}

/**
 * Why a step failed, as part of a sentence: the first fault of the content, otherwise where the log is.
 * @param {StepError} error
 * @param {Language} language
 */
function whyOf({ step, message }, language) {
  if (!step) return message;
  const said = words[language];
  const [first, ...others] = logged().matchAll(/^content: (.+?):(\d+): (.*)$/gm);
  if (step !== 'content' || !first) return said.step(said[step]);
  const [, path = '', line = '', what = ''] = first;
  const folder = [settings().CONTENT_DIR, 'content'].find((each) => path.startsWith(`${each}/`));
  const file = folder ? path.slice(folder.length + 1) : path;
  return said.fault(file, line, what) + (others.length > 0 ? said.more(others.length) : '');
}

/**
 * Builds the changes while the last good site is served, then switches visitors to the result.
 * @param {string} node
 * @param {{ language: Language, pictures: boolean, start?: () => Promise<void> }} how `pictures`: all are made before anybody sees a page;
 *   `start`: serves the last site in a process of its own, unless one does so already
 * @returns {Promise<Outcome>}
 */
export async function publish(node, { language, pictures, start }) {
  const said = words[language];
  const before = lastSite();
  try {
    if (before) await start?.();
    const { site, isNew } = await make(node, { language, pictures, log: startLog });
    await start?.();
    noteStep('switch');
    const seen = await shows(site);
    // the next start must not begin with what did not start
    if (before && isNew && seen === 'refused') await makeLast(before.name);
    if (typeof seen === 'string') return { ok: false, said: said.notShown(said[seen]) };
    const sentence = !before ? said.runs : isNew ? said.shown : said.same;
    return { ok: true, said: sentence(seen.address), ...seen };
  } catch (error) {
    return { ok: false, said: said.notShown(whyOf(/** @type {StepError} */ (error), language)) };
  }
}

/**
 * Switches the link, and so visitors, back to an earlier site. The changed files are not touched.
 * @param {Language} language
 * @param {string} [name] of the site's folder; without it the one before
 * @returns {Promise<Outcome>}
 */
export async function goBack(language, name) {
  const said = words[language];
  const site = name ? siteAt(name) : siteBefore();
  if (!site) return { ok: false, said: said.notBack(said.noOlder) };
  await makeLast(site.name);
  const seen = await shows(site);
  if (typeof seen === 'string') return { ok: false, said: said.notBack(said[seen]) };
  const at = new Date(site.at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return { ok: true, said: said.back(seen.address, at), ...seen };
}
