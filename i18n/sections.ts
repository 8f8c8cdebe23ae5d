import type { Locale, Localized } from './locales';
import { pathTo } from './pages';

/** The anchors of the home page's and the shop's sections; old one-word addresses lead to some of them (ROUTES-7). */
export const sections = {
  about: { pl: 'o-mnie', en: 'about' },
  gallery: { pl: 'galeria', en: 'gallery' },
  orders: { pl: 'zamowienia', en: 'orders' },
  classes: { pl: 'lekcje-sztuki', en: 'art-classes' },
  contact: { pl: 'kontakt', en: 'contact' },
  pictures: { pl: 'obrazy', en: 'pictures' },
  portraits: { pl: 'portrety', en: 'portraits' },
  paintings: { pl: 'obrazy-na-zamowienie', en: 'custom-pictures' },
  posters: { pl: 'plakaty', en: 'posters' },
} as const satisfies Record<string, Localized>;

export type SectionId = keyof typeof sections;

/** From the top of the shop to its end (SHOP-1). */
export const shopSections = ['pictures', 'portraits', 'paintings', 'posters'] as const satisfies readonly SectionId[];
export type ShopSection = (typeof shopSections)[number];

/** Made of the address of the category's own page. @example galleryAnchor('wall_art', 'en') // 'gallery-wall-art' */
export const galleryAnchor = (category: 'portraits' | 'landscapes' | 'wall_art' | 'digital_art', locale: Locale) =>
  pathTo(category, locale).slice(1).replace('/', '-');

export const contactPath = (locale: Locale): string => `${pathTo('home', locale)}#${sections.contact[locale]}`;

/** A link that opens the custom order with its wish (HOME-18); without script it leads to the section of the order. */
export const wishLink = (locale: Locale, wish: string): string =>
  `${pathTo('home', locale)}?${new URLSearchParams({ wish: wish.replaceAll('\u00a0', ' ') })}#${sections.orders[locale]}`;

/** It begins the message (FORMS-13). Search engines do not follow it: they would read the home page again for every work. */
export function messageLink(locale: Locale, text: string): Readonly<{ href: string; rel: 'nofollow' }> {
  // a no-break space would be a surprise in a message
  const query = new URLSearchParams({ text: text.replaceAll('\u00a0', ' ') });
  return { href: `${pathTo('home', locale)}?${query}#${sections.contact[locale]}`, rel: 'nofollow' };
}
