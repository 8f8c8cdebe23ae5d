import { canvasFor, type Photo } from '@/components/forms/fields/photo';
import { sleep } from '@/components/forms/send/retry';
import type { Delivery } from '@/domain/order/delivery';
import type { OrderDraft } from '@/domain/order/draft';
import { priceOf } from '@/domain/order/price';
import { summaryLines } from '@/domain/order/summary-lines';
import { fulfilmentOf } from '@/domain/order/thing';
import type { Localized } from '@/i18n/locales';
import { keepSent, type SentPhoto, type SentPicture } from './sent-order';

/** The longer side of a copy, in px: enough to recognise a photo by, and ten of them fit into the tab's storage. */
const sidePx = 320;
/** How long the way to the order-sent page waits for one of them. */
const patienceMs = 2_000;

async function smallCopy(blob: Blob): Promise<SentPicture> {
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
  const canvas = canvasFor(bitmap, sidePx);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { width, height } = canvas;
  return { href: canvas.toDataURL('image/jpeg', 0.8), width, height };
}

/** Small copies of the photos that were sent, in their order; one that cannot be decoded leaves its name. */
const smallCopies = (photos: readonly Photo[]): Promise<SentPhoto[]> =>
  Promise.all(
    photos.map(async ({ id, name, blob }) => ({
      ...{ id, name },
      small: await Promise.race([smallCopy(blob).catch(() => null), sleep(patienceMs).then(() => null)]),
    })),
  );

type Accepted = Readonly<{
  reference: string;
  status: string | undefined;
  draft: OrderDraft;
  delivery: Delivery;
  photos: readonly Photo[];
  title: Localized | null;
  work: SentPicture | null;
}>;

/**
 * Keeps in the tab what the order-sent page shows.
 * @returns whether it is kept
 */
export async function keepAccepted({ draft, photos, title, ...order }: Accepted): Promise<boolean> {
  const at = new Date().toISOString();
  const { variant, medium, size, width, height, attributes } = draft;
  return keepSent({
    ...order,
    ...{ at, title },
    type: draft.type,
    lines: summaryLines(draft, title),
    choice: { variant, medium, size, width, height, attributes },
    photos: await smallCopies(photos),
    price: priceOf(draft),
    fulfilment: fulfilmentOf(draft),
  });
}
