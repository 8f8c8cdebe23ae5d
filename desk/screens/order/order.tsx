import { markedStates } from '@/domain/order/events';
import { mayBecome, stateOf } from '@/domain/order/status';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { markRead, submissionBy } from '@/server/storage/queries/read';
import { storedIn } from '@/server/submissions/kinds';
import { momentText } from '@/server/submissions/views/dates';
import { mark } from '../../acts/mark';
import { ActDetails, Button, Facts, Field, Part, Seen } from '../../shell/parts';
import type { Screen } from '../screen';

/** One order: what was ordered, what happened, and what can come next. */
export const order: Screen = {
  path: '/orders/:reference',
  acts: { mark },
  async show({ storage, words, locale, now }, { params: { reference = '' }, tried }) {
    const submission = await submissionBy(storage, reference);
    const stored = submission && storedIn(submission);
    const card = stored?.order?.(locale);
    if (!submission || !stored || !card) return null;
    await markRead(storage, submission.id, now);
    const { history, next } = await historyWithNext(storage, submission);
    const { row, sections } = stored.describe(locale);
    const states = markedStates.filter((state) => mayBecome(history, state));
    return {
      ...{ title: row.name, place: 'inbox', back: { to: '/', name: words('desk.today.title') } },
      main: (
        <>
          <div className="title">
            <div>
              <h1>{card.name}</h1>
              <p className="title-sub">
                {row.name}, {momentText(submission.created_at, locale)}
                <br />
                <span className="cap">{submission.reference}</span>
              </p>
            </div>
          </div>
          <p className="order-key">
            <b>{words(`studio.states.${stateOf(history)}`)}</b>
          </p>
          {sections.map(([heading, entries]) => (
            <Part key={heading} heading={heading}>
              <Facts rows={entries.map(([label, text]) => [label, text])} />
            </Part>
          ))}
          <Part id="next" heading={words('desk.order.next')}>
            {states.map((state) => (
              <ActDetails key={state} name={words(`studio.states.${state}`)} means="" group="next">
                <form method="post" action={`/orders/${submission.reference}/mark`}>
                  <Seen next={next} />
                  <input type="hidden" name="state" value={state} />
                  <Field {...{ tried, words }} act="mark" name="note" label={words('desk.order.note')} rows={3} />
                  <Button isLine>{words('desk.order.save')}</Button>
                </form>
              </ActDetails>
            ))}
          </Part>
        </>
      ),
    };
  },
};
