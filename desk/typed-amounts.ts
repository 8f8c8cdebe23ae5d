import { lowestPrice } from '@/build/check/prices';
import { formatPrice } from '@/domain/shop/price-format';
import { groszeOf, isLeap } from '@/domain/typed-sums';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { dayTyped } from './typed-days';
import { agreed, type Desk, type Reply, refusal, wrongUse } from './verb';

/**
 * A day as it was typed, if the calendar has it and it is not over; else null.
 * @example dayOf('20 grudnia', now) // '2026-12-20'
 */
export const dayOf = (typed: string, now: number): string | null => dayTyped(typed, dayInWarsaw(now), 'ahead');

type Asking = Pick<Desk, 'words' | 'locale' | 'ask'>;
/** `before`: what it cost until now, in grosze; `yes`: a leap was agreed to. */
type Around = Readonly<{ before?: number | undefined; least?: number; yes?: boolean }>;

/**
 * A price as it is typed, in złotys.
 * @returns grosze, or why it cannot be taken: it is no amount, lower than any price, or a leap that nobody meant
 */
export async function priceIn(
  desk: Asking,
  typed: string,
  { before, least = lowestPrice, yes = false }: Around = {},
): Promise<number | Reply> {
  const { words, locale } = desk;
  const grosze = groszeOf(typed);
  if (grosze === null) return wrongUse(words('studio.works.badPrice', { price: typed }));
  const price = formatPrice(grosze, locale);
  if (grosze < least) return refusal(words('studio.works.lowPrice', { price, least: formatPrice(least, locale) }));
  if (before === undefined || !isLeap(before, grosze)) return grosze;
  const question = words('studio.works.askLeap', { price, before: formatPrice(before, locale) });
  return (await agreed(desk, question, yes)) ? grosze : refusal(words('studio.works.asBefore'));
}
