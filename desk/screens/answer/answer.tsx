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
import { noRightTo, withdrawnOrder } from '@/server/submissions/withdrawn-order';
import { type Context, seenField, textIn } from '../../acts/act';
import { dropHeld } from '../../acts/drop-held';
import { release } from '../../acts/release';
import { reply, replyFields, sendNow, takeBack } from '../../acts/reply';
import { repliesTo } from '../../acts/saved-replies';
import { settle } from '../../acts/settle';
import { cleanIn, isLook } from '../../acts/texts';
import { unsettle } from '../../acts/undo';
import { FormFields } from '../../form/form';
import { LookedLetter } from '../../shell/letter';
import { ActDetails, Button, Came, Facts, Links, LookButton, Part, PostForm, Seen } from '../../shell/parts';
import { Email, Phone } from '../../shell/reach';
import { SavedReplies } from '../../shell/saved-replies';
import { letterState, StreamItem } from '../../shell/stream-item';
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
  const minutes = Math.ceil((leavesAt - now) / 60_000);
  const what = (
    <>
      <b className="strong">{words('desk.order.you')}</b>, {letterState(letter, context)}
    </>
  );
  return (
    <StreamItem at={at} by="artist" what={what} text={wordsIn(content)} lang={submission.language} context={context}>
      {sent_at === null && leavesAt > now && (
        <form method="post" className="wraps g0-6">
          <input type="hidden" name="letter" value={id} />
          <input type="hidden" name="text" value={ownWordsIn(content, submission.language)} />
          <Button isLink formAction={`${path}/take-back`}>
            {words('desk.undo.undo', { minutes })}
          </Button>
          <Button isLink formAction={`${path}/send-now`}>
            {words('desk.undo.sendNow')}
          </Button>
        </form>
      )}
    </StreamItem>
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
      <FormFields
        fields={replyFields(submission, isBack ? textIn(tried.form, 'text') : '')}
        act="reply"
        tried={tried}
        context={context}
        after={{ text: <SavedReplies replies={repliesTo(context, submission)} words={words} /> }}
      />
      {isLooked && (
        <LookedLetter
          of={cleanIn(tried.form, 'text')}
          to={submission.email ?? ''}
          words={words}
          lang={submission.language}
          {...replyWith(text, submission)}
        />
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
      <PostForm className="field" to={`${path}/release`} name={words('desk.answer.release')} />
      <ActDetails name={words('desk.answer.drop')} means={words('desk.answer.dropMeans')} group="held">
        <PostForm to={`${path}/drop`} name={words('desk.answer.dropNow')} isLine />
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
    const photos = await photoFactsOf(storage, submission.id);
    const damaged = await damagedIn(storage, 'photos', submission.id);
    const isUnwritten = stored && unwrittenOf(stored, { quarantine: submission.quarantine, letters }) === 'enough';
    const isWithdrawal = submission.kind === withdrawalStatements;
    const isOpen = (written.length === 0 || isWithdrawal) && stateOf(history) !== 'done';
    const order = await withdrawnOrder(storage, submission);
    const noRight = order && (await noRightTo(storage, order, submission));
    return {
      title: row?.name || submission.reference,
      heading,
      sub: <Came submission={submission} name={row?.name} context={context} />,
      place: 'inbox',
      back: isHeld ? { to: heldPath, name: words('desk.inbox.title') } : 'inbox',
      main: (
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
            <Photos shown={{ order: submission, photos, damaged, context }} />
          </div>
          <div>
            {isHeld && stored && <Held shown={shown} />}
            {!isHeld && stored && (
              <Part heading={words('desk.answer.title')} id="next">
                <AnswerForm shown={shown} />
                {isOpen && (
                  <PostForm
                    className="wraps g0-6"
                    to={`${shown.path}/settle`}
                    fields={{ [seenField]: next }}
                    name={words(isWithdrawal ? 'desk.answer.settleWithdrawal' : 'desk.answer.settle')}
                    isLink
                  />
                )}
              </Part>
            )}
          </div>
        </div>
      ),
    };
  },
};
