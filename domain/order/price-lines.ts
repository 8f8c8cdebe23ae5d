import { media, type OrderType, orderTypeNames, sizes, variants } from '@/content/order';
import type { Locale, Localized } from '@/i18n/locales';
import type { OrderDraft } from './draft';
import { type Price, priceOf } from './price';
import { clearHidden } from './transitions';

/** What a price consists of. The cost of delivery is given in the confirmation, so it has no number here (ORDER-15). */
export type PriceLine = Readonly<
  { name: 'thing'; thing: Localized; price: Price } | { name: 'delivery' } | { name: 'total'; price: Price }
>;

/** In the middle of a line. A name that is written with capitals keeps them: "T-shirt", "A3". */
const inLine = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

const techniqueOf = ({ variant }: OrderDraft, locale: Locale) =>
  variant && inLine(variants[variant].label.portraits[locale]);
const mediumOf = ({ medium }: OrderDraft, locale: Locale) => medium && inLine(media[medium].label[locale]);
const sizeOf = ({ size }: OrderDraft, locale: Locale) => size && inLine(sizes[size].label[locale]);
const made = [techniqueOf, sizeOf, mediumOf];

/** What of a type the price depends on. A picture is one of its kind. */
const details: Readonly<Record<OrderType, readonly ((draft: OrderDraft, locale: Locale) => string | null)[]>> = {
  picture: [],
  portraits: made,
  'custom-pictures': made,
  posters: [mediumOf, sizeOf],
};

function thingIn(draft: OrderDraft, title: Localized | null, locale: Locale): string {
  const parts = details[draft.type].map((of) => of(draft, locale)).filter(Boolean);
  const own = draft.type === 'picture' && title ? [title[locale]] : parts;
  const what = [orderTypeNames[draft.type][locale], own.join(', ')].filter(Boolean).join(': ');
  return draft.quantity > 1 ? `${what} × ${draft.quantity}` : what;
}

/**
 * The lines of a complete draft's price: the thing, its delivery, and all together.
 * @param title of the work that is ordered
 */
export function priceLines(draft: OrderDraft, title: Localized | null): readonly PriceLine[] {
  const shown = clearHidden(draft);
  const price = priceOf(shown);
  const thing = { pl: thingIn(shown, title, 'pl'), en: thingIn(shown, title, 'en') };
  return [{ name: 'thing', thing, price }, { name: 'delivery' }, { name: 'total', price }];
}
