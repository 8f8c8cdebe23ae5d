import { forgetPicture, type Photo, readyPhoto } from '@/components/forms/fields/photo';
import { limits } from '@/domain/limits';
import type { Measured } from '@/domain/order/photo-check';
import { copySidePx, lookAt } from '@/domain/photo/photo-look';
import type { HeldPhoto } from '../draft/order-in-making';

export type PhotoProblem = 'notImage' | 'tooMany' | 'tooLarge' | 'together';

const problems = {
  'photo.type': 'notImage',
  'photo.tooLarge': 'tooLarge',
} as const satisfies Record<string, PhotoProblem>;

type Intake = Readonly<{ photo: Photo; look: Measured | null } | { problem: PhotoProblem }>;

/** Measures a small copy of the photo; null where the page may not read its own canvas. */
function measured(bitmap: ImageBitmap): Measured | null {
  const { width, height } = bitmap;
  const scale = Math.min(1, copySidePx / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pencil = canvas.getContext('2d', { willReadFrequently: true });
  if (!pencil) return null;
  pencil.imageSmoothingQuality = 'high';
  pencil.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  try {
    return { ...lookAt(pencil.getImageData(0, 0, canvas.width, canvas.height)), width, height };
  } catch {
    return null;
  }
}

/**
 * Takes one file in.
 * @param beside the photos that are there already
 */
export async function takePhoto(file: File, beside: readonly HeldPhoto[]): Promise<Intake> {
  if (beside.length >= limits.photo.count) return { problem: 'tooMany' };
  let look: Measured | null = null;
  const ready = await readyPhoto(file, (bitmap) => {
    look = measured(bitmap);
  });
  if ('problem' in ready) return { problem: problems[ready.problem] };
  const together = beside.reduce((sum, { blob }) => sum + (blob?.size ?? 0), ready.photo.blob.size);
  if (together <= limits.photo.totalBytes) return { ...ready, look };
  forgetPicture(ready.photo);
  return { problem: 'together' };
}
