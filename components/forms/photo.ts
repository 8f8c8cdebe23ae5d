import { limits } from '@/domain/limits';
import { photoKind, signatureBytes } from '@/domain/photo-kind';
import { fingerprint } from './fingerprint';
import { uuid } from './uuid';

/**
 * A photo the visitor added, ready to be sent. `same`: equal for the same picture, also when it is added again; `url`:
 * null where the browser cannot show it.
 */
export type Photo = Readonly<{ id: string; same: string; name: string; blob: Blob; url: string | null }>;

/** The browser may forget the picture that it shows of a photo. */
export function forgetPicture({ url }: Photo): void {
  if (url) URL.revokeObjectURL(url);
}

/** Above this the browser makes a smaller copy before sending. Bytes; the longer side in px. */
const shrinkAbove = { bytes: 2 * 1024 * 1024, sidePx: limits.photo.keptSidePx };

async function smallerCopy(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, shrinkAbove.sidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}

async function decoded(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** The smaller copy where there is one, else the file itself: the server shrinks what the browser cannot decode. */
async function shrunk(file: File, bitmap: ImageBitmap | null): Promise<Blob> {
  const large = file.size > shrinkAbove.bytes || (bitmap && Math.max(bitmap.width, bitmap.height) > shrinkAbove.sidePx);
  const copy = bitmap && large ? await smallerCopy(bitmap) : null;
  return copy && copy.size < file.size ? copy : file;
}

type Ready = Readonly<{ photo: Photo } | { problem: 'photo.type' | 'photo.tooLarge' }>;

/**
 * One file, known by its bytes and not its name (TRUST-3); large ones shrunk where the browser can decode them. A HEIC
 * that it cannot decode goes as it is: the server can.
 */
export async function readyPhoto(file: File): Promise<Ready> {
  const kind = photoKind(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  if (!kind) return { problem: 'photo.type' };
  const bitmap = await decoded(file);
  const blob = kind === 'heic' && bitmap ? ((await smallerCopy(bitmap)) ?? file) : await shrunk(file, bitmap);
  bitmap?.close();
  if (blob.size > limits.photo.bytes) return { problem: 'photo.tooLarge' };
  const id = uuid();
  const same = (await fingerprint(blob)) ?? id;
  const url = kind === 'heic' && !bitmap ? null : URL.createObjectURL(blob);
  return { photo: { id, same, name: file.name, blob, url } };
}
