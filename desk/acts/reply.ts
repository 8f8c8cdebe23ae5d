import { isMailbox } from '@/domain/contact-hints';
import { undoMs } from '@/domain/order/undo';
import { replyWith } from '@/server/mail/letters/reply-letter';
import { markRead, submissionBy } from '@/server/storage/queries/read';
import { sendReplyNow, takeBackReply, writeReply, writtenTo } from '@/server/storage/queries/replies';
import { act, type Context, changed, type Params, refused, seenField, textIn } from './act';
import { cleanIn, isLook, textProblem } from './texts';

const pathOf = (reference: string): string => `/inbox/${reference}`;

/**
 * A letter to whoever wrote, in their language, with all they sent. It waits, so that it can be taken back, and is not written where
 * another desk has written since.
 */
export const reply = act<Readonly<{ text: string; seen: number }>>({
  parse(form) {
    const text = cleanIn(form, 'text');
    const problems = textProblem('text', text);
    if (problems || isLook(form)) return refused(problems ?? {});
    return { ok: true, input: { text, seen: Number(textIn(form, seenField)) } };
  },
  async do({ storage, effects, now }, { text, seen }, { reference = '' }) {
    const submission = await submissionBy(storage, reference);
    if (!submission) return changed;
    const to = submission.email ?? '';
    if (!isMailbox(to)) return refused({ text: (words) => words('desk.answer.noMailbox') });
    if ((await writtenTo(storage, submission.id)).length !== seen) return changed;
    await writeReply(storage, submission, { to, ...replyWith(text, submission), waitMs: undoMs }, effects);
    await markRead(storage, submission.id, now);
    return { ok: true, happened: (words) => words('desk.answer.written'), to: pathOf(submission.reference) };
  },
});

/** The letter that a form names, where it can still be taken back. */
async function waitingIn({ storage, now }: Context, letter: string, { reference = '' }: Params) {
  const submission = await submissionBy(storage, reference);
  return submission && { submission: submission.id, letter, now };
}

/** Takes a letter back before it has left. Nothing is sent; its words are in the form again. */
export const takeBack = act<string>({
  parse: (form) => ({ ok: true, input: textIn(form, 'letter') }),
  async do(context, letter, params) {
    const waiting = await waitingIn(context, letter, params);
    // refused without a problem: the page shows the words again
    return waiting && (await takeBackReply(context.storage, waiting)) ? refused({}) : changed;
  },
});

/** Ends the wait of a letter. */
export const sendNow = act<string>({
  parse: (form) => ({ ok: true, input: textIn(form, 'letter') }),
  async do(context, letter, params) {
    const waiting = await waitingIn(context, letter, params);
    if (!waiting || !(await sendReplyNow(context.storage, waiting))) return changed;
    return { ok: true, happened: (words) => words('desk.answer.sendsNow'), to: pathOf(params.reference ?? '') };
  },
});
