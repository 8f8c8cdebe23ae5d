import type { OrderEvent } from '@/domain/order/events';
import { text } from '../form/kinds';
import { change, english, orderAct } from './order-act';

type Typed = Readonly<{ note: string; english: boolean }>;

/** What the form says, also where its letter is shown. */
export const declining = ({ note, english }: Typed): OrderEvent => ({
  type: 'mark',
  state: 'declined',
  note,
  picture: null,
  english,
});

/** Ends an order without a work. The buyer gets a letter with the reason, which is shown before it leaves. */
export const decline = orderAct({
  leadsTo: 'declined',
  fields: (about) => ({
    note: text('desk.order.reason', {
      hint: 'desk.order.reasonHint',
      rows: 3,
      asksEnglish: about.order.language === 'en',
    }),
    english: english(about),
  }),
  letter: (typed) => declining(typed),
  mustBeRead: true,
  do: (typed, about) =>
    change(about, {
      event: declining(typed),
      tellsBuyer: true,
      happened: (words) => words('desk.order.marked', { state: words('studio.states.declined') }),
    }),
});
