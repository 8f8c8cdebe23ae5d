import { cleanPhone } from '@/domain/contact-hints';
import { limits } from '@/domain/limits';
import { balanceOf } from '@/domain/order/payments';
import { reviewIn, standingReview } from '@/domain/order/review';
import { correctionsOf } from '@/domain/order/sketch';
import { buttonStates } from '@/domain/order/states';
import { type Proposal, stateOf, wayOf } from '@/domain/order/status';
import { isPainted } from '@/domain/order/thing';
import { undoMs, withdrawable } from '@/domain/order/undo';
import { carrierNames, carriers, parcelNumber } from '@/domain/order/ways';
import type { ProblemCode } from '@/domain/problems';
import type { EventPicture } from '@/server/storage/queries/order-events';
import { changeOrder, undoInOrder } from '@/server/submissions/change-order';
import { correctReach } from '@/server/submissions/correct-reach';
import { storedIn } from '@/server/submissions/kinds';
import { keepPhoto, photoProblem } from '@/server/submissions/photos/keep-photos';
import { shownCopy } from '@/server/submissions/photos/small-copy';
import { reachOf } from '@/server/submissions/reach';
import { day, line, money, oneOf, open, photos, text, tick } from '../form/kinds';
import { formatPrice } from '../sums';
import { changed, done, type Label, refused } from './act';
import { cardOf } from './offer';
import { type AboutOrder, change, type DescribedAct, english, orderAct, wordsIn } from './order-act';
import { repliesTo } from './saved-replies';

/** A note for the artist alone: no page and no letter shows it. */
export const note = orderAct({
  fields: () => ({ text: text('studio.status.note', { rows: 3, isNeeded: true }) }),
  event: ({ text }) => ({ type: 'note', text }),
});

export const message = orderAct({
  fields: (about) => ({
    text: text('desk.order.yourWords', { rows: 4, isNeeded: true, asksEnglish: about.order.language === 'en' }),
    english: english(about),
  }),
  replies: ({ context, order }) => repliesTo(context, order),
  letter: 'can',
  event: (typed) => ({ type: 'message', from: 'studio', ...typed }),
});

/** Notes that both have agreed in another way, as by phone: the order is accepted without an offer. */
export const agree = orderAct({
  leadsTo: 'accepted',
  fields: () => ({
    price: open(money('desk.order.price')),
    by: open(day('desk.order.by', 'ahead', { isBeside: true })),
    note: text('desk.order.note', { hint: 'desk.order.ifAny' }),
  }),
  // both may be open, but not one alone
  check: ({ price, by }, read) => {
    if (price && read.isEmpty('by')) read.refuse('by', 'desk.problems.noDay');
    if (by && read.isEmpty('price')) read.refuse('price', 'desk.problems.noSum');
  },
  event: ({ price: grosze, by, note }) => ({
    type: 'mark',
    state: 'accepted',
    note,
    picture: null,
    ...(grosze && by && { agreed: { grosze, by } }),
  }),
});

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
  letter: 'must',
  event: ({ note, english }) => ({ type: 'mark', state: 'declined', note, picture: null, english }),
});

const setBy = (state: (typeof buttonStates)[number]) =>
  orderAct({
    leadsTo: state,
    fields: () => ({}),
    event: () => ({ type: 'mark', state, note: '', picture: null }),
  });

export const buttonActs = Object.fromEntries(buttonStates.map((state) => [state, { act: setBy(state) }])) as Readonly<
  Record<(typeof buttonStates)[number], Readonly<{ act: DescribedAct }>>
>;

export const noteTo = (about: AboutOrder, language = english) => ({
  note: text('desk.order.note', { hint: 'desk.order.ifAny', asksEnglish: about.order.language === 'en' }),
  english: language(about),
});

async function pictureOf(file: Buffer): Promise<EventPicture | ProblemCode> {
  const known = photoProblem(file);
  if (known) return known;
  const read = await keepPhoto(file);
  return typeof read === 'string' ? read : shownCopy(read.bytes);
}

/** Work begins, with a picture or without; the same again shows another or says something more. */
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
    });
  },
});

/** Asked once where something leaves the studio while money is still due. */
export function unpaid({ history, context: { locale } }: AboutOrder) {
  const due = balanceOf(history).due ?? 0;
  const sum = formatPrice(due, locale);
  return tick((words) => words('desk.order.unpaid', { sum }), {
    isShown: due > 0,
    mustBe: (words) => words('desk.order.unpaidAsk', { sum }),
  });
}

