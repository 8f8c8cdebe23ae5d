import { limits } from '@/domain/limits';
import { paymentKinds } from '@/domain/order/events';
import { balanceOf, nextPayment } from '@/domain/order/payments';
import { typedSum } from '@/domain/typed-sums';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { dayText } from '@/server/submissions/views/dates';
import { day, line, money, oneOf, tick } from '../form/kinds';
import { formatPrice } from '../sums';
import { change, hasLetters, orderAct } from './order-act';

/** Notes a payment, or what went back; the buyer gets a letter only if that is wished. */
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
    };
  },
  check({ sum, kind }, read, { history, context: { locale } }) {
    const { paid, due } = balanceOf(history);
    const most = kind === 'returned' ? paid : due;
    // what nothing was agreed for has no sum that it could exceed
    if (!sum || !kind || most === null || sum <= most) return;
    const sums = { sum: formatPrice(sum, locale), most: formatPrice(most, locale) };
    read.ask('sum', `${kind}-${sum}`, (words) =>
      words(`desk.money.${kind === 'returned' ? 'overRefund' : 'overPaid'}`, sums),
    );
  },
  do: ({ sum: grosze, day, kind, note, letter }, about) =>
    change(about, {
      event: { type: 'payment', kind, grosze, day, note },
      tellsBuyer: letter,
      happened: (words) => {
        const { locale } = about.context;
        return words(`desk.money.noted.${kind}`, { sum: formatPrice(grosze, locale), day: dayText(day, locale) });
      },
    }),
});
