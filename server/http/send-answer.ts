import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@/domain/problems';
import { answerProblemAsPage } from '../plain/pages';
import { answerProblem } from '../receive/answer';
import { languageOf } from '../receive/language';
import { isNavigation } from '../receive/navigation';

/** The headers of a request in the shape that route handlers know. */
const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    Object.entries(headers).flatMap(([name, value = '']) =>
      name.startsWith(':') ? [] : [[name, String(value)] as [string, string]],
    ),
  );

/** Answers instead of a route handler, in the visitor's language; `more` takes the place of the answer's own headers. */
export async function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = headersOf(request);
  const locale = languageOf(headers);
  // a form sent without script shows its answer as a page
  const isPage = request.method === 'POST' && isNavigation(headers);
  const answer = isPage ? answerProblemAsPage(problem, locale, null) : answerProblem(problem, locale);
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.headersSent || response.destroyed) return;
  response.setHeaders(answer.headers);
  for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
  response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : body);
}
