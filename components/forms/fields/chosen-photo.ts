import { limits } from '@/domain/limits';
import { hasItsEnd } from '@/domain/photo/jpeg-end';
import { photoKind, signatureBytes } from '@/domain/photo/photo-kind';
import { fitsSides } from '@/domain/photo/photo-sides';
import { forgetPicture, type Photo, readyPhoto } from './photo';

type Sides = Readonly<{ width: number; height: number }>;

export type PhotoRefusal = 'photo.type' | 'photo.tooLarge' | 'photo.unreadable' | 'photo.dimensions';

type Taken = Readonly<{ photo: Photo } | { problem: PhotoRefusal }>;

/** The sides of what is sent, px: a copy is smaller. */
function sentSides({ width, height }: Sides, isCopy: boolean): Sides {
  const scale = isCopy ? Math.min(1, limits.photo.keptSidePx / Math.max(width, height)) : 1;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * What a file is by its first bytes, and then all of them: a film is not read whole to be refused.
 * @returns null of what is no photo
 * @throws where it cannot be read
 */
async function readWhole(file: File) {
  const kind = photoKind(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  return kind && { kind, bytes: await file.arrayBuffer() };
}

/**
 * Takes in a file that was chosen or dropped: its bytes are read once and kept, so that what becomes of it on the device afterwards is
 * nobody's concern. What cannot be read, as a folder or a file that is gone, is refused at once.
 * @param look sees the decoded photo
 */
export async function chosenPhoto(file: File, look?: (bitmap: ImageBitmap) => void): Promise<Taken> {
  const whole = await readWhole(file).catch(() => undefined);
  if (!whole) return { problem: whole === null ? 'photo.type' : 'photo.unreadable' };
  const { kind, bytes } = whole;
  const held = new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
  // a browser shows what there is of a file that was cut off: whether such a one is whole the server alone can tell
  const isUnended = kind === 'jpeg' && !hasItsEnd(new Uint8Array(bytes));
  let sides: Sides | null = null;
  const seen = (bitmap: ImageBitmap) => {
    sides = { width: bitmap.width, height: bitmap.height };
    look?.(bitmap);
  };
  const ready = await readyPhoto(held, kind, seen, isUnended);
  if ('problem' in ready) return ready;
  const { photo } = ready;
  if (sides && !fitsSides(sentSides(sides, photo.blob !== held))) {
    forgetPicture(photo);
    return { problem: 'photo.dimensions' };
  }
  return { photo: { ...photo, isUnended } };
}
