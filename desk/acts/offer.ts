import { storedIn } from '@/server/submissions/kinds';
import { changed, orderAct, refused, textIn } from './act';
import { changeSeen } from './change';
import { offerAbout, readOffer } from './offer-form';
import { lookedAt } from './texts';

/** The button that sends, below the letter that it sends. */
export const sendStep = { name: 'step', value: 'send' } as const;

/** Sends an offer: only the one whose letter was looked at, and once every question about a slip is answered. */
export const offer = orderAct(async (context, seen, form) => {
  const { order } = seen;
  const card = storedIn(order)?.order?.(context.locale);
  if (!card) return changed;
  const { event, problems, asked } = readOffer(form, offerAbout(context, order, card));
  if (!event) return refused(problems);
  if (textIn(form, sendStep.name) !== sendStep.value) return refused({});
  if (asked.length > 0) return refused({ '': (words) => words('desk.offer.answerFirst', { n: asked.length }) });
  const look = lookedAt(form, event, true);
  if (look) return look;
  return changeSeen(context, seen, {
    event,
    tellsBuyer: true,
    happened: (words) => words('desk.offer.sent'),
  });
});
