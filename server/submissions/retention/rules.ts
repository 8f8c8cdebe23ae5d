import { limits } from '@/domain/limits';
import { startOfYearInWarsaw, yearInWarsaw } from '../../platform/warsaw';
import type { Kind } from '../kinds';

const { formMs, orderYears } = limits.retention;

const forms = (now: number): number => now - formMs;
/** Kept to the end of the sixth calendar year after the one they came in. */
const shopOrders = (now: number): number => startOfYearInWarsaw(yearInWarsaw(now) - orderYears);

/** What came before this moment has been kept for its time (TRUST-23). */
export const keptSince: Readonly<Record<Kind, (now: number) => number>> = {
  'shop-order': shopOrders,
  contact: forms,
  'registration-lessons': forms,
  orders: forms,
};
