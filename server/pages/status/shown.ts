import type { ReplyStep } from '@/domain/order/reply';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import type { OrderStatus } from './read-status';

/** An order's page at one moment, in one language. */
export type Shown = Readonly<{
  status: OrderStatus;
  locale: Locale;
  now: number;
  /** Which answer the buyer is about to give. */
  step: ReplyStep | null;
  /** Why a reply was not taken, and what was sent. */
  refused: Readonly<{ problem: Problem; fields: Readonly<Record<string, string>> }> | null;
}>;
