import type { OrderDraft } from '@/domain/order/draft';
import { isBeyondA0, priceOf, priceRange } from '@/domain/order/price';
import { sizeIsOpen } from '@/domain/order/size';
import { formatPrice, priceText } from '@/domain/shop/price-format';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { OrderWords } from '../words';

type Words = Pick<OrderWords, 'from' | 'priceRange' | 'priceBySize' | 'priceBeyond' | 'priceFrom' | 'priceNext'>;

/** The price of the choices so far: exact, "from", or from the least to the most where the size decides and is not known. */
export function priceWords(draft: OrderDraft, words: Words, locale: Locale): string {
  if (!sizeIsOpen(draft)) return priceText(priceOf(draft), locale, words.from);
  const { least, most } = priceRange(draft);
  const [low, high] = [formatPrice(least, locale), formatPrice(most, locale)];
  return fill(least === most ? words.from : words.priceRange, { price: low, low, high });
}

/** What else is to be known of the price. */
export const priceNotes = (draft: OrderDraft, words: Words): string =>
  [
    sizeIsOpen(draft) && words.priceBySize,
    isBeyondA0(draft) && words.priceBeyond,
    priceOf(draft).from && words.priceFrom,
    words.priceNext,
  ]
    .filter(Boolean)
    .join(' ');
