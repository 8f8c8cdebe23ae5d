import { orderTypes } from '@/content/order';
import { shopItems } from '@/domain/shop';
import { type PageId, type PageRef, pages } from '@/i18n/pages';

/**
 * Pages with parameters, and those that search engines must not show (ROUTES-15). Every other page has one address.
 */
const refs: Readonly<Partial<Record<PageId, readonly PageRef[]>>> = {
  order: orderTypes.map((type) => ({ id: 'order', params: { type } })),
  orderItem: orderTypes.flatMap((type) =>
    shopItems[type].map(({ number }) => ({ id: 'orderItem' as const, params: { type, id: number } })),
  ),
  orderSent: [],
  contactForm: [],
  lessonsForm: [],
  paintingForm: [],
};

/** Every page that a search engine may show, once; each stands in both languages. */
export const indexablePages: readonly PageRef[] = (Object.keys(pages) as PageId[]).flatMap(
  (id) => refs[id] ?? [{ id }],
);
