import { artworkById, categoryOf } from '@/content/artworks';
import { type OrderType, type Variant, variants } from '@/content/order';
import type { Artwork, CategoryId } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { emptyDraft, type OrderDraft } from '../order/order';
import { priceOf } from '../order/price';
import { fragmentOf } from '../order/shared-choice';
import { isClosed } from './availability';
import { shopItems } from './shop';

const techniques = ['digital', 'acrylic', 'oil', 'pencil'] as const satisfies readonly Variant[];

/** The first whose name is a word of the work's technique. What has no size is a file. */
export const variantOf = ({ technique, sizeCm }: Pick<Artwork, 'technique' | 'sizeCm'>): Variant | null => {
  const words = technique?.en.toLowerCase().split(/[\s,]+/) ?? [];
  return techniques.find((name) => words.includes(name)) ?? (sizeCm ? null : 'digital');
};

type Made = Extract<OrderType, 'portraits' | 'custom-pictures'>;

/** What is made to order in the style of a category's works. A wall has no form of its own. */
export const madeLike: Readonly<Record<CategoryId, Made | null>> = {
  portraits: 'portraits',
  landscapes: 'custom-pictures',
  wall_art: null,
  digital_art: 'custom-pictures',
};

const sampleOf = (type: Made, artwork: number) => shopItems[type].find((item) => item.artwork === artwork);

/** Of those that are open now: that of a sample with the same work, its category's, else a painting. */
function typeLike(artwork: number): Made | null {
  const sampled = (['portraits', 'custom-pictures'] as const).find((type) => sampleOf(type, artwork));
  const types = [sampled ?? madeLike[categoryOf(artworkById(artwork))], 'custom-pictures'] as const;
  return types.find((type) => type && !isClosed(type)) ?? null;
}

function draftLike(work: Artwork, type: Made, variant: Variant): OrderDraft {
  const digital = variant === 'digital';
  return {
    ...emptyDraft(type, null),
    variant,
    subject: digital ? 'digital-one' : 'one',
    medium: digital ? 'file' : null,
    ...(work.sizeCm && {
      size: 'custom',
      width: String(work.sizeCm.width),
      height: String(work.sizeCm.height),
    }),
  };
}

const byHand = (Object.keys(variants) as Variant[]).filter((variant) => variant !== 'digital');

/** Of a technique that cannot be ordered it is the cheapest of those that can. */
function costLike(work: Artwork, type: Made): Similar['cost'] {
  const own = variantOf(work);
  const costs = (own ? [own] : byHand).map((variant) => {
    const draft = draftLike(work, type, variant);
    const like = priceOf(draft).grosze;
    const smaller = work.sizeCm ? priceOf({ ...draft, size: 'a4' }).grosze : like;
    return { like, smaller: smaller < like ? smaller : null, instead: own ? null : variant };
  });
  return costs.reduce((least, cost) => (cost.like < least.like ? cost : least));
}

/** `like`: what it costs at least, and `smaller`: in the smallest size, if less, in whole grosze; `instead`: in which technique, if not the work's. */
type Similar = Readonly<{
  href: string;
  cost: Readonly<{ like: number; smaller: number | null; instead: Variant | null }>;
}>;

/** SHOP-10. Not for the browser: it knows all works. @returns null while none are made to order */
export function similarTo(artwork: number, locale: Locale): Similar | null {
  const type = typeLike(artwork);
  if (!type) return null;
  const work = artworkById(artwork);
  const sample = sampleOf(type, artwork);
  const path = sample ? pathTo('orderItem', locale, { type, id: sample.number }) : pathTo('order', locale, { type });
  const fragment = fragmentOf({ ...emptyDraft(type, null), variant: variantOf(work), work: artwork });
  return { href: path + fragment, cost: costLike(work, type) };
}
