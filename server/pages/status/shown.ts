import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import type { OrderStatus } from './read-status';

/** An order's page at one moment, in one language. */
export type Shown = Readonly<{
  status: OrderStatus;
  locale: Locale;
  now: number;
  /** Why a reply was not taken, and the message that was typed. */
  refused: Readonly<{ problem: Problem; text: string }> | null;
}>;
