import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Environment } from '@/server/platform/environment';

/** When it was changed, in ms; of a folder also when something was removed from it. */
type Changed = Readonly<{ path: string; at: number; isFile: boolean }>;

/** The ledger of ids shows nowhere. */
const unseen = 'ids.json';

function* changesIn(folder: string): Generator<Changed> {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  yield { path: folder, at: found.mtimeMs, isFile: found.isFile() };
  for (const name of found.isDirectory() ? readdirSync(folder) : [])
    if (name !== unseen && !name.startsWith('.')) yield* changesIn(join(folder, name));
}

/** What was changed last of all that pages are made of and the artist may change. @param since in ms */
export function lastChange(
  folder: string,
  { contentFolder }: Pick<Environment, 'contentFolder'>,
  since: number,
): Changed | null {
  const folders = [resolve(folder, contentFolder), join(folder, 'content'), join(folder, 'messages')];
  const changes = folders.flatMap((one) => [...changesIn(one)]).filter(({ at }) => at > since);
  // a folder is named where nothing in it was changed
  const [newest] = changes.toSorted((a, b) => Number(b.isFile) - Number(a.isFile) || b.at - a.at);
  return newest ? { ...newest, path: relative(folder, newest.path) } : null;
}

const patienceMs = 3000;

/** Who answers at an address: the id of a build; null: nobody; undefined: something that is no site of ours. */
async function answering(address: string): Promise<string | null | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(`${address}/api/version`, { signal }).catch(() => null);
  if (!answer) return null;
  const { version, build } = await answer.json().catch(() => ({}));
  return version === undefined ? undefined : (build ?? '');
}

function hostOf({ host }: Pick<Environment, 'host'>): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** What was found at the first address where somebody answers; `build` as `answering`. */
type Answering = Readonly<{ address: string; build: string | null | undefined }>;

/** Asks the site at its port, and where nobody is there, at the address of the visitors: another process may serve that. */
export async function askSite(settings: Pick<Environment, 'host' | 'port' | 'siteUrl'>): Promise<Answering> {
  const own = `http://${hostOf(settings)}:${settings.port}`;
  const build = await answering(own);
  if (build !== null || settings.siteUrl === own) return { address: own, build };
  const public_ = await answering(settings.siteUrl);
  return public_ === null ? { address: own, build } : { address: settings.siteUrl, build: public_ };
}
