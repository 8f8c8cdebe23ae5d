import files from '@/generated/cards.json';
import type { Locale } from '@/i18n/locales';

const made: Readonly<Record<string, string>> = files;

/**
 * The address of a page's card.
 * @param name of `shareCardName`
 * @throws when the cards were not made for this content; the preparation of a build makes them
 */
export function shareCardUrl(name: string, locale: Locale): string {
  const file = made[`${name}.${locale}`];
  if (!file) throw new Error(`content: no card ${name} in ${locale}`);
  return `/cards/${file}`;
}
