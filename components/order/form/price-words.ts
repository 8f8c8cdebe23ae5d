import type { OrderDraft } from '@/domain/order/draft';
import { priceOf } from '@/domain/order/price';
import { priceText } from '@/domain/shop/price-format';
import type { Locale } from '@/i18n/locales';
import type { OrderWords } from '../words';

/** The price of the choices so far: exact, or "from". */
export const priceWords = (draft: OrderDraft, words: OrderWords, locale: Locale): string =>
  priceText(priceOf(draft), locale, words.from);
