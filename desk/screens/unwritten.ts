import type { Translator } from '@/messages/translator';
import { limits } from '@/server/platform/limits';

/** That the sender got no letter: an address gets so many a day (TRUST-15). */
export const unwritten = (words: Translator) => ({
  note: words('desk.order.unwritten', { n: limits.letters.perDayAndBuyer }),
});
