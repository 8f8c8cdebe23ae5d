import type { Locale } from '@/i18n/locales';
import type { OrderInHand } from '../draft/use-order-draft';
import type { OrderWords } from '../words';

/** The props of every part of the form in which something is chosen. */
export type PartProps = Readonly<{
  words: OrderWords;
  locale: Locale;
}> &
  Pick<OrderInHand, 'draft' | 'choose' | 'text'>;
