import { isMailbox } from '@/domain/contact-hints';
import type { OrderEvent } from '@/domain/order/events';
import type { Locale } from '@/i18n/locales';
import { yearInWarsaw } from '../../platform/warsaw';
import type { SavingEffects } from '../effects';
import type { Storage } from '../tables';
import { searchedIn } from './folded';
import { stopUpdate } from './letters';
import { type NewLetter, writeLetters } from './new-letters';
import { addEvent, addUndo, type PlacedEvent } from './order-events';
import { giveLink } from './order-link';
import { comparedEmail } from './person';
import { referenceOf, returnNumber, takeNumber } from './reference';
import { earlierOf, type RequestIdentity, rememberKey, type Saved } from './repetition';

export type KeptPhoto = Readonly<{ name: string; width: number; height: number; sha256: string; bytes: Buffer }>;

export type NewSubmission = RequestIdentity &
  Readonly<{
    language: Locale;
    fields: object;
    email: string | null;
    photos: readonly KeptPhoto[];
    letters: readonly NewLetter[];
    /** An order has a private page. */
    isOrder?: boolean;
    events?: readonly OrderEvent[];
    about?: PlacedEvent;
    /** The order in whose parcel it goes. */
    joins?: Pick<PlacedEvent, 'id' | 'position'>;
    /** Why it is held back until the artist has looked at it; it then has no letters. */
    quarantine?: string;
  }>;

/** `repeats`: null for a new submission, else the hash of the content that was stored before. */
export type SaveResult = Readonly<{ saved: Saved; repeats: string | null }>;

/** The letters that have not left, also about what the buyer answered, go to the new address; if none can, they wait for another. */
export async function changeReach(
  storage: Storage,
  id: string,
  { email: typed, fields, at }: NonNullable<PlacedEvent['order']> & { at: number },
): Promise<void> {
  const email = comparedEmail(typed);
  await storage
    .updateTable('submissions')
    .set({ email, fields: JSON.stringify(fields), folded: searchedIn(fields) })
    .where('id', '=', id)
    .execute();
  const state = isMailbox(email) ? 'waiting' : 'parked';
  await storage
    .updateTable('letters')
    .set(({ eb, ref }) => ({
      to_address: email,
      state,
      attempts: 0,
      // what was never tried may tell of something that the buyer is not to see yet
      next_at: eb.case().when('attempts', '=', 0).then(ref('next_at')).else(at).end(),
    }))
    .where('submission_id', 'in', (query) =>
      query
        .selectFrom('submissions')
        .select('id')
        .where(({ or }) => or({ id, order_id: id })),
    )
    // also none to the artist, whose letters have no address
    .where('to_address', '!=', email)
    .where('state', 'in', ['waiting', 'parked'])
    .execute();
}

async function addPlaced(storage: Storage, about: PlacedEvent, at: number): Promise<void> {
  const { id, position, overtaken = [] } = about;
  for (const [index, event] of overtaken.entries()) {
    await addUndo(storage, { id, position: position - overtaken.length + index, event }, at);
    await stopUpdate(storage, id, event.of);
  }
  await addEvent(storage, about, at);
}

async function write(
  storage: Storage,
  submission: NewSubmission,
  effects: SavingEffects & { at: number; sequence: number },
): Promise<Saved> {
  const { kind, language, fields, email, hash, photos, about, joins, events = [] } = submission;
  const { at, sequence, random, uuid } = effects;
  const named = { id: uuid(), reference: referenceOf({ at, sequence }, random) };
  await storage
    .insertInto('submissions')
    .values({
      ...named,
      kind,
      language,
      fields: JSON.stringify(fields),
      folded: searchedIn(fields),
      content_hash: hash,
      created_at: at,
      email: email ? comparedEmail(email) : null,
      quarantine: submission.quarantine ?? null,
      order_id: about?.id ?? null,
    })
    .execute();
  for (const [index, photo] of photos.entries()) {
    const key = { id: uuid(), submission_id: named.id, position: index + 1 };
    await storage
      .insertInto('photos')
      .values({ ...key, ...photo })
      .execute();
  }
  const token = submission.isOrder ? effects.token() : null;
  if (token !== null) await giveLink(storage, { id: named.id, token, at });
  for (const [index, event] of events.entries())
    await addEvent(storage, { id: named.id, position: index + 1, event }, at);
  if (joins) await addEvent(storage, { ...joins, event: { type: 'joined', reference: named.reference } }, at);
  if (about) await addPlaced(storage, about, at);
  if (about?.order) await changeReach(storage, about.id, { ...about.order, at });
  return { ...named, token };
}

/** All or nothing; or finds the submission that it repeats. */
export function saveSubmission(
  storage: Storage,
  submission: NewSubmission,
  effects: SavingEffects,
): Promise<SaveResult> {
  return storage.transaction().execute(async (transaction) => {
    const at = effects.now();
    const year = yearInWarsaw(at);
    const sequence = await takeNumber(transaction, year);
    const earlier = await earlierOf(transaction, submission, at);
    if (earlier) {
      await returnNumber(transaction, year);
      const { hash: repeats, ...saved } = earlier;
      return { saved, repeats };
    }
    const saved = await write(transaction, submission, { ...effects, at, sequence });
    await rememberKey(transaction, submission, { id: saved.id, at });
    if (submission.quarantine === undefined)
      await writeLetters(transaction, submission.letters, { ...effects, ...saved, at });
    return { saved, repeats: null };
  });
}
