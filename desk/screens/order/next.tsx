import type { ComponentProps, ReactNode } from 'react';
import { isMailbox } from '@/domain/contact-hints';
import type { DatedEvent, MarkedState, OrderEvent } from '@/domain/order/events';
import { balanceOf } from '@/domain/order/payments';
import { mayBecome, stateOf, wayOf } from '@/domain/order/status';
import { askedAt, type NextStep, turnOf } from '@/domain/order/turn';
import { withdrawable } from '@/domain/order/undo';
import { carrierNames, carriers } from '@/domain/order/ways';
import { pathTo } from '@/i18n/pages';
import type { Translator } from '@/messages/translator';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { calendar } from '@/server/submissions/work';
import { type Form as ActForm, sureField } from '../../acts/act';
import { declining } from '../../acts/decline';
import { messageIn } from '../../acts/message';
import { isTicked, lookedField, markOf } from '../../acts/texts';
import { Bad, Chips, Field, FileField, TickBox } from '../../shell/fields';
import { Letter } from '../../shell/letter';
import { ActDetails, Button, ButtonLink, LookButton, Part, Ring, Seen } from '../../shell/parts';
import { formatPrice } from '../../sums';
import { pathOf, type ShownOrder } from './shown';

/** Everything that can come next, in its usual order. */
const acts = [
  ...(['offer', 'start', 'sent', 'pickup', 'file', 'done', 'message', 'agree', 'withdraw', 'decline', 'note'] as const),
] as const;
type Act = (typeof acts)[number];

/** The state to which an act leads, as the one table of transitions knows it. */
const leadsTo = {
  ...({ offer: 'offer', start: 'in-work', sent: 'sent', pickup: 'sent', file: 'sent' } as const),
  ...({ done: 'done', agree: 'accepted', decline: 'declined' } as const),
} as const satisfies Readonly<Partial<Record<Act, MarkedState | 'offer'>>>;

function may(act: Act, { history }: ShownOrder): boolean {
  if (act === 'withdraw') return withdrawable(history) !== null;
  return act === 'message' || act === 'note' || mayBecome(history, leadsTo[act]);
}

/** What nobody does before something is agreed, as a rule. */
const isLater = (act: Act, { history }: ShownOrder): boolean =>
  ['received', 'read'].includes(stateOf(history)) && ['start', 'sent', 'pickup', 'file'].includes(act);

