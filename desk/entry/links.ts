import { hash, randomBytes } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { dayMs } from '@/server/platform/warsaw';
import type { Storage, Tables } from '@/server/storage/tables';

export const linkMs = 15 * 60 * 1000;

/** How far another clock of ours may be ahead. */
export const aheadMs = 60_000;

/** 32 random bytes, as they stand in an address or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => hash('sha256', secret);

export async function makeLink(storage: Storage, now: number, mailed = 0): Promise<string> {
  const secret = newSecret();
  await storage
    .deleteFrom('desk_links')
    .where(({ or, eb }) => or([eb('created_at', '<', now - dayMs), eb('created_at', '>', now + aheadMs)]))
    .execute();
  await storage
    .insertInto('desk_links')
    .values({ secret_hash: hashOf(secret), created_at: now, used_at: null, mailed })
    .execute();
  return secret;
}

/** The links that open the desk now; a clock that was ahead has made none for later. */
const good = (now: number) => (eb: ExpressionBuilder<Tables, 'desk_links'>) =>
  eb.and([eb('used_at', 'is', null), eb('created_at', '>', now - linkMs), eb('created_at', '<=', now + aheadMs)]);

export async function isGood(storage: Storage, secret: string, now: number): Promise<boolean> {
  const link = await storage
    .selectFrom('desk_links')
    .select('created_at')
    .where('secret_hash', '=', hashOf(secret))
    .where(good(now))
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses a link up. @returns whether it was good until now */
export async function spendLink(storage: Storage, secret: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await storage
    .updateTable('desk_links')
    .set({ used_at: now })
    .where('secret_hash', '=', hashOf(secret))
    .where(good(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const linkPath = (secret: string): string => `/enter/${secret}`;

/** In `mailed`: by letter, and that another was asked for while that one was good. */
const [byLetter, askedAgain] = [1, 2];

/** Makes a link for a letter; null while one that was sent is still good: whoever asks cannot use up those of the artist. */
export const linkToMail = (storage: Storage, now: number): Promise<string | null> =>
  storage.transaction().execute(async (turn) => {
    const sent = await turn
      .selectFrom('desk_links')
      .select(['secret_hash', 'mailed'])
      .where('mailed', '>=', byLetter)
      .where(good(now))
      .executeTakeFirst();
    if (!sent) return makeLink(turn, now, byLetter);
    // once, so that a stranger's requests do not write to the disk
    if (sent.mailed === byLetter)
      await turn
        .updateTable('desk_links')
        .set({ mailed: askedAgain })
        .where('secret_hash', '=', sent.secret_hash)
        .execute();
    return null;
  });

/** How often within a day a letter with a link was withheld, as one was still good. */
export async function withheldLetters(storage: Storage, now: number): Promise<number> {
  const { n } = await storage
    .selectFrom('desk_links')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('mailed', '=', askedAgain)
    .where('created_at', '>', now - dayMs)
    .executeTakeFirstOrThrow();
  return Number(n);
}
