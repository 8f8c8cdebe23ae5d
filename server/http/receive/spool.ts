import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signatureBytes } from '@/domain/photo-kind';
import { spaceStaysMs } from '../../storage/space';
import type { PutAside, Spooled } from '../../submissions/received';
import { Stopped } from './body';
import type { HeldBytes } from './held-bytes';

type Writing = Readonly<{ write: (bytes: Buffer) => Promise<void>; end: () => Spooled }>;

/** The files of one request. */
export type Spool = Readonly<{
  /** Begins a file; what is written to it has been counted as it arrived. */
  file: () => Writing;
  /** Puts a whole file aside and counts it. @throws Stopped where there is no room */
  put: PutAside;
  /** Removes all of it, also what is being written. */
  close: () => Promise<void>;
}>;

type Place = Readonly<{ folder: string; held: HeldBytes; roomLeft: () => Promise<number> }>;

const permissions = { folder: 0o700, file: 0o600 };

/**
 * A file without a name: it is gone with whoever has it open, be it that the request ends or that the process is killed.
 * The folder is looked for each time: somebody may have tidied it away.
 */
async function openNameless(folder: string): Promise<FileHandle> {
  mkdirSync(folder, { recursive: true, mode: permissions.folder });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', permissions.file);
  await rm(path, { force: true });
  return file;
}

/** Takes away what a process left that ended while it was making a file. A disk on which that fails serves pages all the same. */
export function emptySpool(folder: string): void {
  try {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    // not there yet, or not to be read: then the first photo says so
  }
}

export function spoolFor({ folder, held, roomLeft }: Place): Spool {
  const files = new Set<Promise<FileHandle>>();
  let closed = false;

  const lost = (): Stopped => new Stopped({ code: 'busy' });
  /**
   * As long as the disk has no room, whoever sends slowest loses the place. The disk is asked again before anybody is
   * refused: what it told may be from before the last one lost it.
   */
  const needRoom = async (): Promise<void> => {
    while ((await roomLeft()) < 0) {
      const given = held.makeRoom();
      await wait(spaceStaysMs);
      if (given === 0 && (await roomLeft()) < 0) throw new Stopped({ code: 'storage' });
    }
  };
  const opened = (): Promise<FileHandle> => {
    const file = openNameless(folder);
    files.add(file);
    return file;
  };

  const file = (): Writing => {
    const hash = createHash('sha256');
    let head: Buffer = Buffer.alloc(0);
    let size = 0;
    let made: Promise<FileHandle> | undefined;
    return {
      async write(bytes) {
        try {
          if (closed) throw lost();
          made ??= opened();
          const handle = await made;
          await needRoom();
          await handle.appendFile(bytes);
        } catch (error) {
          throw closed ? lost() : error;
        }
        size += bytes.length;
        hash.update(bytes);
        if (head.length < signatureBytes) head = Buffer.concat([head, bytes.subarray(0, signatureBytes - head.length)]);
      },
      end: () => ({
        size,
        sha256: hash.digest('hex'),
        head,
        async read() {
          const bytes = Buffer.alloc(size);
          const { bytesRead } = made ? await (await made).read(bytes, 0, size, 0) : { bytesRead: 0 };
          if (bytesRead !== size) throw Object.assign(new Error('the spool lost a part of a file'), { code: 'EIO' });
          return bytes;
        },
      }),
    };
  };

  return {
    file,
    async put(bytes) {
      if (!held.take(bytes.length)) throw lost();
      const writing = file();
      await writing.write(bytes);
      return writing.end();
    },
    async close() {
      closed = true;
      // one that could not be opened is none
      for (const made of files) await made.then((handle) => handle.close()).catch(() => undefined);
    },
  };
}
