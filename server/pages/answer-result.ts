import { limits } from '../platform/limits';
import { causeOf } from '../platform/log';
import { languageOf } from '../platform/request-language';
import { type Effects, effects as real } from '../storage/effects';
import { tokenOf } from '../storage/queries/order-link';
import { answerProblemAsPage } from './pages';
import { noResultPage, resultPage } from './result-page';

/**
 * The result of a form sent without script. Its address is the submission's own id, by chance and 122 bits long. Letters
 * and logs name that id, so what was typed is shown for a while only.
 */
export async function answerResult({ headers }: Request, id: string, effects: Effects = real): Promise<Response> {
  try {
    const storage = await effects.storage();
    const found = await storage
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', id.slice(0, 64))
      .executeTakeFirst();
    if (!found) return noResultPage();
    const own = found.order_id === null && effects.now() - found.created_at < limits.resultMs;
    return resultPage(found, { own, token: own ? await tokenOf(storage, found.id) : null });
  } catch (error) {
    effects.log({ event: 'failed', kind: 'result', cause: causeOf(error) });
    return answerProblemAsPage({ code: 'storage' }, languageOf(headers), null);
  }
}
