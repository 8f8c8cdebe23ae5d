import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needs } from './needs';
import type { OwnSite } from './own-site';

/** With a table of mounts of its own: what is mounted is seen by this command alone, and goes with it. */
const alone = ['unshare', process.getuid?.() === 0 ? '-m' : '-rm'];

export const needsDisk = (): void =>
  needs([...alone, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], 'mounting a small disk is not allowed on this machine');

/** Starts a command whose data folder is a disk of its own. `first` is a line of shell that finds the folder in `$0`. */
export const onDisk =
  (options: string, first = ':') =>
  (folder: string): readonly string[] => {
    const script = `mount -t tmpfs -o "${options}" tmpfs "$0" && ${first} && exec "$@"`;
    return [...alone, 'sh', '-c', script, folder];
  };

/** The same folder, as it is seen from outside. */
export const diskOf = ({ pid, folder }: OwnSite): string => `/proc/${pid}/root${folder}`;

/** Takes what room there is, and tells what of it. @returns gives it back */
export function fill(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  const bytes = Buffer.alloc(4096);
  try {
    for (;;) writeFileSync(ballast, bytes, { flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => makeRoom(folder);
}

export function makeRoom(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('ballast')) rmSync(join(folder, name));
}
