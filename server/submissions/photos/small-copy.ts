import { limits } from '../../platform/limits';
import { sharp } from './decoder';
import { semaphore } from './semaphore';

const inside = (jpeg: Buffer, side: number) =>
  sharp(jpeg).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 84 });

const copying = semaphore(limits.photoWork);

type Copy = Buffer | 'busy' | undefined;

const { count, keptMs } = limits.smallCopies;
const copies = new Map<string, Promise<Copy>>();

/** The longer side, in px, of a small copy. */
const smallSide = 640;

/**
 * Made once for all who ask within some minutes.
 * @param sha256 of the stored photo, which `read` returns once its turn has come
 * @returns undefined where `read` finds nothing
 */
export function smallCopy(sha256: string, read: () => Promise<Buffer | undefined>): Promise<Copy> {
  const known = copies.get(sha256);
  if (known) return known;
  const made = copying(async () => {
    const jpeg = await read();
    return jpeg && inside(jpeg, smallSide).toBuffer();
  });
  const drop = (): void => {
    if (copies.get(sha256) === made) copies.delete(sha256);
  };
  copies.set(sha256, made);
  made.then((copy) => copy instanceof Buffer || drop(), drop);
  // of a photo that is erased nothing stays for long
  setTimeout(drop, keptMs).unref();
  const [oldest] = copies.keys();
  if (oldest !== undefined && copies.size > count) copies.delete(oldest);
  return made;
}

/** The longer side, in px, of a picture that a buyer is shown. */
const shownSide = 1600;

export async function shownCopy(jpeg: Buffer): Promise<Readonly<{ width: number; height: number; bytes: Buffer }>> {
  const { data: bytes, info } = await inside(jpeg, shownSide).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes };
}
