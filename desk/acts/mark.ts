import { limits } from '@/domain/limits';
import { correctionsOf } from '@/domain/order/sketch';
import { buttonStates } from '@/domain/order/states';
import { isPainted } from '@/domain/order/thing';
import type { ProblemCode } from '@/domain/problems';
import type { EventPicture } from '@/server/storage/queries/order-events';
import { keepPhoto, photoProblem } from '@/server/submissions/photos/keep-photos';
import { shownCopy } from '@/server/submissions/photos/small-copy';
import { line, photos, tick } from '../form/kinds';
import { refused } from './act';
import { cardOf } from './offer';
import { change, type DescribedAct, orderAct, wordsIn } from './order-act';
import { noteTo } from './send';

/** A picture as a buyer is shown it, or what is wrong with it. */
async function pictureOf(file: Buffer): Promise<EventPicture | ProblemCode> {
  const known = photoProblem(file);
  if (known) return known;
  const kept = await keepPhoto(file);
  return typeof kept === 'string' ? kept : shownCopy(kept.bytes);
}

/** Work begins, with a picture or without; the same again shows another or says something more. With words or a picture the buyer gets a letter. */
export const start = orderAct({
  leadsTo: 'in-work',
  fields: (about) => ({
    photo: photos('desk.order.takePhoto', 1, { hint: 'desk.order.orChoose' }),
    caption: line('desk.order.caption', limits.text.description, {
      hint: 'desk.order.captionHint',
      asksEnglish: about.order.language === 'en',
    }),
    asks: tick((words) => words('desk.sketch.ask', correctionsOf(about.history)), {
      isShown: isPainted(cardOf(about)?.choice ?? { type: null }),
    }),
    ...noteTo(about, wordsIn),
  }),
  check({ photo, asks }, read) {
    if (asks && photo?.length === 0) read.refuse('photo', 'desk.sketch.noPhoto');
  },
  async do({ photo: [photo], caption, asks, note, english }, about) {
    const picture = photo ? await pictureOf(photo.bytes) : null;
    if (typeof picture === 'string') return refused({ photo: (words) => words(`problems.${picture}`) });
    return change(about, {
      event: { type: 'mark', state: 'in-work', note, picture: picture && caption, ...(asks && { asks }), english },
      ...(picture && { picture }),
      tellsBuyer: note !== '' || picture !== null,
      happened: (words) => words('desk.order.marked', { state: words('studio.states.in-work') }),
    });
  },
});

const setBy = (state: (typeof buttonStates)[number]) =>
  orderAct({
    leadsTo: state,
    fields: () => ({}),
    do: (_, about) =>
      change(about, {
        event: { type: 'mark', state, note: '', picture: null },
        tellsBuyer: false,
        happened: (words) => words('desk.order.marked', { state: words(`studio.states.${state}`) }),
      }),
  });

/** The acts that a button alone does, such as that the order has come to its end. */
export const buttonActs = Object.fromEntries(buttonStates.map((state) => [state, { act: setBy(state) }])) as Readonly<
  Record<(typeof buttonStates)[number], Readonly<{ act: DescribedAct }>>
>;
