import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkById } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { pictureAt } from '@/domain/gallery/picture';
import { hasPicture } from '@/domain/order/events';
import type { OrderHistory } from '@/domain/order/status';
import { pictureOf } from '../../storage/queries/order-events';
import { photoFactsOf, photosOf, type Submission } from '../../storage/queries/read';
import type { Storage } from '../../storage/tables';
import { readable } from '../../submissions/kinds';
import { smallCopy } from '../../submissions/photos/small-copy';

export type LetterPicture = Readonly<{ width: number; height: number; alt: string; bytes: Buffer }>;

/** Undefined where the site has not made the file yet. */
export type ReadWork = (artwork: number) => Promise<Buffer | undefined>;

/** In px: twice what a phone shows. */
const widest = 640;

export const worksIn =
  (folder: string): ReadWork =>
  async (artwork) =>
    readFile(join(folder, 'files', pictureAt(preparedPicture(artworkById(artwork)), widest))).catch(() => undefined);

type About = Readonly<{ order: Submission; history: OrderHistory; isSure: boolean; readWork: ReadWork | null }>;
type Source = Omit<LetterPicture, 'bytes'> & Readonly<{ sha256: string; read: () => Promise<Buffer | undefined> }>;

async function sourceFor(storage: Storage, { order, history, isSure, readWork }: About): Promise<Source | undefined> {
  const card = readable(order).order?.(order.language);
  const alt = card?.name ?? order.reference;
  const last = history.events.findLast(hasPicture);
  const newest = last && (await pictureOf(storage, order.id, last.position));
  if (newest) return { ...newest, alt: last.picture || alt, read: async () => newest.bytes };
  const [photo] = isSure ? await photoFactsOf(storage, order.id) : [];
  if (photo)
    return { ...photo, alt, read: async () => (await photosOf(storage, order.id, [photo.position]))[0]?.bytes };
  const artwork = card?.artwork ?? null;
  if (artwork === null || readWork === null) return undefined;
  const { width, height, file } = preparedPicture(artworkById(artwork));
  return { width, height, alt, sha256: `work ${file}`, read: () => readWork(artwork) };
}

/**
 * The artist's newest photo, else the buyer's first, else the work that was ordered.
 * @param about `isSure`: the address is known to be the buyer's: nobody may send a stranger a picture through us
 * @returns null where there is none, or it cannot be read now: the letter leaves without it
 */
export async function pictureFor(storage: Storage, about: About): Promise<LetterPicture | null> {
  try {
    const source = await sourceFor(storage, about);
    const bytes = source && (await smallCopy(source.sha256, source.read));
    if (!source || !(bytes instanceof Buffer)) return null;
    const { width, height, alt } = source;
    return { width, height, alt, bytes };
  } catch {
    return null;
  }
}
