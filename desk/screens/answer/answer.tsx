import type { ReactNode } from 'react';
import { withdrawalStatements } from '@/domain/api';
import { stateOf } from '@/domain/order/status';
import { ownWordsIn, replyWith, wordsIn } from '@/server/mail/letters/reply-letter';
import { ifWritable } from '@/server/storage/faults';
import { lettersOf } from '@/server/storage/queries/letters';
import { historyWithNext } from '@/server/storage/queries/order-events';
import { damagedIn, markRead, photoFactsOf, type Submission, submissionBy } from '@/server/storage/queries/read';
import { type Written, writtenTo } from '@/server/storage/queries/replies';
import { storedIn } from '@/server/submissions/kinds';
import { unwrittenOf } from '@/server/submissions/letters-for';
import { reachIn } from '@/server/submissions/reach';
import { spamSignals } from '@/server/submissions/spam-signals';
import { saidMoment } from '@/server/submissions/views/dates';
import { noRightTo, withdrawnOrder } from '@/server/submissions/withdrawn-order';
import { type Context, textIn } from '../../acts/act';
import { dropHeld } from '../../acts/drop-held';
import { release } from '../../acts/release';
import { reply, sendNow, takeBack } from '../../acts/reply';
import { settle } from '../../acts/settle';
import { cleanIn, isLook, lookedField, markOf } from '../../acts/texts';
import { unsettle } from '../../acts/undo';
import { Field } from '../../form/fields';
import { Letter } from '../../shell/letter';
import { ActDetails, Button, Facts, Links, LookButton, Part, Seen, Title } from '../../shell/parts';
import { Email, Phone } from '../../shell/reach';
import { heldPath } from '../inbox/inbox';
import { Photos } from '../order/photos';
import { personPath } from '../person/person';
import type { Screen, Tried } from '../screen';
import { Unwritten } from '../unwritten';

type Shown = Readonly<{
  submission: Submission;
  path: string;
  written: readonly Written[];
  tried: Tried | null;
  context: Context;
}>;

const isOwn = (tried: Tried | null, act: string): tried is Tried => tried?.act === act && !tried.changed;

/** One letter by the artist's hand; until it leaves it can be taken back, and sent at once. */
function LetterItem({ letter, shown: { submission, path, context } }: Readonly<{ letter: Written; shown: Shown }>) {
  const { words, now } = context;
  const { id, at, sent_at, leavesAt, content } = letter;
  const text = wordsIn(content);
  const canBeTakenBack = sent_at === null && leavesAt > now;
  const minutes = Math.ceil((leavesAt - now) / 60_000);
  return (
    <li className="stream-item stream-item--mine">
      <p className="stream-who wraps spread g0-3">
        <span>
          <b className="strong">{words('desk.order.you')}</b>,{' '}
          {sent_at === null
            ? words('desk.order.letterWaits')
            : words('desk.order.letterLeft', { moment: saidMoment(sent_at, context) })}
        </span>{' '}
        <time>{saidMoment(at, context)}</time>
      </p>
      <p className="stream-text" lang={submission.language}>
        {text}
      </p>
      {canBeTakenBack && (
        <form method="post" className="wraps g0-6">
          <input type="hidden" name="letter" value={id} />
          <input type="hidden" name="text" value={ownWordsIn(content, submission.language)} />
          <button className="link" type="submit" formAction={`${path}/take-back`}>
            {words('desk.undo.undo', { minutes })}
          </button>
          <button className="link" type="submit" formAction={`${path}/send-now`}>
            {words('desk.undo.sendNow')}
          </button>
        </form>
      )}
    </li>
  );
}

/** The form of the answer; the letter below it as it will be read, where that is asked for. */
function AnswerForm({ shown }: Readonly<{ shown: Shown }>) {
  const { submission, path, written, tried, context } = shown;
  const { words } = context;
  const isBack = isOwn(tried, 'take-back');
  const text = tried?.act === 'reply' ? textIn(tried.form, 'text') : '';
  const isLooked = isOwn(tried, 'reply') && isLook(tried.form) && Object.keys(tried.problems).length === 0;
  return (
    <form method="post" action={`${path}/reply`}>
      {isBack && (
        // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button, so it is read from here
        <p className="part-note" role="status" tabIndex={-1} autoFocus>
          {words('desk.answer.takenBack')}
        </p>
      )}
      <Seen next={written.length} />
      <Field
        {...{ tried, words }}
        act="reply"
        name="text"
        label={words('desk.order.yourWords')}
        hint={words('desk.answer.hint', { language: words(`desk.order.in.${submission.language}`) })}
        value={isBack ? textIn(tried.form, 'text') : ''}
        rows={6}
      />
      {isLooked && (
        <div className="field">
          <input type="hidden" name={lookedField} value={markOf(cleanIn(tried.form, 'text'))} />
          <Letter
            to={submission.email ?? ''}
            words={words}
            lang={submission.language}
            isAsked
            {...replyWith(text, submission)}
          />
        </div>
      )}
      <div className="btns g2h wraps field">
        <Button>{words('desk.answer.send')}</Button>
        <LookButton>{words('desk.order.look')}</LookButton>
      </div>
    </form>
  );
}

