import type { OrderDraft } from '@/domain/order/draft';
import { priceOf } from '@/domain/order/price';
import { formatPrice } from '@/domain/price-format';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import type { OrderWords } from './words';

/** The price as the form says it: exact, or "from". */
export function priceWords(draft: OrderDraft, words: OrderWords, locale: Locale): string {
  const { grosze, from } = priceOf(draft);
  const price = formatPrice(grosze, locale);
  return from ? fill(words.from, { price }) : price;
}
