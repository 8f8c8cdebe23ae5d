import type { ComponentProps, ReactNode } from 'react';
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
import { type Context, seenField, type Tried, textIn } from '../../acts/act';
import { dropHeld, release } from '../../acts/held';
import { settle } from '../../acts/order-acts';
import { reply, replyFields, sendNow, takeBack } from '../../acts/reply';
import { repliesTo } from '../../acts/saved-replies';
import { asksPreview, cleanIn } from '../../acts/texts';
import { unsettle } from '../../acts/undo';
import { PreviewedLetter } from '../../shell/letter';
import { Button, Came, emailLink, Hidden, PreviewButton, phoneLink } from '../../shell/parts';
import { fold, type Pieces, part, split } from '../../shell/pieces';
import { SavedReplies } from '../../shell/saved-replies';
import { letterState, type StreamItem } from '../../shell/stream-item';
import { heldPath } from '../inbox/inbox';
import { unwritten } from '../order/buyer';
import { photoParts } from '../order/photos';
import { personPath } from '../person/person';
import type { Screen } from '../screen';

type About = Readonly<{
  submission: Submission;
  path: string;
  written: readonly Written[];
  tried: Tried | null;
  context: Context;
}>;

const isOwn = (tried: Tried | null, act: string): tried is Tried => tried?.act === act && !tried.changed;

/** One letter by the artist's hand; until it leaves it can be taken back, and sent at once. */
function letterItem(letter: Written, { submission, path, context }: About): ComponentProps<typeof StreamItem> {
  const { words, now } = context;
  const { id, at, sent_at, leavesAt, content } = letter;
  const what = (
    <>
      <b className="strong">{words('desk.order.you')}</b>, {letterState(letter, context)}
    </>
  );
  const children = sent_at === null && leavesAt > now && (
    <form method="post" className="wraps g0-6">
      <Hidden fields={{ letter: id, text: ownWordsIn(content, submission.language) }} />
      <Button isLink formAction={`${path}/take-back`}>
        {words('desk.undo.undo', { minutes: Math.ceil((leavesAt - now) / 60_000) })}
      </Button>
      <Button isLink formAction={`${path}/send-now`}>
        {words('desk.undo.sendNow')}
      </Button>
    </form>
  );
  return { at, by: 'artist', what, text: wordsIn(content), lang: submission.language, children };
}

function answerForm({ submission, path, written, tried, context }: About): Pieces {
  const { words } = context;
  const isBack = isOwn(tried, 'take-back');
  const isPreviewed = isOwn(tried, 'reply') && asksPreview(tried.form) && Object.keys(tried.problems).length === 0;
  return [
    isBack && (
      // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button, so it is read from here
      <p className="part-note" role="status" tabIndex={-1} autoFocus>
        {words('desk.answer.takenBack')}
      </p>
    ),
    {
      form: `${path}/reply`,
      hidden: { [seenField]: written.length },
      fields: replyFields(submission, isBack ? textIn(tried.form, 'text') : ''),
      after: { text: <SavedReplies replies={repliesTo(context, submission)} words={words} /> },
      of: [
        isPreviewed && (
          <PreviewedLetter
            of={cleanIn(tried.form, 'text')}
            to={submission.email ?? ''}
            lang={submission.language}
            {...replyWith(textIn(tried.form, 'text'), submission)}
          />
        ),
        {
          buttons: [
            <Button>{words('desk.answer.send')}</Button>,
            <PreviewButton>{words('desk.order.preview')}</PreviewButton>,
          ],
        },
      ],
    },
  ];
}

function tapped(text: string, { phone, email }: ReturnType<typeof reachIn>): ReactNode {
  if (text !== '' && text.trim() === phone.trim()) return phoneLink(text);
  return text !== '' && text.trim().toLowerCase() === email ? emailLink(text) : text;
}

function heldBack({ submission, path, context: { words } }: About): Pieces {
  const sign = spamSignals.find((one) => one === submission.quarantine);
  return [
    { note: [sign && `${words(`desk.inbox.held.${sign}`)}.`, words('desk.answer.heldP')].filter(Boolean).join(' ') },
    { press: words('desk.answer.release'), to: `${path}/release`, className: 'field' },
    fold({ name: words('desk.answer.drop'), means: words('desk.answer.dropMeans'), group: 'held' }, [
      { press: words('desk.answer.dropNow'), to: `${path}/drop`, isLine: true },
    ]),
  ];
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
    const about = { submission, path: `/inbox/${submission.reference}`, written, tried, context };
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
    const left: Pieces = [
      part(words('desk.answer.sent'), [
        stored === null && { note: words('studio.unreadable.text', { kind: submission.kind }) },
        {
          facts: [
            ...sections.flatMap(([, entries]) => entries.map(([label, text]) => [label, tapped(text, reach)] as const)),
            [words('desk.order.reads'), words(`desk.order.in.${submission.language}`)],
          ],
        },
        isWithdrawal && !order && { note: words('desk.answer.noOrder') },
        noRight && { note: words(`desk.answer.noRight.${noRight}`) },
        isUnwritten && unwritten(words),
        {
          links: {
            ...(order && {
              [`/orders/${order.reference}`]: words('desk.answer.order', { reference: order.reference }),
            }),
            [personPath(submission.reference)]: words('desk.person.open'),
          },
        },
        { stream: written.map((letter) => letterItem(letter, about)) },
      ]),
      ...photoParts({ order: submission, photos, damaged, context }),
    ];
    const right: Pieces = [
      isHeld && stored && { heading: words('desk.answer.heldH'), id: 'next', of: heldBack(about) },
      !isHeld &&
        stored &&
        part({ heading: words('desk.answer.title'), id: 'next' }, [
          ...answerForm(about),
          isOpen && {
            press: words(isWithdrawal ? 'desk.answer.settleWithdrawal' : 'desk.answer.settle'),
            to: `${about.path}/settle`,
            hidden: { [seenField]: next },
            className: 'wraps g0-6',
            isLink: true,
          },
        ]),
    ];
    return {
      title: row?.name || submission.reference,
      heading,
      sub: <Came submission={submission} name={row?.name} />,
      place: 'inbox',
      back: isHeld ? { to: heldPath, name: words('desk.inbox.title') } : 'inbox',
      main: [split('even', left, right)],
    };
  },
};
