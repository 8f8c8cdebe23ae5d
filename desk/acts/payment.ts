import { limits } from '@/domain/limits';
import { deliveredIn } from '@/domain/order/delivery';
import { paymentKinds } from '@/domain/order/events';
import { balanceOf, nextPayment } from '@/domain/order/payments';
import { mayBecome } from '@/domain/order/status';
import { typedSum } from '@/domain/typed-sums';
import type { Locale } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { day, line, money, oneOf, type Reading, tick } from '../form/kinds';
import { formatPrice } from '../sums';
import { handOverWork } from './deliver';
import { type AboutOrder, change, hasLetters, orderAct } from './order-act';

/** As texts: a number of px is not grouped. */
const sidesOf = ({ workFile }: AboutOrder) => ({ w: String(workFile?.width), h: String(workFile?.height) });

/** @param noted `most`: null where nothing was agreed that the sum could exceed */
export function askIfAbove(
  read: Reading,
  field: string,
  { kind, sum, most }: Readonly<{ kind: (typeof paymentKinds)[number]; sum: number | null; most: number | null }>,
  locale: Locale,
): void {
  if (!sum || most === null || sum <= most) return;
  const sums = { sum: formatPrice(sum, locale), most: formatPrice(most, locale) };
  read.ask(field, `${kind}-${sum}`, (words) =>
    words(`desk.money.${kind === 'returned' ? 'overRefund' : 'overPaid'}`, sums),
  );
}

/** Notes a payment, or what went back; the buyer gets a letter only if that is wished, and with the last sum the file of a work. */
export const payment = orderAct({
  fields(about) {
    const { history, order, context } = about;
    const proposed = nextPayment(history);
    return {
      sum: money('desk.money.sum', { usual: proposed ? typedSum(proposed.grosze, context.locale) : '' }),
      day: day('desk.money.day', 'past', { usual: dayInWarsaw(context.now), isBeside: true }),
      kind: oneOf('desk.money.what', paymentKinds, {
        word: (kind) => `desk.money.kinds.${kind}`,
        usual: proposed?.kind ?? 'rest',
        other: 'rest',
      }),
      note: line('desk.money.note', limits.text.comment, { hint: 'desk.money.noteHint' }),
      letter: tick((words) => words('desk.money.letter', { language: words(`desk.order.in.${order.language}`) }), {
        isShown: hasLetters(about),
      }),
      opens: tick((words) => words('desk.money.opens', sidesOf(about)), {
        isShown: about.workFile !== null && mayBecome(history, 'sent') && deliveredIn(history).length === 0,
      }),
    };
  },
  check({ sum, kind, opens }, read, { history, context: { locale } }) {
    const { paid, due } = balanceOf(history);
    if (opens && sum && (kind === 'returned' || due === null || sum < due))
      read.refuse('opens', 'desk.money.opensPaid');
    if (kind) askIfAbove(read, 'sum', { kind, sum, most: kind === 'returned' ? paid : due }, locale);
  },
  async do({ sum: grosze, day, kind, note, letter, opens }, about) {
    const noted = await change(about, { event: { type: 'payment', kind, grosze, day, note }, tellsBuyer: letter });
    if (!noted.ok || !opens || !about.workFile) return noted;
    // without room for the file the payment is noted all the same, and Today leads to the file
    const handed = await handOverWork(about.workFile, { ...about, next: about.next + 1 }).catch(() => null);
    return handed?.ok ? handed : noted;
  },
});
