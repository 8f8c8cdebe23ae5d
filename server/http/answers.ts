import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@/domain/problems';
import { answerProblemAsPage } from '../pages/pages';
import { languageOf } from '../platform/request-language';
import { answerProblem } from './receive/answer';
import { isNavigation } from './receive/navigation';

/** A Node request's headers as the web's `Headers`. */
export const webHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value = '']): [string, string] => [name, String(value)]));

/** A request as the web's `Request`, with its body as a stream. */
export function webRequest({ raw }: Pick<FastifyRequest, 'raw'>): Request {
  const { method = 'GET', url = '/' } = raw;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${url}`, {
    method,
    headers: webHeaders(raw),
    ...(hasBody && { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' }),
  });
}

/** Sends an answer whole, unless the connection was cut or answered meanwhile: then the request ends here. */
export async function sendAnswer(reply: FastifyReply, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (reply.raw.headersSent || reply.raw.destroyed) return void reply.hijack();
  reply
    .code(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(body.length > 0 ? body : undefined);
}

/** Sends a problem in the visitor's language. Headers in `more` replace those of the answer. */
export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = webHeaders(request.raw);
  const locale = languageOf(headers);
  // the browser shows the answer to a form sent without script as a page
  const isPage = request.method === 'POST' && isNavigation(headers);
  const answer = isPage ? await answerProblemAsPage(problem, locale, null) : answerProblem(problem, locale);
  for (const [name, value] of Object.entries(more)) answer.headers.set(name, value);
  return sendAnswer(reply, answer);
}
