import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@/domain/problems';
import { answerProblemAsPage } from '../pages/pages';
import { languageOf } from '../platform/request-language';
import { answerProblem } from './receive/answer';
import { isNavigation } from './receive/navigation';
import { sendAnswer, webHeaders } from './web';

/** Sends a problem in the visitor's language. Headers in `more` replace those of the answer. */
export async function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = webHeaders(request);
  const locale = languageOf(headers);
  // the browser shows the answer to a form sent without script as a page
  const isPage = request.method === 'POST' && isNavigation(headers);
  const answer = isPage ? await answerProblemAsPage(problem, locale, null) : answerProblem(problem, locale);
  for (const [name, value] of Object.entries(more)) answer.headers.set(name, value);
  return sendAnswer(request, response, answer);
}
