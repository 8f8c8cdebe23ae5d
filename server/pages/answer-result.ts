import { causeOf } from '../platform/log';
import { languageOf } from '../platform/request-language';
import { type Effects, effects as real } from '../storage/effects';
import { answerProblemAsPage, noResultPage, resultPage } from './pages';

/**
 * The result of a form sent without script. Its address is the submission's own id, by chance and 122 bits long, and it
 * tells nothing that was typed.
 */
export async function answerResult({ headers }: Request, id: string, effects: Effects = real): Promise<Response> {
  try {
    const storage = await effects.storage();
    const found = await storage
      .selectFrom('submissions')
      .select(['kind', 'reference', 'language'])
      .where('id', '=', id.slice(0, 64))
      .executeTakeFirst();
    return found ? resultPage(found) : noResultPage();
  } catch (error) {
    effects.log({ event: 'failed', kind: 'result', cause: causeOf(error) });
    return answerProblemAsPage({ code: 'storage' }, languageOf(headers), null);
  }
}
