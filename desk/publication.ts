import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reviewsIn } from '@/build/reviews';
import { type Messages, messages } from '@/messages';
import { isAlive } from '@/server/platform/is-alive.mjs';
import type { Context } from './acts/act';
import type { ContentPlace } from './works/checkout';
import { type Difference, differencesOf } from './works/differences';
import { workIn } from './works/found';
import { orIfUnreadable } from './works/slip';

export const steps = ['content', 'pages', 'pictures', 'switch'] as const;
type Step = (typeof steps)[number];

/** How a publication may end, as `scripts/lib/publish.mjs` notes it. */
type End = keyof Messages['desk']['publish']['ends'];
const isEnd = (end: string): end is End => Object.hasOwn(messages.pl.desk.publish.ends, end);

/** The last publication: it runs, or has ended. `at`: when it began, ms; `end`: how; `site`: when the site was built that visitors see again, ms. */
export type Publication = Readonly<{
  at: number;
  step: Step | null;
  state: 'runs' | 'done' | 'failed' | 'broken';
  end: End;
  site: number | null;
}>;

const json = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** @param folder the project's. @returns null where nothing was published yet, other than by a start */
export function lastPublication(folder: string): Publication | null {
  const noted = json(join(folder, '.site/publication.json'));
  if (!noted) return null;
  const { pid, at, step = null, ended } = noted;
  const state = ended ? (ended.ok ? 'done' : 'failed') : isAlive(pid) ? 'runs' : 'broken';
  return { at, step, state, end: isEnd(ended?.end) ? ended.end : 'failed', site: ended?.site ?? null };
}

/** `at`: when it was built, in ms; `siteUrl`: what its links lead to. */
export type BuiltSite = Readonly<{
  name: string;
  folder: string;
  isShown: boolean;
  at: number;
  siteUrl: string | null;
}>;

export function builtSites(folder: string): readonly BuiltSite[] {
  const sites = join(folder, '.site');
  if (!existsSync(sites)) return [];
  const current = join(sites, 'current');
  const shown = existsSync(current) ? basename(realpathSync(current)) : '';
  return readdirSync(sites)
    .filter((name) => /^\d/.test(name) && existsSync(join(sites, name, 'built.json')))
    .toSorted()
    .toReversed()
    .map((name) => {
      const { at, siteUrl } = json(join(sites, name, 'built.json'));
      return { name, folder: join(sites, name), isShown: name === shown, at: Date.parse(at), siteUrl };
    });
}

/** Whether a site that can be gone back to has a picture of this name. @param folder the project's */
export const isOnSomeSite = (folder: string, image: string): boolean =>
  builtSites(folder).some((site) => existsSync(join(site.folder, 'content/images', image)));

export const shownSite = (folder: string): BuiltSite | undefined => builtSites(folder).find(({ isShown }) => isShown);

export const contentOf = ({ folder }: ContentPlace, site: Pick<BuiltSite, 'folder'>): ContentPlace => ({
  folder,
  settings: { contentFolder: resolve(site.folder, 'own') },
});

/** By the folders of a kept site and of the one before it: neither changes any more. */
const known = new Map<string, readonly Difference[]>();

export function broughtBy(now: ContentPlace, site: BuiltSite, before: BuiltSite): readonly Difference[] {
  const key = `${before.folder}\n${site.folder}`;
  const brought = known.get(key) ?? differencesOf({ before: contentOf(now, before), now: contentOf(now, site) });
  known.set(key, brought);
  return brought;
}

export function unpublished(context: Context): readonly Difference[] | null {
  const shown = shownSite(context.folder);
  return shown ? orIfUnreadable(() => differencesOf({ before: contentOf(context, shown), now: context }), []) : null;
}

export const unpublishedIds = (context: Context): readonly string[] => (unpublished(context) ?? []).map(({ id }) => id);

/** Whether visitors are led to a site with this work: then it can be brought back. @param id of a work */
export function isOnSite(context: Context, id: number): boolean {
  const shown = shownSite(context.folder);
  return shown !== undefined && workIn(contentOf(context, shown), { id: String(id) }) !== undefined;
}

/** Whether other words of buyers published on the site than are to: these are in storage, and no table changes with them. */
export async function isReviewUnpublished({ folder, storage }: Context): Promise<boolean> {
  const shown = shownSite(folder);
  if (!shown) return false;
  const published = json(join(shown.folder, 'generated/reviews.json')) ?? [];
  return JSON.stringify(published) !== JSON.stringify(await reviewsIn(storage));
}

/** ms. How long a program may take to say that it runs, and how often that is looked at. */
const [patienceMs, askMs] = [10_000, 100];

const busyCode = 75;

/**
 * Starts the program that publishes, or goes back; it goes on whatever happens to the desk.
 * @param how its options
 * @returns null: a publication runs, this one or one that was begun before; else why none does
 */
export async function startPublication(folder: string, how: readonly string[]): Promise<'busy' | 'notBegun' | null> {
  const before = lastPublication(folder);
  if (before?.state === 'runs') return null;
  // without it the program ends when its parent does, as it ends with npm; the desk changes over in the middle
  const { npm_lifecycle_event: _, ...env } = process.env;
  const options = { cwd: folder, env, detached: true, stdio: 'ignore' } as const;
  const program = spawn(process.execPath, ['scripts/publish.mjs', ...how], options);
  program.unref();
  for (let waited = 0; waited < patienceMs; waited += askMs) {
    // of two presses at once one takes the turn, and both were answered by it
    if (lastPublication(folder)?.at !== before?.at) return null;
    if (program.exitCode === busyCode) return 'busy';
    await wait(askMs);
  }
  return 'notBegun';
}
