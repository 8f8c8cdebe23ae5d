import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needs } from './needs';
import type { OwnSite } from './own-site';

/** Runs a command in its own mount namespace: only it sees the mounts, and they end with it. */
const alone = ['unshare', process.getuid?.() === 0 ? '-m' : '-rm'];

export const needsDisk = (): void =>
  needs([...alone, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], 'mounting a small disk is not allowed on this machine');

/** Runs a command with its data folder on a separate tmpfs. `first`: a shell line run before; `$0` is the folder. */
export const onDisk =
  (options: string, first = ':') =>
  (folder: string): readonly string[] => {
    const script = `mount -t tmpfs -o "${options}" tmpfs "$0" && ${first} && exec "$@"`;
    return [...alone, 'sh', '-c', script, folder];
  };

/** The path of the same folder outside of the namespace. */
export const diskOf = ({ pid, folder }: OwnSite): string => `/proc/${pid}/root${folder}`;

/** Fills the disk. @returns frees it again */
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
