import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { limits } from '../../platform/limits';
import { undecodable } from './decoder';
import type { PhotoTask } from './photo-program';
import { semaphore } from './semaphore';

/** One at a time: the pixels of a large photo and its decoder's memory are some hundred MiB. */
export const heavySemaphore = semaphore({ atOnce: 1, waiting: limits.photoWork.atOnce });

/** By its path in the site's folder; the build puts in what it has compiled. */
const program = resolve(process.env.PHOTO_PROGRAM ?? 'server/submissions/photos/photo-program.ts');

/** The program could not start, or was ended by somebody else: nothing is known of the photo. */
export class ProgramFault extends Error {}

type Failure = Readonly<{ code?: unknown; signal?: unknown; killed?: boolean }>;

/** The photo cannot be decoded, or takes too much memory (the program's own signal) or time (ours). */
const isOfPhoto = ({ code, signal, killed }: Failure): boolean =>
  code === undecodable || signal === 'SIGTERM' || killed === true;

/** @throws where the photo cannot be decoded within the limits; `ProgramFault` where that is not the photo's fault */
export async function heavyCopy(bytes: Buffer): Promise<Buffer | 'busy'> {
  const { maxPixels, keptSidePx, decodeMs, heavyMemoryBytes: maxMemoryBytes } = limits.photo;
  const task: PhotoTask = { maxPixels, keptSidePx, decodeMs, maxMemoryBytes };
  const options = {
    encoding: 'buffer',
    maxBuffer: 3 * keptSidePx ** 2,
    killSignal: 'SIGKILL',
    // the program counts `decodeMs` by itself where its decoder lets it, and starts slowly on a busy machine
    timeout: 1.5 * decodeMs,
    // it decodes what strangers send, and knows no setting of the site
    env: { NODE_ENV: 'production' },
  } as const;
  const args = [program, JSON.stringify(task)];
  return heavySemaphore(async () => {
    const running = promisify(execFile)(process.execPath, args, options);
    // where it ends early, nobody reads the rest of the photo
    running.child.stdin?.on('error', () => undefined).end(bytes);
    const { stdout } = await running.catch((error: Failure) => {
      throw isOfPhoto(error) ? error : new ProgramFault('The program for photos failed.', { cause: error });
    });
    return stdout;
  });
}
