import { type Medium, media } from '@/content/media';
import type { Destination, Size } from '@/content/order';
import { deliveryFrom, leastDelivery } from '@/content/terms';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { formatPrice } from '../shop/price-format';

type CostWords = Readonly<Record<'deliverySum' | 'deliverySumTo' | 'deliverySumFile', string>>;

type Sent = Readonly<{ medium: Medium | null; destination: Destination | null }>;

/** To where it goes, or the least where that is not known (ORDER-28). */
export function deliveryCost({ medium, destination }: Sent, words: CostWords, locale: Locale): string {
  if (medium === 'file') return words.deliverySumFile;
  const price = formatPrice(destination ? deliveryFrom[destination] : leastDelivery, locale);
  return fill(destination ? words.deliverySumTo : words.deliverySum, { price });
}

/** What is not listed is weighed (ORDER-30); a print is rolled. */
export const isListed = ({ medium, size }: Readonly<{ medium: Medium | null; size: Size | null }>): boolean =>
  size === 'a4' ||
  size === 'a3' ||
  (medium !== null && media[medium].ownSize) ||
  (medium === 'print' && size !== 'custom');
