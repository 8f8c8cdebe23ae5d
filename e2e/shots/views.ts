import type { Locale } from '@/i18n/locales';
import { locales } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';

/** A page to photograph; `state` chooses one of its states. */
type View = Readonly<{ name: string; ref?: PageRef; state?: 'sent' }>;

/** One page of each kind, in the order of ROUTES-2. Without `ref`: an address that does not exist. */
const views: readonly View[] = [
  { name: 'home', ref: { id: 'home' } },
  { name: 'gallery', ref: { id: 'gallery' } },
  { name: 'gallery-portraits', ref: { id: 'portraits' } },
  { name: 'gallery-landscapes', ref: { id: 'landscapes' } },
  { name: 'gallery-wall-art', ref: { id: 'wall_art' } },
  { name: 'gallery-digital-art', ref: { id: 'digital_art' } },
  { name: 'shop', ref: { id: 'shop' } },
  { name: 'order-choose-picture', ref: { id: 'order', params: { type: 'picture' } } },
  { name: 'order-choose-poster', ref: { id: 'order', params: { type: 'posters' } } },
  { name: 'order-picture', ref: { id: 'orderItem', params: { type: 'picture', id: 1 } } },
  { name: 'order-portrait', ref: { id: 'order', params: { type: 'portraits' } } },
  { name: 'order-portrait-in-style', ref: { id: 'orderItem', params: { type: 'portraits', id: 1 } } },
  { name: 'order-painting', ref: { id: 'order', params: { type: 'custom-pictures' } } },
  { name: 'order-poster', ref: { id: 'orderItem', params: { type: 'posters', id: 1 } } },
  { name: 'order-sent', ref: { id: 'orderSent' }, state: 'sent' },
  { name: 'order-sent-without-order', ref: { id: 'orderSent' } },
  { name: 'privacy-policy', ref: { id: 'privacyPolicy' } },
  { name: 'store-regulations', ref: { id: 'storeRegulations' } },
  { name: 'not-found' },
];

export type Shot = Readonly<{ name: string; locale: Locale; path: string; state: View['state'] }>;

/** Every view whose name contains `part`, in both languages. */
export const shotsOf = (part: string): readonly Shot[] =>
  views
    .filter(({ name }) => name.includes(part))
    .flatMap(({ name, ref, state }) =>
      locales.map((locale) => ({ name, locale, state, path: ref ? pathOf(ref, locale) : `/${locale}/404` })),
    );
