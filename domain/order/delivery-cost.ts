import type { Medium } from '@/content/media';
import { leastDelivery } from '@/content/terms';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { formatPrice } from '../shop/price-format';

/** Beside a sum; `deliverySum` has a `{price}` in it. */
type CostWords = Readonly<Record<'deliverySum' | 'deliverySumFile', string>>;

/** What delivery of it costs, in a few words (ORDER-28). */
export const deliveryCost = (medium: Medium | null, words: CostWords, locale: Locale): string =>
  medium === 'file' ? words.deliverySumFile : fill(words.deliverySum, { price: formatPrice(leastDelivery, locale) });
