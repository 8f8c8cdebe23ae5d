import type { ReactNode } from 'react';
import type { DatedEvent, OrderEvent } from '@/domain/order/events';
import { balanceOf } from '@/domain/order/payments';
import { mayBecome, stateOf, wayOf } from '@/domain/order/status';
import { isThere } from '@/domain/order/thing';
import { askedAt } from '@/domain/order/turn';
import { withdrawable } from '@/domain/order/undo';
import { carrierNames, carriers } from '@/domain/order/ways';
import { formatPrice } from '@/domain/shop/price-format';
import { updateLetter } from '@/server/mail/letters/buyer-letter';
import { dayText } from '@/server/submissions/views/dates';
import { textIn } from '../../acts/act';
import { isTicked, lookStep } from '../../acts/texts';
import { Bad, Chips, Field, FileField, TickBox } from '../../shell/fields';
import { Letter } from '../../shell/letter';
import { ActDetails, Button, ButtonLink, LookButton, Part, Seen } from '../../shell/parts';
import { pathOf, type ShownOrder } from './shown';

/** Everything that can come next, in its usual order. */
const acts = [
  'offer',
  'start',
  'sent',
  'pickup',
  'file',
  'done',
  'message',
  'agree',
  'withdraw',
  'decline',
  'note',
] as const;
type Act = (typeof acts)[number];

type Rule = (shown: ShownOrder) => boolean;

/** When each can be done: from the one table of transitions. */
const may: Readonly<Record<Act, Rule>> = {
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
};

const firstIn = {
  ...{ received: 'offer', read: 'offer', declined: 'message', offer: 'message', accepted: 'start' },
  ...{ 'in-work': 'start', sent: 'done', done: 'message' },
} as const satisfies Record<string, Act>;

/** What comes next of all: a question is answered before anything else. */
function firstOf({ history, written, card }: ShownOrder): Act {
  if (askedAt(history, written.at(-1)?.at ?? 0) !== null) return 'message';
  const first = firstIn[stateOf(history)];
  // nobody works on a file that is there
  return first === 'start' && isThere(card.choice) && card.choice.medium === 'file' ? 'file' : first;
}

const Form = ({
  shown,
  act,
  children,
  isUpload = false,
}: Shown & Readonly<{ act: Act; children: ReactNode; isUpload?: boolean }>) => (
  <form method="post" action={`${pathOf(shown)}/${act}`} encType={isUpload ? 'multipart/form-data' : undefined}>
    <Seen next={shown.next} />
    {children}
  </form>
);

type Shown = Readonly<{ shown: ShownOrder }>;

/** Whether the artist's words are English, where the buyer reads that. */
const EnglishBox = ({ shown, act }: Shown & Readonly<{ act: Act }>) => {
  const { order, tried, context } = shown;
  if (order.language !== 'en') return null;
  const isOn = tried?.act === act && isTicked(tried.form, 'english');
  return <TickBox name="english" isOn={isOn} label={context.words('desk.order.english')} />;
};