/** What is ready is on its way to the buyer; the same again says something else of it. Of a parcel all may be open: she may say it in words. */
export const sendParcel = orderAct({
  leadsTo: 'sent',
  fields(about) {
    const way = wayOf(about.history);
    const before = way?.by === 'parcel' ? way : null;
    return {
      carrier: oneOf('way.carrier', carrierNames, {
        word: (carrier) => () => carriers[carrier].name,
        other: null,
        otherLabel: 'desk.order.otherCarrier',
        usual: before?.carrier,
      }),
      number: line('way.number', limits.text.other, {
        hint: 'desk.order.ifAny',
        usual: before?.number,
        clean: (typed) => (typed === '' ? '' : parcelNumber(typed)),
        wrong: 'desk.order.badNumber',
      }),
      ...noteTo(about),
      unpaid: unpaid(about),
    };
  },
  event({ carrier, number, note, english }) {
    return { type: 'mark', state: 'sent', picture: null, way: { by: 'parcel', carrier, number }, note, english };
  },
});

export const offerPickup = orderAct({
  leadsTo: 'sent',
  fields(about) {
    const way = wayOf(about.history);
    const before = way?.by === 'pickup' ? way : null;
    return {
      place: line('way.place', limits.text.address, { isNeeded: true, usual: before?.place }),
      day: day('way.day', 'ahead', { usual: before?.day }),
      ...noteTo(about),
      unpaid: unpaid(about),
    };
  },
  event({ place, day, note, english }) {
    return { type: 'mark', state: 'sent', picture: null, way: { by: 'pickup', place, day }, note, english };
  },
});

/** Puts a buyer's words on the site, or takes them off, at the next publication; only what the buyer allows. */
export const publishReview = orderAct({
  may: ({ history }) => reviewIn(history)?.mayStand === true,
  fields: () => ({}),
  event: (_, { history }) => ({ type: 'stand', stands: standingReview(history) === null }),
});

/** Takes something back that nobody has answered, however old. Where its letter has left, a second one says so. */
const withdrawing = (kind: Proposal['type'], happened: Readonly<Record<'silent' | 'byLetter', Label>>) =>
  orderAct({
    may: ({ history }) => withdrawable(history)?.type === kind,
    fields: () => ({}),
    async do(_, { order, context: { storage, effects } }) {
      const undone = await undoInOrder(storage, order, withdrawable, effects);
      if (!undone) return changed;
      return done(`/orders/${order.reference}`, happened[undone.letter === 'left' ? 'byLetter' : 'silent']);
    },
  });

export const withdraw = withdrawing('offer', {
  silent: 'desk.order.withdrawn',
  byLetter: 'desk.order.withdrawnLetter',
});

export const retract = withdrawing('change', {
  silent: 'desk.change.withdrawn',
  byLetter: 'desk.change.withdrawnLetter',
});

/** Corrects how a buyer is reached; letters that wait go to the new address. Any of it may be unknown. */
export const correctContact = orderAct({
  fields({ order }) {
    const { email, phone, address } = reachOf(order);
    const { text: most } = limits;
    return {
      email: line('desk.order.email', most.email, { usual: email, mode: 'email' }),
      phone: line('desk.order.phone', most.phone, { usual: phone, mode: 'tel', clean: cleanPhone }),
      address: text('desk.order.address', { rows: 3, most: most.address, usual: address, isShown: address !== null }),
    };
  },
  async do(reach, { order, next: seen, context: { storage, now } }) {
    if (!(await correctReach(storage, order, { reach, seen, now }))) return changed;
    return done(`/orders/${order.reference}`, 'desk.order.corrected');
  },
});

/** What is no order was answered otherwise, as by telephone: nobody gets a letter. */
export const settle = orderAct({
  fields: () => ({}),
  async do(_, { order, next: seen, context: { storage, effects, now, locale } }) {
    const isOrder = Boolean(storedIn(order)?.order?.(locale));
    const added = await changeOrder(
      storage,
      order,
      {
        event: { type: 'mark', state: 'done', note: '', picture: null },
        tellsBuyer: false,
        // an order ends by its own table of transitions, which asks about its money
        mayHappen: (history, next) => next === seen && !isOrder && stateOf(history) !== 'done',
      },
      effects,
    );
    if (!added) return changed;
    const undo = { action: `/inbox/${order.reference}/unsettle`, id: `${added.position}`, until: now + undoMs };
    return done('/inbox', 'desk.answer.settled', { undo });
  },
});
