import { stateOf, stepsOf } from '@/domain/order/status';
import { undoable, undoMs } from '@/domain/order/undo';
import { momentText } from '@/server/submissions/views/dates';
import { noRightTo } from '@/server/submissions/withdrawn-order';
import { correctContact } from '../../acts/correct-contact';
import { payment } from '../../acts/payment';
import { stand } from '../../acts/stand';
import { sendNow, undo } from '../../acts/undo';
import { Came, Facts, Part } from '../../shell/parts';
import type { Notice, Screen } from '../screen';
import { Buyer } from './buyer';
import { keySums, Money } from './money';
import { ActBar, Next, nextActs } from './next';
import { Parcel } from './parcel';
import { Photos } from './photos';
import { Review } from './review';
import { readOrder, type ShownOrder } from './shown';
import { Stage } from './stage';
import { Stream } from './stream';

type Shown = Readonly<{ shown: ShownOrder }>;

/** How far the order is; that it was read is no step for its artist. */
function Steps({ shown: { history, context } }: Shown) {
  const { words } = context;
  const state = stateOf(history);
  const steps = stepsOf(history, true).filter((step) => step.state !== 'read');
  return (
    <ol className="steps flex t4" aria-label={words('status.steps')}>
      {steps.map(({ state: one, at }) => {
        const isNow = one === state || (one === 'received' && state === 'read');
        const kind = isNow ? ' steps-one--now' : at === null ? '' : ' steps-one--past';
        return (
          <li key={one} className={`steps-one${kind}`} aria-current={isNow ? 'step' : undefined}>
            {words(`studio.states.${one}`)}
          </li>
        );
      })}
    </ol>
  );
}

/** What was ordered, without what stands with the buyer. */
function Ordered({ shown: { description, reach, context } }: Shown) {
  const { words } = context;
  const own = [reach.email, reach.phone];
  const entries = description.sections
    .filter(([heading]) => heading !== words('letter.contactH'))
    .flatMap(([, all]) => all)
    .filter(([, text]) => !own.includes(text));
  return (
    <Part heading={words('desk.order.ordered')}>
      <Facts
        rows={entries.map(([label, text, about]) => [
          label,
          <>
            {text === words('order.agree') ? <span className="mark mark--open">{text}</span> : text}
            {about && (
              <>
                <br />
                <span className="cap quiet">{about}</span>
              </>
            )}
          </>,
        ])}
      />
    </Part>
  );
}

/** What the buyer does not see yet, and the artist can take back. */
function pendingOf({ history, order: { reference }, context: { words, now } }: ShownOrder): Notice | null {
  const done = undoable(history, now);
  if (!done) return null;
  const text = words('desk.undo.pending', { what: words(`studio.status.undoneWhat.${done.type}`) });
  return { text, undo: { reference, position: done.position, until: done.at + undoMs } };
}

export const order: Screen = {
  path: '/orders/:reference',
  acts: { ...nextActs, payment, stand, undo, contact: correctContact, 'send-now': sendNow },
  async show(context, { params: { reference = '' }, tried }) {
    const shown = await readOrder(context, reference, tried);
    if (!shown) return null;
    const { words, locale } = context;
    const { card, description, order: submission, withdrawal } = shown;
    const pending = pendingOf(shown);
    const noRight = withdrawal && (await noRightTo(context.storage, submission, withdrawal));
    return {
      ...(pending && { pending }),
      title: description.row.name,
      heading: card.name,
      sub: <Came submission={submission} name={description.row.name} context={context} />,
      place: 'inbox',
      back: 'today',
      actbar: <ActBar shown={shown} />,
      main: (
        <>
          {withdrawal && (
            <p className="part-note">
              <a className="link" href={`/inbox/${withdrawal.reference}`}>
                {words('desk.order.contractEnded', { moment: momentText(withdrawal.created_at, locale) })}
              </a>
              {noRight && <> {words(`desk.answer.noRight.${noRight}`)}</>}
            </p>
          )}
          <Steps shown={shown} />
          <p className="wraps g1-4 t4">
            {[card.details, card.wish, ...keySums(shown)].filter(Boolean).map((text) => (
              <b key={text} className="strong">
                <bdi>{text}</bdi>
              </b>
            ))}
          </p>
          <div className="split">
            <div>
              <Stage shown={shown} />
              <Photos shown={shown} />
              <Ordered shown={shown} />
            </div>
            <div>
              <Money shown={shown} />
              <Parcel shown={shown} />
              <Buyer shown={shown} />
              <Review shown={shown} />
              <Stream shown={shown} />
            </div>
          </div>
          <Next shown={shown} />
        </>
      ),
    };
  },
};
