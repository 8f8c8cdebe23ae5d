import type { Localized } from '@/i18n/locales';

/** How an order of something similar to a work begins its description. In a file of its own: few browsers need it. */
export const similarWords: Localized = {
  pl: 'Coś podobnego do pracy „{title}”{detail}. ',
  en: 'Something similar to “{title}”{detail}. ',
};
