import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packings } from '@/domain/page/site-table';
import { pathOfFile } from '../finished';
import { builtSite } from '../site';
import { folders, headerLines, mapsOf, servedFrom, typeLines } from './nginx-settings';

async function writeAt(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The folder of each packing: nginx chooses it, and so needs no module for brotli. */
const folderOf = [['', 'sent'], ...packings.map(([name, ending]) => [ending, `sent/${name}`])] as const;

/** By a link; where that cannot be, byte by byte. */
const linkFile = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
};

async function linkFolder(from: string, to: string): Promise<void> {
  for (const name of await readdir(from)) await linkFile(join(from, name), join(to, name));
}

/**
 * Writes the built site for nginx: its compressed files and their headers.
 * @param folder of the built site
 * @param to a new folder, because nginx may be sending from an older one
 * @param tls whether visitors come by https
 * @returns the number of addresses
 * @throws if `to` exists
 */
export async function writeStatic(folder: string, to: string, tls: boolean): Promise<number> {
  if (existsSync(to)) throw new Error(`${to} is there already: name a new folder.`);
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const site = builtSite(folder);
  const served = servedFrom(site);
  // nginx finds a file by its address alone, which says nothing of its type
  const files = [
    ...served.files.map((file) => [`${file.path}.body`, file] as const),
    ['404.html', site.table.notFound] as const,
  ];
  for (const [name, file] of files)
    for (const [ending, packing] of folderOf)
      await linkFile(pathOfFile(folder, file) + ending, join(unfinished, packing, name));
  for (const name of folders) await linkFolder(join(folder, 'files', name), join(unfinished, 'files', name));
  await writeAt(join(unfinished, 'maps.conf'), mapsOf(served));
  await writeAt(join(unfinished, 'headers.conf'), headerLines(tls));
  await writeAt(join(unfinished, 'types.conf'), typeLines(served));
  await rename(unfinished, to);
  return served.files.length;
}
