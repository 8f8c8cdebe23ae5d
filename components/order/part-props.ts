import type { Locale } from '@/i18n/locales';
import type { MediumDrawings } from './medium-drawing';
import type { OrderInHand } from './use-order-draft';
import type { OrderWords } from './words';

/** The props of every part of the form in which something is chosen. */
export type PartProps = Readonly<{
  words: OrderWords;
  locale: Locale;
  /** A line drawing of each medium. */
  pictures: MediumDrawings;
}> &
  Pick<OrderInHand, 'draft' | 'choose' | 'text'>;
