import { causeOf } from '../platform/log';
import { languageOf } from '../platform/request-language';
import { type Effects, effects as real } from '../storage/effects';
import { orderByToken } from '../storage/queries/order-link';
import type { Storage } from '../storage/tables';
import { answerProblemAsPage, noResultPage, resultPage } from './pages';

/** By the token of an order's private page, or by the id. */
async function resultOf(storage: Storage, name: string) {
  const order = await orderByToken(storage, name);
  if (order) return { ...order, token: name };
  const found = await storage
    .selectFrom('submissions')
    .select(['kind', 'reference', 'language'])
    .where('id', '=', name)
    .executeTakeFirst();
  return found && { ...found, token: null };
}

/**
 * The result of a form sent without script. Its address is the token of the order's private page, or the submission's own id,
 * by chance and 122 bits long; it tells nothing that was typed.
 */
export async function answerResult({ headers }: Request, name: string, effects: Effects = real): Promise<Response> {
  try {
    const found = await resultOf(await effects.storage(), name.slice(0, 64));
    return found ? resultPage(found) : noResultPage();
  } catch (error) {
    effects.log({ event: 'failed', kind: 'result', cause: causeOf(error) });
    return answerProblemAsPage({ code: 'storage' }, languageOf(headers), null);
  }
}
