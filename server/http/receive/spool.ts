import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureBytes } from '@/domain/photo/photo-kind';
import { environment } from '../../platform/environment';
import type { Effects } from '../../storage/effects';
import { freeForPhotos } from '../../storage/space';
import type { SpoolBytes, Spooled } from '../../submissions/received';
import { Stopped } from './body';

type Writing = Readonly<{ write: (bytes: Buffer) => Promise<void>; end: () => Spooled }>;

export type Spool = Readonly<{
  /** Each write throws `Stopped` if there is no space. */
  file: () => Writing;
  /** @throws Stopped if there is no space */
  put: SpoolBytes;
  close: () => Promise<void>;
}>;

/** The bytes of all requests together (LIMIT_SPOOL_BYTES). */
let heldByAll = 0;

/**
 * Opens a file and removes its name at once, so that the system deletes it when it is closed, even if the process is
 * killed. The folder is made each time, because somebody may have deleted it.
 */
async function openNameless(folder: string): Promise<FileHandle> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}

/** Removes files of a process that ended between making one and removing its name. */
export function emptySpool(folder: string): void {
  try {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch {
    // pages are served even so: the folder is not there yet, or the first photo fails with the reason
  }
}

/** The caller must call `close`, however the request ends. */
export function spoolFor({ spoolFolder, freeBytes }: Pick<Effects, 'spoolFolder' | 'freeBytes'>): Spool {
  const files = new Set<Promise<FileHandle>>();
  let held = 0;
  let closed = false;

  const lost = (): Stopped => new Stopped({ code: 'busy' });
  async function take(bytes: number): Promise<void> {
    if (closed || heldByAll + bytes > environment().limits.disk.spoolBytes) throw lost();
    held += bytes;
    heldByAll += bytes;
    if (freeForPhotos(await freeBytes()) < 0) throw new Stopped({ code: 'storage' });
  }
  const opened = (): Promise<FileHandle> => {
    const file = openNameless(spoolFolder());
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
          await take(bytes.length);
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
      const writing = file();
      await writing.write(bytes);
      return writing.end();
    },
    async close() {
      closed = true;
      heldByAll -= held;
      held = 0;
      // a file that could not be opened needs no closing
      for (const made of files) await made.then((handle) => handle.close()).catch(() => undefined);
    },
  };
}