/** An answer that is the sender's number or address can be tapped. */
function tapped(text: string, { phone, email }: ReturnType<typeof reachIn>): ReactNode {
  if (text !== '' && text.trim() === phone.trim()) return <Phone number={text} />;
  return text !== '' && text.trim().toLowerCase() === email ? <Email address={text} /> : text;
}

/** Why it is held back, and the way out. */
function Held({ shown: { submission, path, context } }: Readonly<{ shown: Shown }>) {
  const { words } = context;
  const sign = spamSignals.find((one) => one === submission.quarantine);
  return (
    <Part heading={words('desk.answer.heldH')} id="next">
      <p className="part-note">
        {sign && `${words(`desk.inbox.held.${sign}`)}. `}
        {words('desk.answer.heldP')}
      </p>
      <form className="field" method="post" action={`${path}/release`}>
        <Button>{words('desk.answer.release')}</Button>
      </form>
      <ActDetails name={words('desk.answer.drop')} means={words('desk.answer.dropMeans')} group="held">
        <form method="post" action={`${path}/drop`}>
          <Button isLine>{words('desk.answer.dropNow')}</Button>
        </form>
      </ActDetails>
    </Part>
  );
}

/** What is no order, or is held back: what was sent, and the answer to it. */
export const answer: Screen = {
  path: '/inbox/:reference',
  acts: { reply, settle, unsettle, release, drop: dropHeld, 'take-back': takeBack, 'send-now': sendNow },
  async show(context, { params: { reference = '' }, tried }) {
    const { storage, words, locale, now } = context;
    const submission = await submissionBy(storage, reference);
    if (!submission) return null;
    const stored = storedIn(submission);
    const isHeld = submission.quarantine !== null;
    if (stored?.order?.(locale) && !isHeld) return null;
    // what only a newer version can read stays unread until that one is there
    if (stored && !isHeld) await ifWritable(() => markRead(storage, submission.id, now));
    const { history, next } = await historyWithNext(storage, submission);
    const written = await writtenTo(storage, submission.id);
    const shown = { submission, path: `/inbox/${submission.reference}`, written, tried, context };
    const { heading = words('studio.unreadable.row'), row, sections = [] } = stored?.describe(locale) ?? {};
    const reach = reachIn(submission);
    const letters = await lettersOf(storage, submission.id);
    const isUnwritten = stored && unwrittenOf(stored, { quarantine: submission.quarantine, letters }) === 'enough';
    const isWithdrawal = submission.kind === withdrawalStatements;
    const isOpen = (written.length === 0 || isWithdrawal) && stateOf(history) !== 'done';
    const order = await withdrawnOrder(storage, submission);
    const noRight = order && (await noRightTo(storage, order, submission));
    return {
      ...{ title: row?.name || submission.reference, place: 'inbox' },
      back: { to: isHeld ? heldPath : '/inbox', name: words('desk.inbox.title') },
      main: (
        <>
          <Title
            heading={heading}
            sub={
              <>
                {row?.name && (
                  <>
                    <bdi>{row.name}</bdi>,{' '}
                  </>
                )}
                {saidMoment(submission.created_at, context)}
                <br />
                <span className="cap">{submission.reference}</span>
              </>
            }
          />
          <div className="split split--even">
            <div>
              <Part heading={words('desk.answer.sent')}>
                {stored === null && (
                  <p className="part-note">{words('studio.unreadable.text', { kind: submission.kind })}</p>
                )}
                <Facts
                  rows={[
                    ...sections.flatMap(([, entries]) =>
                      entries.map(([label, text]) => [label, tapped(text, reach)] as const),
                    ),
                    [words('desk.order.reads'), words(`desk.order.in.${submission.language}`)],
                  ]}
                />
                {isWithdrawal && !order && <p className="part-note">{words('desk.answer.noOrder')}</p>}
                {noRight && <p className="part-note">{words(`desk.answer.noRight.${noRight}`)}</p>}
                {isUnwritten && <Unwritten words={words} />}
                <Links
                  to={{
                    ...(order && {
                      [`/orders/${order.reference}`]: words('desk.answer.order', { reference: order.reference }),
                    }),
                    [personPath(submission.reference)]: words('desk.person.open'),
                  }}
                />
                <ol>
                  {written.map((letter) => (
                    <LetterItem key={letter.id} letter={letter} shown={shown} />
                  ))}
                </ol>
              </Part>
              <Photos
                shown={{
                  ...{ order: submission, context },
                  photos: await photoFactsOf(storage, submission.id),
                  damaged: await damagedIn(storage, 'photos', submission.id),
                }}
              />
            </div>
            <div>
              {isHeld && stored && <Held shown={shown} />}
              {!isHeld && stored && (
                <Part heading={words('desk.answer.title')} id="next">
                  <AnswerForm shown={shown} />
                  {isOpen && (
                    <form method="post" action={`${shown.path}/settle`} className="wraps g0-6">
                      <Seen next={next} />
                      <button className="link" type="submit">
                        {words(isWithdrawal ? 'desk.answer.settleWithdrawal' : 'desk.answer.settle')}
                      </button>
                    </form>
                  )}
                </Part>
              )}
            </div>
          </div>
        </>
      ),
    };
  },
};
