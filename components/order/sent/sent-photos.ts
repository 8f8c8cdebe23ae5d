import { sleep } from '@/components/forms/draft/browser-clock';
import type { Photo } from '@/components/forms/fields/photo';
import type { SentPhoto, SentPicture } from './sent-order';

/** The longer side of a copy, in px: enough to recognise a photo by, and ten of them fit into the tab's storage. */
const sidePx = 320;
/** How long the way to the order-sent page waits for one of them. */
const patienceMs = 2_000;

async function smallCopy(blob: Blob): Promise<SentPicture> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { width, height } = canvas;
  return { href: canvas.toDataURL('image/jpeg', 0.8), width, height };
}

/** Small copies of the photos that were sent, in their order; one that cannot be decoded leaves its name. */
export const smallCopies = (photos: readonly Photo[]): Promise<SentPhoto[]> =>
  Promise.all(
    photos.map(async ({ id, name, blob }) => ({
      ...{ id, name },
      small: await Promise.race([smallCopy(blob).catch(() => null), sleep(patienceMs).then(() => null)]),
    })),
  );
