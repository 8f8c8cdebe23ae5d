import { forgetPicture, type Photo, readyPhoto } from '@/components/forms/photo';
import { limits } from '@/domain/limits';
import type { HeldPhoto } from './order-in-making';

export type PhotoProblem = 'unreached' | 'notImage' | 'tooMany' | 'tooLarge' | 'together';

const problems = {
  'photo.type': 'notImage',
  'photo.tooLarge': 'tooLarge',
} as const satisfies Record<string, PhotoProblem>;

type Intake = Readonly<{ photo: Photo } | { problem: PhotoProblem }>;

/**
 * Takes one file in.
 * @param beside the photos that are there already
 */
export async function takePhoto(file: File, beside: readonly HeldPhoto[]): Promise<Intake> {
  if (beside.length >= limits.photo.count) return { problem: 'tooMany' };
  const ready = await readyPhoto(file);
  if ('problem' in ready) return { problem: problems[ready.problem] };
  const together = beside.reduce((sum, { blob }) => sum + (blob?.size ?? 0), ready.photo.blob.size);
  if (together <= limits.photo.totalBytes) return ready;
  forgetPicture(ready.photo);
  return { problem: 'together' };
}
