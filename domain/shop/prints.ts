import { artworkById, artworks } from '@/content/artworks';
import { sizes } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import { posters } from '@/content/shop';
import type { Artwork, ShopItem } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { emptyDraft } from '../order/order';
import { printDpi } from '../order/photo-check';
import { priceOf } from '../order/price';
import { isClosed } from './availability';
import { isPrintOfWork, shopItems } from './shop';

export type PrintSize = NonNullable<Artwork['prints']>[number];

/** Those that the artist ticked; of a sample A4, where its picture is sharp enough. None of what the shop has as a poster, in every size. */
export function printSizes(work: Pick<Artwork, 'id' | 'image' | 'sample' | 'prints'>): readonly PrintSize[] {
  if (posters.some(({ artwork }) => artwork === work.id)) return [];
  if (work.prints || !work.sample) return work.prints ?? [];
  return isSharp(preparedPicture(work), 'a4') ? ['a4'] : [];
}

/** Whether a picture has all the px that a sheet needs, whichever way it is turned: 1754 × 1240 for A4. */
export function isSharp({ width, height }: Readonly<{ width: number; height: number }>, size: PrintSize): boolean {
  const needed = (cm: number) => Math.round((cm / 2.54) * printDpi);
  const { cm } = sizes[size];
  return Math.max(width, height) >= needed(cm.height) && Math.min(width, height) >= needed(cm.width);
}

/** @returns `grosze`: what it costs at least; null where it is not printed, or not now */
export function printOf(artwork: number, locale: Locale): Readonly<{ href: string; grosze: number }> | null {
  const ticked = printSizes(artworkById(artwork));
  if (ticked.length === 0 || isClosed('posters')) return null;
  const draft = emptyDraft('posters', artwork);
  return {
    href: pathTo('orderItem', locale, { type: 'posters', id: artwork }),
    grosze: Math.min(...ticked.map((size) => priceOf({ ...draft, size }).grosze)),
  };
}

export const printItems: readonly ShopItem[] = Object.values(artworks)
  .flat()
  .filter((work) => printSizes(work).length > 0)
  .map(({ id }) => ({ number: id, artwork: id }));

/** The items whose orders have a page (ROUTES-5). */
export const itemsWithPage: typeof shopItems = { ...shopItems, posters: [...posters, ...printItems] };

/** The sizes of an order that is a print of a work: none where the work is not printed; null of every other order. */
export function sizesOffered(order: Parameters<typeof isPrintOfWork>[0]): readonly PrintSize[] | null {
  if (!isPrintOfWork(order)) return null;
  return printItems.some(({ number }) => number === order.item) ? printSizes(artworkById(Number(order.item))) : [];
}
