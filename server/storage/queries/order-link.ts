import { hash, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../tables';
import type { Submission } from './read';
import type { Saved } from './repetition';

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

export async function giveLink(storage: Storage, link: { id: string; token: string; at: number }): Promise<void> {
  const { id: submission_id, token, at: created_at } = link;
  const token_hash = hashOf(token).toString('hex');
  await storage.insertInto('order_links').values({ submission_id, token, token_hash, created_at }).execute();
}

export async function tokenOf(storage: Storage, id: string): Promise<string | null> {
  const link = await storage
    .selectFrom('order_links')
    .select('token')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  return link?.token ?? null;
}

/** One hash is looked up and compared: the time that takes tells nothing about how near a wrong token is. */
export async function orderByToken(storage: Storage, token: string): Promise<Submission | undefined> {
  const sought = hashOf(token);
  const found = await storage
    .selectFrom('submissions')
    .innerJoin('order_links', 'order_links.submission_id', 'submissions.id')
    .selectAll('submissions')
    .select('order_links.token')
    .where('order_links.token_hash', '=', sought.toString('hex'))
    .executeTakeFirst();
  const { token: stored = '', ...order } = found ?? {};
  const isSame = timingSafeEqual(hashOf(stored), sought);
  return found && isSame ? (order as Submission) : undefined;
}

/** @param at in ms, when the reply was stored. @throws where there is none */
export async function replyAt(storage: Storage, order: string, at: number): Promise<Saved> {
  const reply = await storage
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('order_id', '=', order)
    .where('created_at', '=', at)
    .executeTakeFirstOrThrow();
  return { ...reply, token: null };
}
