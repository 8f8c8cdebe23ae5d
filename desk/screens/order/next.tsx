import type { ComponentProps, ReactNode } from 'react';
import { isMailbox } from '@/domain/contact-hints';
import type { DatedEvent, OrderEvent } from '@/domain/order/events';
import { balanceOf } from '@/domain/order/payments';
import { mayBecome, stateOf, wayOf } from '@/domain/order/status';
import { isThere } from '@/domain/order/thing';
import { askedAt } from '@/domain/order/turn';
import { withdrawable } from '@/domain/order/undo';
import { carrierNames, carriers } from '@/domain/order/ways';
import { formatPrice } from '@/domain/shop/price-format';
import { pathTo } from '@/i18n/pages';
import type { Translator } from '@/messages/translator';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type Form as ActForm, sureField } from '../../acts/act';
import { declining } from '../../acts/decline';
import { messageIn } from '../../acts/message';
import { isTicked, lookedField, markOf } from '../../acts/texts';
import { Bad, Chips, Field, FileField, TickBox } from '../../shell/fields';
import { Letter } from '../../shell/letter';
import { ActDetails, Button, ButtonLink, LookButton, Part, Seen } from '../../shell/parts';
import { pathOf, type ShownOrder } from './shown';

type Rule = (shown: ShownOrder) => boolean;

/** Everything that can come next, in its usual order, and when: from the one table of transitions. */
const may = {
  offer: ({ history }) => mayBecome(history, 'offer'),
  start: ({ history }) => mayBecome(history, 'in-work'),
  sent: ({ history }) => mayBecome(history, 'sent'),
  pickup: ({ history }) => mayBecome(history, 'sent'),
  file: ({ history }) => mayBecome(history, 'sent'),
  done: ({ history }) => mayBecome(history, 'done'),
  message: () => true,
  agree: ({ history }) => mayBecome(history, 'accepted'),
  withdraw: ({ history }) => withdrawable(history) !== null,
  decline: ({ history }) => mayBecome(history, 'declined'),
  note: () => true,
} as const satisfies Readonly<Record<string, Rule>>;
type Act = keyof typeof may;
const acts = Object.keys(may) as readonly Act[];

const firstIn = {
  received: 'offer',
  read: 'offer',
  declined: 'message',
  offer: 'message',
  accepted: 'start',
  'in-work': 'start',
  sent: 'done',
  done: 'message',
} as const satisfies Record<string, Act>;

/** Of what a buyer with an address gets a letter. */
const writes: ReadonlySet<Act> = new Set(['offer', 'start', 'sent', 'pickup', 'file', 'message', 'decline']);

/** What comes next of all: a question is answered before anything else. */
function firstOf({ history, written, card }: ShownOrder): Act {
  if (askedAt(history, written.at(-1)?.at ?? 0) !== null) return 'message';
  const first = firstIn[stateOf(history)];
  // nobody works on a file that is there
  return first === 'start' && isThere(card.choice) && card.choice.medium === 'file' ? 'file' : first;
}

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
      <div className="btns">
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

/** What can come next, the first of them open, or the one that was refused. */
export function Next({ shown }: Shown) {
  const { context, tried, order, reach, token } = shown;
  const { words, settings } = context;
  const first = firstOf(shown);
  const hasLetter = isMailbox(reach.email);
  const open = acts.find((act) => act === tried?.act) ?? first;
  const language = words(`desk.order.in.${order.language}`);
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
      {[first, ...acts.filter((act) => act !== first)]
        .filter((act) => may[act](shown))
        .map((act) => (
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
        ))}
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
      <ButtonLink to={to}>{words(`desk.order.acts.${first}.name`)}</ButtonLink>
      <ButtonLink to="#next" isLine>
        {words('desk.order.others')}
      </ButtonLink>
    </div>
  );
}
