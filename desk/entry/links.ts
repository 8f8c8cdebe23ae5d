import { hash, randomBytes } from 'node:crypto';
import type { Storage } from '@/server/storage/tables';

/** How long a link opens the desk, in ms. */
export const linkMs = 15 * 60 * 1000;

const day = 24 * 60 * 60 * 1000;

/** 32 random bytes, as they stand in an address or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => hash('sha256', secret);

/** Makes a link that opens the desk once. @returns the secret of its address */
export async function makeLink(storage: Storage, now: number, mailed: 0 | 1 = 0): Promise<string> {
  const secret = newSecret();
  await storage
    .deleteFrom('desk_links')
    .where('created_at', '<', now - day)
    .execute();
  await storage
    .insertInto('desk_links')
    .values({ secret_hash: hashOf(secret), created_at: now, used_at: null, mailed })
    .execute();
  return secret;
}

/** Whether a link would open the desk now. */
export async function isGood(storage: Storage, secret: string, now: number): Promise<boolean> {
  const link = await storage
    .selectFrom('desk_links')
    .select('created_at')
    .where('secret_hash', '=', hashOf(secret))
    .where('used_at', 'is', null)
    .where('created_at', '>', now - linkMs)
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses a link up. @returns whether it was good until now */
export async function spendLink(storage: Storage, secret: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await storage
    .updateTable('desk_links')
    .set({ used_at: now })
    .where('secret_hash', '=', hashOf(secret))
    .where('used_at', 'is', null)
    .where('created_at', '>', now - linkMs)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const linkPath = (secret: string): string => `/enter/${secret}`;

const hour = 60 * 60 * 1000;
const lettersAnHour = 5;

/** Whether another link may leave by letter now. */
export async function mayMail(storage: Storage, now: number): Promise<boolean> {
  const { n } = await storage
    .selectFrom('desk_links')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('mailed', '=', 1)
    .where('created_at', '>', now - hour)
    .executeTakeFirstOrThrow();
  return Number(n) < lettersAnHour;
}
