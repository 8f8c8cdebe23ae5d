import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { reviewsIn } from '@/build/reviews';
import { isAlive } from '@/server/platform/is-alive.mjs';
import type { Context } from './acts/act';
import { contentOf } from './acts/content';
import type { ContentPlace } from './works/checkout';
import { type Difference, differencesOf } from './works/differences';
import { workIn } from './works/found';

/** The steps of a publication, in their order. */
export const steps = ['content', 'pages', 'pictures', 'switch'] as const;
type Step = (typeof steps)[number];

/**
 * The last publication: it runs, or has ended. `at`: when it began, ms; `said`: how it ended, in one sentence.
 */
export type Publication = Readonly<{
  at: number;
  step: Step | null;
  state: 'runs' | 'done' | 'failed' | 'broken';
  said: string;
}>;

const json = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

/** @param folder the project's. @returns null where nothing was published yet, other than by a start */
export function lastPublication(folder: string): Publication | null {
  const noted = json(join(folder, '.site/publication.json'));
  if (!noted) return null;
  const { pid, at, step = null, ended } = noted;
  const state = ended ? (ended.ok ? 'done' : 'failed') : isAlive(pid) ? 'runs' : 'broken';
  return { at, step, state, said: ended?.said ?? '' };
}

/** A site that was built, and can be gone back to. `at`: when, ms. */
export type Kept = Readonly<{ name: string; at: number; isShown: boolean; folder: string }>;

/** The sites that are kept, newest first. @param folder the project's */
export function keptSites(folder: string): readonly Kept[] {
  const sites = join(folder, '.site');
  if (!existsSync(sites)) return [];
  const current = join(sites, 'current');
  const shown = existsSync(current) ? basename(realpathSync(current)) : '';
  return readdirSync(sites)
    .filter((name) => /^\d/.test(name) && existsSync(join(sites, name, 'built.json')))
    .toSorted()
    .toReversed()
    .map((name) => ({
      ...{ name, isShown: name === shown, folder: join(sites, name) },
      at: Date.parse(json(join(sites, name, 'built.json')).at),
    }));
}

/** Where a picture of content lies on a site that was built with it. */
const pathOn = ({ folder }: Pick<Kept, 'folder'>, image: string): string => join(folder, 'content/images', image);

/** The bytes of a picture as a site has it; null: it has none of this name. */
export function pictureOn(site: Pick<Kept, 'folder'>, image: string): Buffer | null {
  const path = pathOn(site, image);
  return existsSync(path) ? readFileSync(path) : null;
}

/** Whether a site that can be gone back to has a picture of this name. @param folder the project's */
export const isOnSomeSite = (folder: string, image: string): boolean =>
  keptSites(folder).some((site) => existsSync(pathOn(site, image)));

/** The tables as a site was built with them. */
export const placeOf = (now: ContentPlace, { folder }: Pick<Kept, 'folder'>): ContentPlace => ({
  ...now,
  settings: () => ({ ...now.settings(), contentFolder: resolve(folder, 'own') }),
});

/** By the folders of a kept site and of the one before it: neither changes any more. */
const known = new Map<string, readonly Difference[]>();

/** What a kept site has other than the one before it. */
export function broughtBy(now: ContentPlace, site: Kept, before: Kept): readonly Difference[] {
  const key = `${before.folder}\n${site.folder}`;
  const brought = known.get(key) ?? differencesOf({ before: placeOf(now, before), now: placeOf(now, site) });
  known.set(key, brought);
  return brought;
}

/** What visitors do not see yet; null where no site was built. */
export function unpublished(context: Context): readonly Difference[] | null {
  const shown = keptSites(context.folder).find(({ isShown }) => isShown);
  const now = contentOf(context);
  return shown ? differencesOf({ before: placeOf(now, shown), now }) : null;
}

/** Whether visitors are led to a site with this work: then it can be brought back. @param id of a work */
export function isOnSite(context: Context, id: number): boolean {
  const shown = keptSites(context.folder).find((site) => site.isShown);
  return shown !== undefined && workIn(placeOf(contentOf(context), shown), { id: String(id) }) !== undefined;
}

/** Whether other words of buyers stand on the site than are to: these are in storage, and no table changes with them. */
export async function isReviewUnpublished({ folder, storage }: Context): Promise<boolean> {
  const shown = keptSites(folder).find((site) => site.isShown);
  if (!shown) return false;
  const stand = json(join(shown.folder, 'generated/reviews.json')) ?? [];
  return JSON.stringify(stand) !== JSON.stringify(await reviewsIn(storage));
}

/** Starts the program that publishes, or goes back; it goes on whatever happens to the desk. @param how its options */
export function startPublication({ folder, locale }: Context, how: readonly string[]): void {
  const options = ['scripts/publish.mjs', '--lang', locale, ...how];
  // without it the program ends when its parent does, as it ends with npm; the desk changes over in the middle
  const { npm_lifecycle_event: _, ...env } = process.env;
  spawn(process.execPath, options, { cwd: folder, env, detached: true, stdio: 'ignore' }).unref();
}
