import { limits } from '../../platform/limits';
import { singleton } from '../../platform/process-singleton';
import { sharp } from './decoder';
import { type Semaphore, semaphore } from './semaphore';

const inside = (jpeg: Buffer, side: number) =>
  sharp(jpeg).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).jpeg({ quality: 84 });

const copying = (): Semaphore => singleton('small-copies', () => semaphore(limits.photoWork));

/** A kept photo with neither side longer than `side` px. A few are made at a time, as all work on pictures. */
export const smallCopy = (jpeg: Buffer, side: number): Promise<Buffer | 'busy'> =>
  copying()(() => inside(jpeg, side).toBuffer());

/** The longer side, in px, of a picture that a buyer is shown. */
const shownSide = 1600;

/** A kept photo as a buyer is shown it. */
export async function shownCopy(jpeg: Buffer): Promise<Readonly<{ width: number; height: number; bytes: Buffer }>> {
  const { data: bytes, info } = await inside(jpeg, shownSide).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes };
}