/** Asked where something leaves the studio while money is still due. */
function UnpaidBox({ shown, act }: Shown & Readonly<{ act: Act }>) {
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

/** The letter of a message or a refusal, where it is looked at before it leaves. */
function Preview({ shown, act, event }: Shown & Readonly<{ act: Act; event: OrderEvent }>) {
  const { tried, order, context, token, history } = shown;
  const isLooked = tried?.act === act && textIn(tried.form, lookStep.name) === lookStep.value;
  if (!isLooked || tried.changed || Object.keys(tried.problems).length > 0) return null;
  const dated = { ...event, position: 0, at: context.now } as DatedEvent;
  const letter = updateLetter(order, dated, { siteUrl: context.settings.siteUrl, token }, history);
  return (
    <div className="field">
      <Letter to={shown.reach.email} words={context.words} {...letter} />
    </div>
  );
}

const typedIn = ({ tried }: ShownOrder, act: Act, field: string): string =>
  tried?.act === act ? textIn(tried.form, field) : '';

const bodies: Readonly<Record<Act, (shown: ShownOrder) => ReactNode>> = {
  offer: (shown) => (
    <ButtonLink to={`${pathOf(shown)}/offer`}>{shown.context.words('desk.order.acts.offer.do')}</ButtonLink>
  ),
  start: (shown) => {
    const { tried, context } = shown;
    const { words } = context;
    return (
      <Form shown={shown} act="start" isUpload>
        <FileField
          {...{ tried, words }}
          act="start"
          name="photo"
          label={words('desk.order.takePhoto')}
          hint={words('desk.order.orChoose')}
        />
        <Field
          {...{ tried, words }}
          act="start"
          name="caption"
          label={words('desk.order.caption')}
          hint={words('desk.order.captionHint')}
        />
        <Field
          {...{ tried, words }}
          act="start"
          name="note"
          label={words('desk.order.note')}
          hint={words('desk.order.ifAny')}
          rows={3}
        />
        <EnglishBox shown={shown} act="start" />
        <Button>{words('desk.order.acts.start.do')}</Button>
      </Form>
    );
  },
  sent: (shown) => {
    const { tried, context, history } = shown;
    const { words } = context;
    const way = wayOf(history);
    const before = way?.by === 'parcel' ? way : null;
    return (
      <Form shown={shown} act="sent">
        <Chips
          {...{ tried }}
          name="carrier"
          legend={words('way.carrier')}
          value={before?.carrier ?? ''}
          options={[
            ...carrierNames.map((carrier) => [carrier, carriers[carrier].name] as const),
            ['other', words('desk.order.otherCarrier')],
          ]}
        />
        <Field
          {...{ tried, words }}
          act="sent"
          name="number"
          value={before?.number}
          label={words('way.number')}
          hint={words('desk.order.ifAny')}
        />
        <Field
          {...{ tried, words }}
          act="sent"
          name="note"
          label={words('desk.order.note')}
          hint={words('desk.order.ifAny')}
          rows={2}
        />
        <EnglishBox shown={shown} act="sent" />
        <UnpaidBox shown={shown} act="sent" />
        <Button isLine>{words('desk.order.acts.sent.do')}</Button>
      </Form>
    );
  },
  pickup: (shown) => {
    const { tried, context, history } = shown;
    const { words, locale } = context;
    const way = wayOf(history);
    const before = way?.by === 'pickup' ? way : null;
    return (
      <Form shown={shown} act="pickup">
        <Field {...{ tried, words }} act="pickup" name="place" value={before?.place} label={words('way.place')} />
        <Field
          {...{ tried, words }}
          act="pickup"
          name="day"
          value={before ? dayText(before.day, locale) : ''}
          label={words('way.day')}
          hint={words('desk.order.byHint')}
        />
        <Field
          {...{ tried, words }}
          act="pickup"
          name="note"
          label={words('desk.order.note')}
          hint={words('desk.order.ifAny')}
          rows={2}
        />
        <EnglishBox shown={shown} act="pickup" />
        <UnpaidBox shown={shown} act="pickup" />
        <Button isLine>{words('desk.order.acts.pickup.do')}</Button>
      </Form>
    );
  },
  file: (shown) => {
    const { tried, context } = shown;
    const { words } = context;
    return (
      <Form shown={shown} act="file" isUpload>
        <FileField
          {...{ tried, words }}
          act="file"
          name="file"
          accept={null}
          label={words('desk.order.file.choose')}
          hint={words('desk.order.file.most')}
        />
        <Field
          {...{ tried, words }}
          act="file"
          name="note"
          label={words('desk.order.note')}
          hint={words('desk.order.ifAny')}
          rows={2}
        />
        <EnglishBox shown={shown} act="file" />
        <UnpaidBox shown={shown} act="file" />
        <Button isLine>{words('desk.order.acts.file.do')}</Button>
      </Form>
    );
  },
  done: (shown) => (
    <Form shown={shown} act="done">
      <Button isLine>{shown.context.words('desk.order.acts.done.do')}</Button>
    </Form>
  ),
  message: (shown) => {
    const { tried, context } = shown;
    const { words } = context;
    const [text, english] = [typedIn(shown, 'message', 'text'), typedIn(shown, 'message', 'english') !== ''];
    return (
      <Form shown={shown} act="message">
        <Field {...{ tried, words }} act="message" name="text" label={words('desk.order.yourWords')} rows={4} />
        <EnglishBox shown={shown} act="message" />
        <Preview shown={shown} act="message" event={{ type: 'message', from: 'studio', text, english }} />
        <div className="btns">
          <Button>{words('desk.order.acts.message.do')}</Button>
          <LookButton>{words('desk.order.look')}</LookButton>
        </div>
      </Form>
    );
  },
  agree: (shown) => {
    const { tried, context } = shown;
    const { words } = context;
    return (
      <Form shown={shown} act="agree">
        <div className="pair">
          <Field
            {...{ tried, words }}
            act="agree"
            name="price"
            label={words('desk.order.price')}
            inputMode="decimal"
            unit="zł"
          />
          <Field
            {...{ tried, words }}
            act="agree"
            name="by"
            label={words('desk.order.by')}
            hint={words('desk.order.byHint')}
          />
        </div>
        <Field
          {...{ tried, words }}
          act="agree"
          name="note"
          label={words('desk.order.note')}
          hint={words('desk.order.ifAny')}
          rows={2}
        />
        <Button isLine>{words('desk.order.acts.agree.do')}</Button>
      </Form>
    );
  },
  withdraw: (shown) => (
    <Form shown={shown} act="withdraw">
      <Button isLine>{shown.context.words('desk.order.acts.withdraw.do')}</Button>
    </Form>
  ),
  decline: (shown) => {
    const { tried, context } = shown;
    const { words } = context;
    const [note, english] = [typedIn(shown, 'decline', 'note'), typedIn(shown, 'decline', 'english') !== ''];
    const event = { type: 'mark', state: 'declined', note, picture: null, english } as const;
    const isLooked = tried?.act === 'decline' && !tried.changed && Object.keys(tried.problems).length === 0;
    return (
      <Form shown={shown} act="decline">
        <Field
          {...{ tried, words }}
          act="decline"
          name="note"
          label={words('desk.order.reason')}
          hint={words('desk.order.reasonHint')}
          rows={3}
        />
        <EnglishBox shown={shown} act="decline" />
        <Preview shown={shown} act="decline" event={event} />
        <div className="btns">
          {isLooked && <Button>{words('desk.order.acts.decline.do')}</Button>}
          <LookButton>{words('desk.order.look')}</LookButton>
        </div>
      </Form>
    );
  },
  note: (shown) => {
    const { tried, context } = shown;
    const { words } = context;
    return (
      <Form shown={shown} act="note">
        <Field {...{ tried, words }} act="note" name="text" label={words('studio.status.note')} rows={3} />
        <Button isLine>{words('desk.order.acts.note.do')}</Button>
      </Form>
    );
  },
};

/** What can come next, the first of them open, or the one that was refused. */
export function Next({ shown }: Shown) {
  const { context, tried, order } = shown;
  const { words } = context;
  const first = firstOf(shown);
  const open = acts.find((act) => act === tried?.act) ?? first;
  const language = words(`desk.order.in.${order.language}`);
  return (
    <Part id="next" heading={words('desk.order.next')}>
      {[first, ...acts.filter((act) => act !== first)]
        .filter((act) => may[act](shown))
        .map((act) => (
          <ActDetails
            key={act}
            id={act}
            name={words(`desk.order.acts.${act}.name`)}
            means={words(`desk.order.acts.${act}.means`, { language })}
            isOpen={act === open}
            group="next"
          >
            {bodies[act](shown)}
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
