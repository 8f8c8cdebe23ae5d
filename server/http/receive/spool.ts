import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signatureBytes } from '@/domain/photo/photo-kind';
import { spaceStaysMs } from '../../storage/space';
import type { SpoolBytes, Spooled } from '../../submissions/received';
import { type HeldBytes, Stopped } from './body';

type Writing = Readonly<{ write: (bytes: Buffer) => Promise<void>; end: () => Spooled }>;

/** The files of one request. */
export type Spool = Readonly<{
  /** Begins a file. Its bytes are not counted here: they were counted when they arrived. */
  file: () => Writing;
  /** Writes a whole file and counts its bytes. @throws Stopped if there is no space */
  put: SpoolBytes;
  /** Removes all files, also those that are being written. */
  close: () => Promise<void>;
}>;

type SpoolRules = Readonly<{ folder: string; held: HeldBytes; freeLeft: () => Promise<number> }>;

const permissions = { folder: 0o700, file: 0o600 };

/**
 * Opens a file and removes its name at once, so that the system deletes it when it is closed, even if the process is
 * killed. The folder is made each time, because somebody may have deleted it.
 */
async function openNameless(folder: string): Promise<FileHandle> {
  mkdirSync(folder, { recursive: true, mode: permissions.folder });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', permissions.file);
  await rm(path, { force: true });
  return file;
}

/**
 * Removes files of a process that ended between making one and removing its name. Pages are served even if this fails.
 */
export function emptySpool(folder: string): void {
  try {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    // the folder is not there yet; or it cannot be read, and then the first photo fails with the reason
  }
}

export function spoolFor({ folder, held, freeLeft }: SpoolRules): Spool {
  const files = new Set<Promise<FileHandle>>();
  let closed = false;

  const lost = (): Stopped => new Stopped({ code: 'busy' });
  /**
   * While disk space is missing, the slowest sender loses its reservation. Before this one is refused, the disk is
   * asked again: its figure may be older than the last loss.
   */
  const needDiskSpace = async (): Promise<void> => {
    while ((await freeLeft()) < 0) {
      const given = held.takeFromSlowest();
      await wait(spaceStaysMs);
      if (given === 0 && (await freeLeft()) < 0) throw new Stopped({ code: 'storage' });
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
          await needDiskSpace();
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
      // a file that could not be opened needs no closing
      for (const made of files) await made.then((handle) => handle.close()).catch(() => undefined);
    },
  };
}
