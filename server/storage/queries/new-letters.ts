import { limits } from '../../platform/limits';
import { dayMs } from '../../platform/warsaw';
import type { LetterEffects } from '../effects';
import type { LetterKind, Storage } from '../tables';
import { tokenOf } from './order-link';
import { submissionOf } from './read';

export type LetterText = Readonly<Record<'subject' | 'text', string>>;

/** `photos`: positions from 1. `to` null: to the artist. */
export type NewLetter = Readonly<{
  kind: LetterKind;
  part?: number;
  parts?: number;
  photos?: readonly number[];
  to: string | null;
  /** Without it the text is made when it is sent. */
  content?: LetterText;
}>;

/**
 * Somebody may type a stranger's address again and again (TRUST-15). Orders are counted apart: otherwise free submissions
 * could hold back the letter with the link to an order's page. Replies are not counted: only the buyer has that link.
 */
async function hasEnough(
  storage: Storage,
  { id, to, at }: Readonly<{ id: string; to: string; at: number }>,
): Promise<boolean> {
  const { order_id } = await submissionOf(storage, id);
  if (order_id !== null) return false;
  const isOrder = (await tokenOf(storage, id)) !== null;
  const { count } = await storage
    .selectFrom('letters')
    .innerJoin('submissions', 'submissions.id', 'letters.submission_id')
    .leftJoin('order_links', 'order_links.submission_id', 'submissions.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('letters.to_address', '=', to)
    .where('letters.kind', '=', 'buyer')
    .where('letters.created_at', '>', at - dayMs)
    .where('submissions.order_id', 'is', null)
    .where('order_links.token', isOrder ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return count >= limits.letters.perDayAndBuyer;
}

type Sender = Omit<LetterEffects, 'now'> & Readonly<{ id: string; at: number; dueAt?: number }>;

/** The Message-ID is fixed here, so that a letter sent twice can be recognized. `dueAt`: in ms; else at once. */
export async function writeLetters(
  storage: Storage,
  letters: readonly NewLetter[],
  { id, at, dueAt = at, uuid, mailHost }: Sender,
): Promise<void> {
  for (const { kind, part = 1, parts = 1, photos = [], to, content } of letters) {
    // what the artist sends by hand is not limited
    if (kind === 'buyer' && to !== null && (await hasEnough(storage, { id, to, at }))) continue;
    await storage
      .insertInto('letters')
      .values({
        id: uuid(),
        submission_id: id,
        kind,
        part,
        parts,
        photos: JSON.stringify(photos),
        content: content ? JSON.stringify(content) : null,
        to_address: to,
        message_id: `<${id}.${kind}.${part}@${mailHost()}>`,
        state: 'waiting',
        attempts: 0,
        next_at: dueAt,
        created_at: at,
      })
      .execute();
  }
}
