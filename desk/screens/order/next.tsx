import { isMailbox } from '@/domain/contact-hints';
import type { DatedEvent, OrderEvent } from '@/domain/order/events';
import { type NextStep, states } from '@/domain/order/states';
import { stateOf } from '@/domain/order/status';
import { askedAt, turnOf } from '@/domain/order/turn';
import { pathTo } from '@/i18n/pages';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { calendar } from '@/server/submissions/work';
import { seenField } from '../../acts/act';
import { change } from '../../acts/change';
import { deliver } from '../../acts/deliver';
import { offer } from '../../acts/offer';
import { type DescribedAct, isOffered } from '../../acts/order-act';
import {
  agree,
  buttonActs,
  decline,
  message,
  note,
  offerPickup,
  retract,
  sendParcel,
  start,
  withdraw,
} from '../../acts/order-acts';
import { isInsert } from '../../acts/saved-replies';
import { readFields } from '../../form/kinds';
import { PreviewedLetter } from '../../shell/letter';
import { Button, ButtonLink, PreviewButton } from '../../shell/parts';
import { fold, type Piece, part } from '../../shell/pieces';
import { SavedReplies } from '../../shell/saved-replies';
import { type OrderRead, pathOf } from './read-order';

/**
 * `writes`: a buyer with an address gets a letter; `isLater`: nobody does it before something is agreed, as a rule; `isMain`: its button
 * is filled.
 */
type Row = Readonly<{ act: DescribedAct; writes?: true; isLater?: true; isMain?: true }>;

const acts = {
  offer: { act: offer, writes: true },
  start: { act: start, writes: true, isLater: true, isMain: true },
  sent: { act: sendParcel, writes: true, isLater: true },
  pickup: { act: offerPickup, writes: true, isLater: true },
  file: { act: deliver, writes: true, isLater: true },
  ...buttonActs,
  message: { act: message, writes: true, isMain: true },
  change: { act: change, writes: true, isMain: true },
  agree: { act: agree },
  withdraw: { act: withdraw },
  retract: { act: retract },
  decline: { act: decline, writes: true, isMain: true },
  note: { act: note },
} as const satisfies Readonly<Record<string, Row>>;
type Act = keyof typeof acts;
const rowOf = (act: Act): Row => acts[act];

/** By the last part of their address; an offer has a screen of its own. */
export const nextActs = Object.fromEntries(
  Object.entries(acts).flatMap(([name, { act }]) => (name === 'offer' ? [] : [[name, act]])),
);

const stepActs: Readonly<Partial<Record<NextStep, Act | 'payment'>>> = {
  offer: 'offer',
  newOffer: 'offer',
  pay: 'payment',
  refund: 'payment',
  start: 'start',
  handOver: 'file',
  send: 'sent',
  arrives: 'done',
  fetches: 'done',
};
export const actOf = (next: NextStep): Act | 'payment' => stepActs[next] ?? 'message';

export function firstOf({ history, written, card, withdrawal, context: { now } }: OrderRead): Act | 'payment' {
  const waiting = {
    askedAt: askedAt(history, written.at(-1)?.at ?? 0),
    unreadAt: null,
    isWithdrawn: withdrawal !== null,
  };
  return actOf(turnOf(history, card.choice, waiting, now, calendar).next);
}

/** As the buyer will read it; null where nobody gets one. */
export const letterOf = ({ order, context: { now, settings }, token, history }: OrderRead, event: OrderEvent) =>
  updateLetter(order, { ...event, position: 0, at: now } as DatedEvent, { siteUrl: settings.siteUrl, token }, history);

/** The form of an act; the letter below it as it will be read, where that is asked for. `name`: the last part of its address. */
export function actForm(
  read: OrderRead,
  name: string,
  { described }: DescribedAct,
  { button, isMain = false }: Readonly<{ button: string; isMain?: boolean | undefined }>,
): Piece {
  const { tried, order, context, reach, next } = read;
  const { words, now } = context;
  const fields = described.fields(read);
  const canBeRead = described.letter !== undefined && isMailbox(reach.email);
  const own = tried?.act === name && !tried.changed ? tried : null;
  // what is wrong with the whole form is that its letter is to be looked at anew
  const isPreviewed =
    canBeRead && own && !isInsert(own.form) && Object.keys(own.problems).every((field) => field === '');
  const event = isPreviewed && described.event?.(readFields(fields, own.form, now).typed, read);
  const letter = event && letterOf(read, event);
  return {
    form: `${pathOf(read)}/${name}`,
    hidden: { [seenField]: next },
    fields,
    after: described.replies ? { text: <SavedReplies replies={described.replies(read)} words={words} /> } : {},
    of: [
      letter && <PreviewedLetter of={event} to={reach.email} lang={order.language} {...letter} />,
      <div className={canBeRead ? 'btns g2h wraps' : undefined}>
        {(letter || described.letter !== 'must' || !canBeRead) && <Button isLine={!isMain}>{button}</Button>}
        {canBeRead && <PreviewButton>{words('desk.order.preview')}</PreviewButton>}
      </div>,
    ],
  };
}

export function nextPart(read: OrderRead): Piece {
  const { context, tried, order, reach, token } = read;
  const { words, settings } = context;
  const first = firstOf(read);
  const hasLetter = isMailbox(reach.email);
  const names = Object.keys(acts) as Act[];
  const open = names.find((act) => act === tried?.act) ?? first;
  const language = words(`desk.order.in.${order.language}`);
  const offered = names
    .filter((act) => isOffered(rowOf(act).act, read))
    .toSorted((one, other) => Number(other === first) - Number(one === first));
  const isEarly = states[stateOf(read.history)].from === null;
  const later = offered.filter((act) => isEarly && rowOf(act).isLater);
  const page = token !== null && settings.siteUrl + pathTo('orderStatus', order.language, { token });
  const foldOf = (act: Act): Piece => {
    const { act: own, isMain, writes } = rowOf(act);
    const button = words(`desk.order.acts.${act}.do`);
    return {
      fold: words(`desk.order.acts.${act}.name`),
      id: act,
      means:
        hasLetter || !writes ? words(`desk.order.acts.${act}.means`, { language }) : words('desk.order.meansNoLetter'),
      open: act === open,
      group: 'next',
      of: [
        act === 'offer' ? (
          <ButtonLink to={`${pathOf(read)}/offer`}>{button}</ButtonLink>
        ) : (
          actForm(read, act, own, { button, isMain: act === first || isMain })
        ),
      ],
    };
  };
  return part({ heading: words('desk.order.next'), id: 'next' }, [
    !hasLetter &&
      page && {
        note: (
          <>
            {words('desk.order.linkInstead')} <a href={page}>{page}</a>
          </>
        ),
      },
    ...offered.filter((act) => !later.includes(act)).map(foldOf),
    later.length > 0 &&
      fold(
        { name: words('desk.order.withoutOffer'), kind: 'acts-later', open: later.some((act) => act === open) },
        later.map(foldOf),
      ),
  ]);
}

export function ActBar({ read }: Readonly<{ read: OrderRead }>) {
  const { words } = read.context;
  const first = firstOf(read);
  const to = first === 'offer' ? `${pathOf(read)}/offer` : `#${first}`;
  return (
    <div className="actbar actbar--phone">
      <ButtonLink to={to}>
        {words(first === 'payment' ? 'desk.money.save' : `desk.order.acts.${first}.name`)}
      </ButtonLink>
      <ButtonLink to="#next" isLine>
        {words('desk.order.others')}
      </ButtonLink>
    </div>
  );
}
