import { isMailbox } from '@/domain/contact-hints';
import type { DatedEvent } from '@/domain/order/events';
import { type NextStep, states } from '@/domain/order/states';
import { mayBecome, stateOf } from '@/domain/order/status';
import { askedAt, turnOf } from '@/domain/order/turn';
import { pathTo } from '@/i18n/pages';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { calendar } from '@/server/submissions/work';
import { agree } from '../../acts/agree';
import { change } from '../../acts/change';
import { decline } from '../../acts/decline';
import { deliver } from '../../acts/deliver';
import { buttonActs, start } from '../../acts/mark';
import { message } from '../../acts/message';
import { note } from '../../acts/note';
import { offer } from '../../acts/offer';
import type { DescribedAct } from '../../acts/order-act';
import { isInsert } from '../../acts/saved-replies';
import { offerPickup, sendParcel } from '../../acts/send';
import { retract, withdraw } from '../../acts/withdraw';
import { Answered, FormFields } from '../../form/form';
import { hasFiles, readFields } from '../../form/kinds';
import { LookedLetter } from '../../shell/letter';
import { ActDetails, Button, ButtonLink, LookButton, Part, Seen } from '../../shell/parts';
import { SavedReplies } from '../../shell/saved-replies';
import { pathOf, type ShownOrder } from './shown';

/**
 * `writes`: a buyer with an address gets a letter; `isLater`: nobody does it before something is agreed, as a rule; `isMain`: its button
 * is filled.
 */
type Row = Readonly<{ act: DescribedAct; writes?: true; isLater?: true; isMain?: true }>;

/** Everything that can come next, in its usual order. */
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

function may(act: Act, shown: ShownOrder): boolean {
  const { leadsTo, may } = rowOf(act).act.described;
  return leadsTo ? mayBecome(shown.history, leadsTo) : (may?.(shown) ?? true);
}

/** The act of each step: the one to which Today leads. */
const actOf: Readonly<Partial<Record<NextStep, Act | 'payment'>>> = {
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

/** What comes next of all, as Today has it. */
export function firstOf({ history, written, card, withdrawal, context: { now } }: ShownOrder): Act | 'payment' {
  const waiting = {
    askedAt: askedAt(history, written.at(-1)?.at ?? 0),
    unreadAt: null,
    isWithdrawn: withdrawal !== null,
  };
  return actOf[turnOf(history, card.choice, waiting, now, calendar).next] ?? 'message';
}

type Shown = Readonly<{ shown: ShownOrder }>;

type ActFormProps = Shown & Readonly<{ name: string; act: DescribedAct; button: string; isMain?: boolean | undefined }>;

/** The form of an act; the letter below it as it will be read, where that is asked for. `name`: the last part of its address. */
export function ActForm({ shown, name, act: { described }, button, isMain = false }: ActFormProps) {
  const { tried, order, context, token, history, reach, next } = shown;
  const { words, now, settings } = context;
  const fields = described.fields(shown);
  const canBeRead = described.letter !== undefined && isMailbox(reach.email);
  const own = tried?.act === name && !tried.changed ? tried : null;
  // what is wrong with the whole form is that its letter is to be looked at anew
  const isLooked = canBeRead && own && !isInsert(own.form) && Object.keys(own.problems).every((field) => field === '');
  const event = isLooked && described.letter?.(readFields(fields, own.form, now).typed, shown);
  const dated = event && ({ ...event, position: 0, at: now } as DatedEvent);
  return (
    <form
      method="post"
      action={`${pathOf(shown)}/${name}`}
      encType={hasFiles(fields) ? 'multipart/form-data' : undefined}
    >
      <Seen next={next} />
      <Answered tried={tried} act={name} />
      <FormFields
        fields={fields}
        tried={tried}
        context={context}
        act={name}
        after={described.replies ? { text: <SavedReplies replies={described.replies(shown)} words={words} /> } : {}}
      />
      {dated && (
        <LookedLetter
          of={event}
          to={reach.email}
          words={words}
          lang={order.language}
          {...updateLetter(order, dated, { siteUrl: settings.siteUrl, token }, history)}
        />
      )}
      <div className={canBeRead ? 'btns g2h wraps' : undefined}>
        {(dated || !described.mustBeRead || !canBeRead) && <Button isLine={!isMain}>{button}</Button>}
        {canBeRead && <LookButton>{words('desk.order.look')}</LookButton>}
      </div>
    </form>
  );
}

/** What can come next: the first of them open, or the one that was refused. What is for later is folded. */
export function Next({ shown }: Shown) {
  const { context, tried, order, reach, token } = shown;
  const { words, settings } = context;
  const first = firstOf(shown);
  const hasLetter = isMailbox(reach.email);
  const names = Object.keys(acts) as Act[];
  const open = names.find((act) => act === tried?.act) ?? first;
  const language = words(`desk.order.in.${order.language}`);
  const offered = names
    .filter((act) => may(act, shown))
    .toSorted((one, other) => Number(other === first) - Number(one === first));
  const isEarly = states[stateOf(shown.history)].from === null;
  const later = offered.filter((act) => isEarly && rowOf(act).isLater);
  const now = offered.filter((act) => !later.includes(act));
  const drawn = (all: readonly Act[]) =>
    all.map((act) => (
      <ActDetails
        key={act}
        id={act}
        name={words(`desk.order.acts.${act}.name`)}
        means={
          hasLetter || !rowOf(act).writes
            ? words(`desk.order.acts.${act}.means`, { language })
            : words('desk.order.meansNoLetter')
        }
        isOpen={act === open}
        group="next"
      >
        {act === 'offer' ? (
          <ButtonLink to={`${pathOf(shown)}/offer`}>{words('desk.order.acts.offer.do')}</ButtonLink>
        ) : (
          <ActForm
            shown={shown}
            name={act}
            act={rowOf(act).act}
            isMain={act === first || rowOf(act).isMain}
            button={words(`desk.order.acts.${act}.do`)}
          />
        )}
      </ActDetails>
    ));
  return (
    <Part id="next" heading={words('desk.order.next')}>
      {!hasLetter && token !== null && (
        <p className="part-note">
          {words('desk.order.linkInstead')}{' '}
          <a href={settings.siteUrl + pathTo('orderStatus', order.language, { token })}>
            {settings.siteUrl + pathTo('orderStatus', order.language, { token })}
          </a>
        </p>
      )}
      {drawn(now)}
      {later.length > 0 && (
        <ActDetails
          kind="acts-later"
          name={words('desk.order.withoutOffer')}
          isOpen={later.some((act) => act === open)}
        >
          {drawn(later)}
        </ActDetails>
      )}
    </Part>
  );
}

/** At the foot of a phone: the first act, which leads to its form, and all others. */
export function ActBar({ shown }: Shown) {
  const { words } = shown.context;
  const first = firstOf(shown);
  const to = first === 'offer' ? `${pathOf(shown)}/offer` : `#${first}`;
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
