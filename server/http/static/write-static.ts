import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { builtSite } from '../built-site';
import type { Kept } from '../memory';
import { packOnce } from '../packed';
import { folders, headerLines, mapsOf, typeLines } from './nginx-settings';
import { servedFrom } from './served';

async function writeAt(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The folder of each encoding: nginx chooses it, and so needs no module for brotli. */
const folderOf = [
  ['br', 'sent/br'],
  ['gzip', 'sent/gzip'],
  ['identity', 'sent'],
] as const;

async function writePacked(to: string, name: string, { kept, brotli }: { kept: Kept; brotli: number }): Promise<void> {
  const bytes = await kept.in('identity');
  for (const [encoding, folder] of folderOf)
    await writeAt(join(to, folder, name), await packOnce(bytes, encoding, brotli));
}

/** By links; where these cannot be, byte by byte. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    await link(join(from, name), join(to, name)).catch(() => copyFile(join(from, name), join(to, name)));
}

/** `tls`: whether visitors come by https; `brotli`: its quality. */
type How = Readonly<{ tls: boolean; brotli: number }>;

/**
 * Writes the built site as nginx sends it: pages with their plain forms, all packed, and what they are sent with.
 * @param folder of the built site
 * @param to a folder that is not there yet: nginx may be sending from an older one
 * @returns the number of addresses
 * @throws if `to` is there
 */
export async function writeStatic(folder: string, to: string, { tls, brotli }: How): Promise<number> {
  if (existsSync(to)) throw new Error(`${to} is there already: name a new folder.`);
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const site = await builtSite(folder);
  const served = servedFrom(site);
  // nginx finds a file by its address alone, which says nothing of its type
  const files = [
    ...served.files.map((file) => [`${file.path}.body`, file] as const),
    ['404.html', site.notFound] as const,
  ];
  // as many at once as there are cores: all would need the memory of all
  const rest = files.values();
  const write = async () => {
    for (const [name, kept] of rest) await writePacked(unfinished, name, { kept, brotli });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, write));
  for (const name of folders) await linkFolder(join(folder, 'public', name), join(unfinished, 'files', name));
  await writeAt(join(unfinished, 'maps.conf'), mapsOf(served));
  await writeAt(join(unfinished, 'headers.conf'), headerLines(tls));
  await writeAt(join(unfinished, 'types.conf'), typeLines(served));
  await rename(unfinished, to);
  return served.files.length;
}
