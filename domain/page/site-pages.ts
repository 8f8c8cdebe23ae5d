import { artworks } from '@/content/artworks';
import { orderTypes } from '@/content/order';
import { type PageId, type PageRef, pages } from '@/i18n/pages';
import { artworkRef } from '../gallery/artwork-page';
import { furtherParts } from '../gallery/wall-parts';
import { shopItems } from '../shop/shop';

/** All addresses of pages with parameters; none of one that is made on demand. Every other page has one address. */
const refs: Readonly<Partial<Record<PageId, readonly PageRef[]>>> = {
  wallPart: furtherParts.map(({ page }) => page),
  artwork: Object.values(artworks).flat().map(artworkRef),
  order: orderTypes.map((type) => ({ id: 'order', params: { type } })),
  orderItem: orderTypes.flatMap((type) =>
    shopItems[type].map(({ number }) => ({ id: 'orderItem' as const, params: { type, id: number } })),
  ),
  orderStatus: [],
};

const hidden: ReadonlySet<PageId> = new Set<PageId>(['orderStatus', 'contactForm', 'lessonsForm', 'paintingForm']);

/** Whether a search engine may show a page (ROUTES-15). */
export const isIndexable = ({ id }: PageRef): boolean => !hidden.has(id);

export const everyPage: readonly PageRef[] = (Object.keys(pages) as PageId[]).flatMap((id) => refs[id] ?? [{ id }]);

export const indexablePages: readonly PageRef[] = everyPage.filter(isIndexable);
