import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkById } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { pictureAt } from '@/domain/gallery/picture';
import type { OrderHistory } from '@/domain/order/status';
import { pictureOf } from '../../storage/queries/order-events';
import { photoFactsOf, photosOf, type Submission } from '../../storage/queries/read';
import type { Storage } from '../../storage/tables';
import { readable } from '../../submissions/kinds';
import { smallCopy } from '../../submissions/photos/small-copy';

/** A picture that travels in a letter, as a JPEG; its sides in px are for the proportions. */
export type LetterPicture = Readonly<{ width: number; height: number; bytes: Buffer }>;

/** Reads the file of a work's picture; undefined where the site has not made it yet. */
export type ReadWork = (artwork: number) => Promise<Buffer | undefined>;

/** In px: twice what a phone shows. */
const widest = 640;

/** Those of a finished site. */
export const worksIn =
  (folder: string): ReadWork =>
  async (artwork) =>
    readFile(join(folder, 'files', pictureAt(preparedPicture(artworkById(artwork)), widest))).catch(() => undefined);

type Sides = Pick<LetterPicture, 'width' | 'height'>;
type Asked = Readonly<{ order: Submission; history: OrderHistory; isSure: boolean; readWork: ReadWork }>;
type Source = Sides & Readonly<{ sha256: string; read: () => Promise<Buffer | undefined> }>;

async function sourceFor(storage: Storage, { order, history, isSure, readWork }: Asked): Promise<Source | undefined> {
  const shown = history.events.findLast((event) => event.type === 'mark' && event.picture !== null);
  const newest = shown && (await pictureOf(storage, order.id, shown.position));
  if (newest) return { ...newest, read: async () => newest.bytes };
  const [photo] = isSure ? await photoFactsOf(storage, order.id) : [];
  if (photo) return { ...photo, read: async () => (await photosOf(storage, order.id, [photo.position]))[0]?.bytes };
  const artwork = readable(order).order?.(order.language).artwork ?? null;
  if (artwork === null) return undefined;
  const { width, height, file } = preparedPicture(artworkById(artwork));
  return { width, height, sha256: `work ${file}`, read: () => readWork(artwork) };
}

/**
 * What a letter about an order shows: the artist's newest photo, else what was ordered: the buyer's first photo, or the work.
 * @param isSure whether the address is known to be the buyer's: nobody sends a stranger a picture through us
 * @returns null where there is none, or it cannot be made now: the letter leaves without it
 */
export async function pictureFor(storage: Storage, asked: Asked): Promise<LetterPicture | null> {
  try {
    const source = await sourceFor(storage, asked);
    const bytes = source && (await smallCopy(source.sha256, source.read));
    return source && bytes instanceof Buffer ? { width: source.width, height: source.height, bytes } : null;
  } catch {
    return null;
  }
}
