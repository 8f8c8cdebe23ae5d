import { media, type OrderType, orderTypeNames, sizes, variants } from '@/content/order';
import type { Locale, Localized } from '@/i18n/locales';
import { inLine } from '@/i18n/typography';
import type { OrderDraft } from './draft';
import { clearHidden } from './transitions';

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

function thingIn(locale: Locale, draft: OrderDraft, title: Localized | null): string {
  const parts = details[draft.type].map((of) => of(draft, locale)).filter(Boolean);
  const own = draft.type === 'picture' && title ? [title[locale]] : parts;
  const what = [orderTypeNames[draft.type][locale], own.join(', ')].filter(Boolean).join(': ');
  return draft.quantity > 1 ? `${what} × ${draft.quantity}` : what;
}

/**
 * What a complete draft's price is for. The cost of delivery comes on top (ORDER-15).
 * @param title of the work that is ordered
 */
export function pricedThing(draft: OrderDraft, title: Localized | null): Localized {
  const shown = clearHidden(draft);
  return { pl: thingIn('pl', shown, title), en: thingIn('en', shown, title) };
}
