import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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
 * @param to a folder that is not there yet
 * @param tls whether visitors come by https
 * @returns the number of addresses
 */
async function writeSite(folder: string, to: string, tls: boolean): Promise<number> {
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
  await writeAt(join(unfinished, 'maps.conf'), mapsOf(served, basename(to)));
  await writeAt(join(unfinished, 'headers.conf'), headerLines(tls));
  await writeAt(join(unfinished, 'types.conf'), typeLines(served));
  await rename(unfinished, to);
  return served.files.length;
}

/**
 * Writes the built site beside those that nginx may be sending from, in a folder of its name, and leads the link `current` to it in one
 * step. Which folder nginx sends from stands in its tables: until it has read the new ones, it sends the old site whole. The file
 * `published` is written at the end, for whoever has nginx read them.
 * @param folder of the built site
 * @param to the folder of all of them
 * @param tls whether visitors come by https
 * @returns the number of addresses; null where the site had been written before
 */
export async function writeStatic(folder: string, to: string, tls: boolean): Promise<number | null> {
  const own = join(to, basename(folder));
  const count = existsSync(own) ? null : await writeSite(folder, own, tls);
  const next = join(to, 'current.unfinished');
  await rm(next, { force: true });
  await symlink(basename(folder), next);
  await rename(next, join(to, 'current'));
  await writeFile(join(to, 'published'), basename(folder));
  return count;
}
