import type { Locale } from '@/i18n/locales';
import type { OrderInHand } from './use-order-draft';
import type { OrderWords } from './words';

/** What every choosing part of the form gets. */
export type PartProps = Readonly<{
  words: OrderWords;
  locale: Locale;
}> &
  Pick<OrderInHand, 'draft' | 'choose' | 'text'>;
