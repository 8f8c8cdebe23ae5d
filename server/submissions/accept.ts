import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import type { Effects } from '../storage/effects';
import { retryTaken } from '../storage/faults';
import { earlierOf, type RequestIdentity, type Saved } from '../storage/queries/repetition';
import { type NewSubmission, saveSubmission } from '../storage/queries/save';
import { hasFreeSpace } from '../storage/space';
import type { Storage } from '../storage/tables';
import { offerItself } from './automatic';
import type { SubmissionKind } from './kind';
import { type Kind, kinds } from './kinds';
import { lettersFor } from './letters-for';
import { keepPhotos } from './photos/keep-photos';
import type { ReceivedForm, SpoolBytes } from './received';
import { spamSignalOf } from './spam-signals';
import { isWithdrawn, withdrawalOf } from './withdrawn-order';

export type Outcome = Readonly<{ problem: Problem } | { saved: Saved; replayed: boolean; count: number }>;

/** The earlier answer. A key belongs to one content (TRUST-11). */
const repeated = (saved: Saved, same: boolean): Outcome =>
  same ? { saved, replayed: true, count: 0 } : { problem: { code: 'request.key' } };

async function earlier(storage: Storage, identity: RequestIdentity, now: number): Promise<Outcome | null> {
  const before = await earlierOf(storage, identity, now);
  if (!before) return null;
  const { hash, ...saved } = before;
  return repeated(saved, hash === identity.hash);
}

type ParsedSubmission = Omit<NewSubmission, 'letters' | 'email'> & Readonly<{ kind: Kind }>;

/**
 * Stores a submission with its letters. Of two equal ones at the same time, in any process, one is stored. The storage is
 * opened only now: its file may have been replaced while photos were decoded.
 */
export async function keep(submission: ParsedSubmission, effects: Effects): Promise<Outcome> {
  const count = submission.photos.length;
  if (!hasFreeSpace({ photos: count, free: await effects.freeBytes() })) return { problem: { code: 'storage' } };
  const storage = await effects.storage();
  // read back at once, because what cannot be read must not be stored
  const stored = kinds[submission.kind].stored.parse(submission.fields);
  const letters = lettersFor(
    stored,
    submission.photos.map(({ bytes }) => bytes.length),
  );
  // of what is held back it is made when that is let go
  const offer = submission.quarantine === undefined ? offerItself(submission, effects.now()) : null;
  const { saved, repeats } = await saveSubmission(
    storage,
    { ...submission, email: stored.email, isOrder: stored.order !== null, letters, ...(offer && { events: [offer] }) },
    effects,
  );
  return repeats === null ? { saved, replayed: false, count } : repeated(saved, repeats === submission.hash);
}

/** Where something else happened to the order at the same time, it is read once more. */
const keepFollowing = (
  follow: NonNullable<SubmissionKind['follow']>,
  submission: ParsedSubmission,
  effects: Effects,
): Promise<Outcome> =>
  retryTaken(async () => {
    const about = { now: effects.now(), key: submission.key, isWithdrawn };
    const followed = await follow(submission.fields, await effects.storage(), about);
    if ('problem' in followed) return followed;
    if ('before' in followed) return repeated(followed.before, true);
    return keep({ ...submission, ...followed }, effects);
  });

/** How many may join one parcel at the same moment. */
const joinTries = 20;

/** As above. Whoever joins an order that is not held is no spammer. */
const keepJoined = (
  join: NonNullable<SubmissionKind['join']>,
  { quarantine, ...submission }: ParsedSubmission,
  effects: Effects,
): Promise<Outcome> =>
  retryTaken(async () => {
    const { isTrusted, ...joined } = await join(submission.fields, await effects.storage(), withdrawalOf);
    return keep({ ...submission, ...(!isTrusted && quarantine && { quarantine }), ...joined }, effects);
  }, joinTries);

/** A repetition is answered first, because it stores nothing. */
export async function acceptSubmission(
  sent: ReceivedForm & { language: Locale },
  { spool, ...identity }: RequestIdentity & { kind: Kind; spool: Readonly<{ put: SpoolBytes }> },
  effects: Effects,
): Promise<Outcome> {
  const before = await earlier(await effects.storage(), identity, effects.now());
  if (before) return before;

  const { files, parse, join, follow, refused, neverHeld }: SubmissionKind = kinds[identity.kind];
  const parsed = parse({ ...sent, photos: sent.files.length });
  if (!parsed.ok) return { problem: parsed.problem };
  const problem = refused && (await refused(parsed.fields, await effects.storage()));
  if (problem) return { problem };
  const stored = await keepPhotos(sent.files.slice(0, parsed.photos), spool);
  if (!stored.ok) return { problem: { ...stored.problem, ...(files && { field: files.field }) } };
  const { language, fields } = parsed;
  const submission = { ...identity, language, fields, photos: stored.photos };
  // whoever has an order's private link is no spammer
  if (follow) return keepFollowing(follow, submission, effects);
  const quarantine = neverHeld ? undefined : spamSignalOf(sent.fields);
  const held = { ...submission, ...(quarantine && { quarantine }) };
  return join ? keepJoined(join, held, effects) : keep(held, effects);
}
