import { media } from '@/content/media';
import { type OrderType, sizes, variants } from '@/content/order';
import type { Locale, Localized } from '@/i18n/locales';
import { inLine } from '@/i18n/typography';
import { clearHidden } from './asked';
import type { OrderDraft } from './order';
import { ownSize } from './size';
import { kindOf, namedByMedium } from './thing';

const techniqueOf = ({ variant }: OrderDraft, locale: Locale) =>
  variant && inLine(variants[variant].label.portraits[locale]);
const mediumOf = (draft: OrderDraft, locale: Locale) =>
  draft.medium && !namedByMedium(draft) && inLine(media[draft.medium].label[locale]);
const sizeOf = (draft: OrderDraft, locale: Locale) =>
  draft.size === 'custom' ? ownSize(draft)?.[locale] : draft.size && sizes[draft.size].label[locale];
const made = [techniqueOf, sizeOf, mediumOf];

/** What the price depends on. A picture is one of its kind. */
const details: Readonly<
  Record<OrderType, readonly ((draft: OrderDraft, locale: Locale) => string | false | null | undefined)[]>
> = {
  picture: [],
  portraits: made,
  'custom-pictures': made,
  posters: [mediumOf, sizeOf],
};

function thingIn(locale: Locale, draft: OrderDraft, title: Localized | null): string {
  const parts = details[draft.type].map((of) => of(draft, locale)).filter(Boolean);
  const own = draft.type === 'picture' && title ? [title[locale]] : parts;
  const what = [kindOf(draft)[locale], own.join(', ')].filter(Boolean).join(draft.type === 'posters' ? ', ' : ': ');
  return severalOf(what, draft.quantity);
}

/** @example severalOf('Mug about 330 ml', 2) // '2 × mug about 330 ml' */
export const severalOf = (what: string, quantity: number): string =>
  quantity > 1 ? `${quantity} × ${inLine(what)}` : what;

/** What the price of a complete draft is for. Delivery comes on top (ORDER-15). @param title of the work that is ordered */
export function pricedThing(draft: OrderDraft, title: Localized | null): Localized {
  const shown = clearHidden(draft);
  return { pl: thingIn('pl', shown, title), en: thingIn('en', shown, title) };
}
