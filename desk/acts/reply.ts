import { isMailbox } from '@/domain/contact-hints';
import { undoMs } from '@/domain/order/undo';
import { replyWith } from '@/server/mail/letters/reply-letter';
import { markRead, type Submission, submissionBy } from '@/server/storage/queries/read';
import { sendReplyNow, takeBackReply, writeReply, writtenTo } from '@/server/storage/queries/replies';
import { readFields, text } from '../form/kinds';
import {
  type Act,
  type Context,
  changed,
  done,
  type Form,
  type Params,
  refused,
  seenField,
  sentence,
  textIn,
} from './act';
import { inserted, repliesTo } from './saved-replies';
import { unlessPreviewed } from './texts';

/** Without mail a letter waits, whatever is pressed (STATUS-14). */
const written = ({ settings }: Context, reference: string, happened: 'written' | 'sendsNow') =>
  done(`/inbox/${reference}`, settings.mail ? `desk.answer.${happened}` : 'desk.order.letterWithoutMail');

export const replyFields = ({ language }: Pick<Submission, 'language'>, usual = '') => ({
  text: text('desk.order.yourWords', {
    hint: (words) => words('desk.answer.hint', { language: words(`desk.order.in.${language}`) }),
    rows: 6,
    isNeeded: true,
    usual,
  }),
});

/**
 * A letter to whoever wrote, in their language, with all they sent. It waits, so that it can be taken back, and is not written where
 * another desk has written since.
 */
export const reply: Act = async (context, form, { reference = '' }) => {
  const { storage, effects, now } = context;
  const submission = await submissionBy(storage, reference);
  if (!submission) return changed;
  const more = inserted(form, repliesTo(context, submission));
  if (more) return more;
  const { typed, read } = readFields(replyFields(submission), form, now);
  const text = typed.text ?? '';
  const stop = read.isRight() ? unlessPreviewed(form, text, false) : refused(read.problems);
  if (stop) return stop;
  const to = submission.email ?? '';
  if (!isMailbox(to)) return refused({ text: sentence('desk.answer.noMailbox') });
  if ((await writtenTo(storage, submission.id)).length !== Number(textIn(form, seenField))) return changed;
  await writeReply(storage, submission, { to, ...replyWith(text, submission), waitMs: undoMs }, effects);
  await markRead(storage, submission.id, now);
  return written(context, submission.reference, 'written');
};

/** The letter that a form names, where it can still be taken back. */
async function waitingIn({ storage, now }: Context, form: Form, { reference = '' }: Params) {
  const submission = await submissionBy(storage, reference);
  return submission && { submission: submission.id, letter: textIn(form, 'letter'), now };
}

/** Takes a letter back before it has left. Nothing is sent; its words are in the form again. */
export const takeBack: Act = async (context, form, params) => {
  const waiting = await waitingIn(context, form, params);
  // refused without a problem: the page shows the words again
  return waiting && (await takeBackReply(context.storage, waiting)) ? refused({}) : changed;
};

export const sendNow: Act = async (context, form, params) => {
  const waiting = await waitingIn(context, form, params);
  return waiting && (await sendReplyNow(context.storage, waiting))
    ? written(context, params.reference ?? '', 'sendsNow')
    : changed;
};
