import { stateOf, stepsOf } from '@/domain/order/status';
import { undoable, undoMs } from '@/domain/order/undo';
import { momentText } from '@/server/submissions/views/dates';
import { noRightTo } from '@/server/submissions/withdrawn-order';
import { correctContact, publishReview } from '../../acts/order-acts';
import { payment } from '../../acts/payment';
import { sendNow, undo } from '../../acts/undo';
import { Came } from '../../shell/parts';
import { type Piece, split } from '../../shell/pieces';
import type { Notice, Screen } from '../screen';
import { buyerPart } from './buyer';
import { keySums, moneyPart } from './money';
import { ActBar, nextActs, nextPart } from './next';
import { parcelPart } from './parcel';
import { photoParts } from './photos';
import { type OrderRead, readOrder } from './read-order';
import { reviewPart } from './review';
import { Stage } from './stage';
import { streamPart } from './stream';

/** How far the order is; that it was read is no step for its artist. */
function Steps({ read: { history, context } }: Readonly<{ read: OrderRead }>) {
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

function orderedPart({ description, reach, context: { words } }: OrderRead): Piece {
  const own = [reach.email, reach.phone];
  const entries = description.sections
    .filter(([heading]) => heading !== words('letter.contactH'))
    .flatMap(([, all]) => all)
    .filter(([, text]) => !own.includes(text));
  const facts = entries.map(([label, text, about]) => {
    const fact = (
      <>
        {text === words('order.agree') ? (
          <span className="mark" data-state="waiting">
            {text}
          </span>
        ) : (
          text
        )}
        {about && (
          <>
            <br />
            <span className="cap quiet">{about}</span>
          </>
        )}
      </>
    );
    return [label, fact] as const;
  });
  return { heading: words('desk.order.ordered'), of: [{ facts }] };
}

function pendingOf({ history, order: { reference }, context: { words, now } }: OrderRead): Notice | null {
  const done = undoable(history, now);
  if (!done) return null;
  const text = words('desk.undo.pending', { what: words(`studio.status.undoneWhat.${done.type}`) });
  return { text, undo: { reference, position: done.position, until: done.at + undoMs } };
}

export const order: Screen = {
  path: '/orders/:reference',
  acts: { ...nextActs, payment, stand: publishReview, undo, contact: correctContact, 'send-now': sendNow },
  async show(context, { params: { reference = '' }, tried }) {
    const read = await readOrder(context, reference, tried);
    if (!read) return null;
    const { words, locale } = context;
    const { card, description, order: submission, withdrawal } = read;
    const pending = pendingOf(read);
    const noRight = withdrawal && (await noRightTo(context.storage, submission, withdrawal));
    return {
      ...(pending && { pending }),
      title: description.row.name,
      heading: card.name,
      sub: <Came submission={submission} name={description.row.name} />,
      place: 'inbox',
      back: 'today',
      actbar: <ActBar read={read} />,
      main: [
        withdrawal && {
          note: (
            <>
              <a className="link" href={`/inbox/${withdrawal.reference}`}>
                {words('desk.order.contractEnded', { moment: momentText(withdrawal.created_at, locale) })}
              </a>
              {noRight && <> {words(`desk.answer.noRight.${noRight}`)}</>}
            </>
          ),
        },
        <Steps read={read} />,
        <p className="wraps g1-4 t4">
          {[card.details, card.wish, ...keySums(read)].filter(Boolean).map((text) => (
            <b key={text} className="strong">
              <bdi>{text}</bdi>
            </b>
          ))}
        </p>,
        split(
          '',
          [<Stage read={read} />, ...photoParts(read), orderedPart(read)],
          [moneyPart(read), parcelPart(read), buyerPart(read), reviewPart(read), streamPart(read)],
        ),
        nextPart(read),
      ],
    };
  },
};