/** The act of each step: the one to which Today leads. */
const actOf: Readonly<Partial<Record<NextStep, Act | 'payment'>>> = {
  offer: 'offer',
  newOffer: 'offer',
  pay: 'payment',
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

/** Of what a buyer with an address gets a letter. */
const writes: ReadonlySet<Act> = new Set(['offer', 'start', 'sent', 'pickup', 'file', 'message', 'decline']);

type Shown = Readonly<{ shown: ShownOrder }>;
/** An act, where it is drawn. */
type At = Shown & Readonly<{ act: Act }>;

const Form = ({
  shown,
  act,
  children,
  isUpload = false,
}: At & Readonly<{ children: ReactNode; isUpload?: boolean }>) => (
  <form method="post" action={`${pathOf(shown)}/${act}`} encType={isUpload ? 'multipart/form-data' : undefined}>
    <Seen next={shown.next} />
    {children}
  </form>
);

type Key = Parameters<Translator>[0];
type Named = Readonly<{ name: string; label: Key; hint?: Key }>;

/** A field of an act, with what was typed there and refused. */
const ActField = ({
  shown,
  label,
  hint,
  isDay = false,
  ...rest
}: At &
  Named &
  Pick<ComponentProps<typeof Field>, 'value' | 'rows' | 'inputMode' | 'unit'> &
  Readonly<{ isDay?: boolean }>) => {
  const { tried, context } = shown;
  const { words, now } = context;
  const day = isDay ? ({ when: 'ahead', today: dayInWarsaw(now) } as const) : undefined;
  return <Field {...{ tried, words, day }} label={words(label)} hint={hint && words(hint)} {...rest} />;
};

/** An optional note to the buyer, and its language. */
const Note = (at: At) => (
  <>
    <ActField {...at} name="note" label="desk.order.note" hint="desk.order.ifAny" rows={2} />
    <EnglishBox {...at} />
  </>
);

const Do = ({ shown, act, isLine = true }: At & Readonly<{ isLine?: boolean }>) => (
  <Button isLine={isLine}>{shown.context.words(`desk.order.acts.${act}.do`)}</Button>
);

/** Whether the artist's words are English, where the buyer reads that. */
const EnglishBox = ({ shown, act }: At) => {
  const { order, tried, context } = shown;
  if (order.language !== 'en') return null;
  const isOn = tried?.act === act && isTicked(tried.form, 'english');
  return <TickBox name="english" isOn={isOn} label={context.words('desk.order.english')} />;
};

/** Asked where something leaves the studio while money is still due. */
function UnpaidBox({ shown, act }: At) {
  const { history, tried, context } = shown;
  const { words, locale } = context;
  const due = balanceOf(history).due ?? 0;
  if (due === 0) return null;
  const own = tried?.act === act ? tried : null;
  return (
    <div className="field">
      <TickBox
        name="unpaid"
        isOn={own !== null && isTicked(own.form, 'unpaid')}
        label={words('desk.order.unpaid', { sum: formatPrice(due, locale) })}
      />
      {own?.problems.unpaid && <Bad id={`${act}-unpaid-bad`}>{own.problems.unpaid(words)}</Bad>}
    </div>
  );
}

/** Words that leave as a letter, which can be looked at before. `mustBeLooked`: it can be sent only then. */
function WrittenForm({
  field,
  eventOf,
  mustBeLooked = false,
  ...at
}: At & Readonly<{ field: ReactNode; eventOf: (form: ActForm) => OrderEvent; mustBeLooked?: boolean }>) {
  const { shown, act } = at;
  const { tried, order, context, token, history, reach } = shown;
  const hasLetter = isMailbox(reach.email);
  const own = tried?.act === act && !tried.changed ? tried : null;
  // what is wrong with the whole form is that its letter is to be looked at anew
  const typed = own && Object.keys(own.problems).every((name) => name === '') ? eventOf(own.form) : null;
  const event = typed && ({ ...typed, position: 0, at: context.now } as DatedEvent);
  return (
    <Form {...at}>
      {field}
      <EnglishBox {...at} />
      {own?.form.values[sureField]?.map((sure) => (
        <input key={sure} type="hidden" name={sureField} value={sure} />
      ))}
      {event && hasLetter && (
        <div className="field">
          <input type="hidden" name={lookedField} value={markOf(typed)} />
          <Letter
            to={reach.email}
            words={context.words}
            lang={order.language}
            isAsked
            {...updateLetter(order, event, { siteUrl: context.settings.siteUrl, token }, history)}
          />
        </div>
      )}
      <div className="btns g2h wraps">
        {(event || !mustBeLooked || !hasLetter) && <Do {...at} isLine={false} />}
        {hasLetter && <LookButton>{context.words('desk.order.look')}</LookButton>}
      </div>
    </Form>
  );
}

/** The form of a thing that leaves the studio: how it does, then the same for all of them. */
const LeavingForm = ({ children, isUpload = false, ...at }: ComponentProps<typeof Form>) => (
  <Form {...at} isUpload={isUpload}>
    {children}
    <Note {...at} />
    <UnpaidBox {...at} />
    <Do {...at} />
  </Form>
);

const PressForm = (at: At) => (
  <Form {...at}>
    <Do {...at} />
  </Form>
);

const FileOf = ({ shown, label, hint, ...rest }: At & Named & Readonly<{ hint: Key; accept?: null }>) => {
  const { tried, context } = shown;
  const { words } = context;
  return <FileField tried={tried} words={words} label={words(label)} hint={words(hint)} {...rest} />;
};

const bodies: Readonly<Record<Act, (at: At) => ReactNode>> = {
  offer: ({ shown }) => (
    <ButtonLink to={`${pathOf(shown)}/offer`}>{shown.context.words('desk.order.acts.offer.do')}</ButtonLink>
  ),
  start: (at) => (
    <Form {...at} isUpload>
      <FileOf {...at} name="photo" label="desk.order.takePhoto" hint="desk.order.orChoose" />
      <ActField {...at} name="caption" label="desk.order.caption" hint="desk.order.captionHint" />
      <Note {...at} />
      <Do {...at} isLine={false} />
    </Form>
  ),
  sent: (at) => {
    const { tried, context, history } = at.shown;
    const { words } = context;
    const way = wayOf(history);
    const before = way?.by === 'parcel' ? way : null;
    const known = carrierNames.map((carrier) => [carrier, carriers[carrier].name] as const);
    return (
      <LeavingForm {...at}>
        <Chips
          tried={tried}
          name="carrier"
          legend={words('way.carrier')}
          value={before?.carrier ?? ''}
          options={[...known, ['other', words('desk.order.otherCarrier')]]}
        />
        <ActField {...at} name="number" value={before?.number} label="way.number" hint="desk.order.ifAny" />
      </LeavingForm>
    );
  },
  pickup: (at) => {
    const way = wayOf(at.shown.history);
    const before = way?.by === 'pickup' ? way : null;
    return (
      <LeavingForm {...at}>
        <ActField {...at} name="place" value={before?.place} label="way.place" />
        <ActField {...at} name="day" value={before?.day} label="way.day" isDay />
      </LeavingForm>
    );
  },
  file: (at) => (
    <LeavingForm {...at} isUpload>
      <FileOf {...at} name="file" accept={null} label="desk.order.file.choose" hint="desk.order.file.most" />
    </LeavingForm>
  ),
  done: PressForm,
  message: (at) => (
    <WrittenForm
      {...at}
      field={<ActField {...at} name="text" label="desk.order.yourWords" rows={4} />}
      eventOf={messageIn}
    />
  ),
  agree: (at) => (
    <Form {...at}>
      <div className="pair">
        <ActField {...at} name="price" label="desk.order.price" inputMode="decimal" unit="zł" />
        <ActField {...at} name="by" label="desk.order.by" isDay />
      </div>
      <ActField {...at} name="note" label="desk.order.note" hint="desk.order.ifAny" rows={2} />
      <Do {...at} />
    </Form>
  ),
  withdraw: PressForm,
  decline: (at) => (
    <WrittenForm
      {...at}
      field={<ActField {...at} name="note" label="desk.order.reason" hint="desk.order.reasonHint" rows={3} />}
      eventOf={declining}
      mustBeLooked
    />
  ),
  note: (at) => (
    <Form {...at}>
      <ActField {...at} name="text" label="studio.status.note" rows={3} />
      <Do {...at} />
    </Form>
  ),
};

/** What can come next: the first of them open, or the one that was refused. What is for later is folded. */
export function Next({ shown }: Shown) {
  const { context, tried, order, reach, token } = shown;
  const { words, settings } = context;
  const first = firstOf(shown);
  const hasLetter = isMailbox(reach.email);
  const open = acts.find((act) => act === tried?.act) ?? first;
  const language = words(`desk.order.in.${order.language}`);
  const offered = acts
    .filter((act) => may(act, shown))
    .toSorted((one, other) => Number(other === first) - Number(one === first));
  const [now, later] = [offered.filter((act) => !isLater(act, shown)), offered.filter((act) => isLater(act, shown))];
  const drawn = (all: readonly Act[]) =>
    all.map((act) => (
      <ActDetails
        key={act}
        id={act}
        name={words(`desk.order.acts.${act}.name`)}
        means={
          hasLetter || !writes.has(act)
            ? words(`desk.order.acts.${act}.means`, { language })
            : words('desk.order.meansNoLetter')
        }
        isOpen={act === open}
        group="next"
      >
        {bodies[act]({ shown, act })}
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
        <details className="act acts-later" open={later.some((act) => act === open)}>
          <summary>
            <Ring />
            {words('desk.order.withoutOffer')}
          </summary>
          <div className="act-body">{drawn(later)}</div>
        </details>
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
