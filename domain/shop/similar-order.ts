import { artworkById } from '@/content/artworks';
import type { Variant } from '@/content/order';
import { services } from '@/content/services';
import { paintingSamples } from '@/content/shop';
import type { ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { similarFragment } from '../order/shared-choice';
import { isClosed } from './availability';

/** The technique of an order, by a word in the technique of a work; the first that fits. */
const variantWords: readonly (readonly [word: string, variant: Variant])[] = [
  ['digital', 'digital'],
  ['acrylic', 'acrylic'],
  ['oil', 'oil'],
  ['pencil', 'pencil'],
];

/** Null where none of the four is the work's. */
export const variantOf = (technique: string): Variant | null =>
  variantWords.find(([word]) =>
    technique
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(word),
  )?.[1] ?? null;

/**
 * The address where something similar to a work can be ordered, filled in as far as the work tells: in the style of the
 * sample that shows the same work, if there is one (SHOP-10). It runs where the pages are made, for it knows all works.
 * @returns null while no paintings are made to order
 */
export function similarPath(
  { artwork }: Pick<ShopPicture, 'artwork'>,
  locale: Locale,
  states: typeof services = services,
): string | null {
  const type = 'custom-pictures';
  if (isClosed(type, states)) return null;
  const { technique } = artworkById(artwork);
  const sample = paintingSamples.find((candidate) => candidate.artwork === artwork);
  const path = sample ? pathTo('orderItem', locale, { type, id: sample.number }) : pathTo('order', locale, { type });
  return path + similarFragment({ work: artwork, variant: technique && variantOf(technique.en) });
}
