import type { Localized } from './locales';

/** The anchors of the home page's and the shop's sections; old one-word addresses lead to some of them (readings 2). */
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
