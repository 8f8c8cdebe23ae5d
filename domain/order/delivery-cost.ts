import { type Medium, media } from '@/content/media';
import type { Destination, Size } from '@/content/order';
import { deliveryFrom, leastDelivery } from '@/content/terms';
import { fill } from '@/i18n/fill';
import type { Locale } from '@/i18n/locales';
import { formatPrice } from '../shop/price-format';

type CostWords = Readonly<Record<'deliverySum' | 'deliverySumTo' | 'deliverySumFile', string>>;

type Sent = Readonly<{ medium: Medium | null; destination: Destination | null }>;

/** What delivery of it costs, in a few words (ORDER-28): to where it goes, or the least where that is not known. */
export function deliveryCost({ medium, destination }: Sent, words: CostWords, locale: Locale): string {
  if (medium === 'file') return words.deliverySumFile;
  const price = formatPrice(destination ? deliveryFrom[destination] : leastDelivery, locale);
  return fill(destination ? words.deliverySumTo : words.deliverySum, { price });
}

/**
 * Whether it costs what the table says: a thing of its own size, a print, which is rolled, up to A0, or a sheet or a canvas up to A3.
 * What is larger is weighed (ORDER-30).
 */
export const isListed = ({ medium, size }: Readonly<{ medium: Medium | null; size: Size | null }>): boolean =>
  size === 'a4' ||
  size === 'a3' ||
  (medium !== null && media[medium].ownSize) ||
  (medium === 'print' && size !== 'custom');
