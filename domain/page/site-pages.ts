import { artworks } from '@/content/artworks';
import { type OrderType, orderTypes } from '@/content/order';
import { type PageId, type PageRef, pages } from '@/i18n/pages';
import { artworkRef } from '../gallery/artwork-page';
import { furtherParts } from '../gallery/wall-parts';
import { itemsWithPage } from '../shop/prints';
import { isPrintOfWork } from '../shop/shop';

/** Of pages with parameters; none of one that is made on demand. Every other page has one address. */
const refs: Readonly<Partial<Record<PageId, readonly PageRef[]>>> = {
  wallPart: furtherParts.map(({ page }) => page),
  artwork: Object.values(artworks).flat().map(artworkRef),
  order: orderTypes.map((type) => ({ id: 'order', params: { type } })),
  orderItem: orderTypes.flatMap((type) =>
    itemsWithPage[type].map(({ number }) => ({ id: 'orderItem' as const, params: { type, id: number } })),
  ),
  orderStatus: [],
};

const hidden: ReadonlySet<PageId> = new Set<PageId>(['orderStatus', 'contactForm', 'lessonsForm', 'paintingForm']);

/** Of a work that is ordered as a print, search engines show the work's own page. */
const isPrint = ({ id, params }: PageRef): boolean =>
  id === 'orderItem' && isPrintOfWork({ type: params?.type as OrderType, item: Number(params?.id) });

/** ROUTES-15. */
export const isIndexable = (page: PageRef): boolean => !hidden.has(page.id) && !isPrint(page);

export const everyPage: readonly PageRef[] = (Object.keys(pages) as PageId[]).flatMap((id) => refs[id] ?? [{ id }]);

export const indexablePages: readonly PageRef[] = everyPage.filter(isIndexable);
