import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemAnswer, SavedAnswer } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { answerProblemAsPage, privatePathOf } from '../pages/pages';
import { answerHeadOf, problemSentence } from '../pages/problem-answers';
import { languageOf } from '../platform/request-language';
import type { Saved } from '../storage/queries/repetition';

/** Whether the browser itself sent the form, without script, and shows the answer as a page. */
export function isNavigation(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? (headers.get('accept') ?? '').includes('text/html') : mode === 'navigate';
}

const noStore = { 'Cache-Control': 'no-store' };

export function answerProblem(problem: Problem, locale: Locale): Response {
  const { code, field, position } = problem;
  const message = problemSentence(problem, locale);
  const { status, headers } = answerHeadOf(code);
  return Response.json(
    { error: { code, message, ...(field && { field }), ...(position && { position }) } } satisfies ProblemAnswer,
    {
      status,
      headers: { ...noStore, ...headers },
    },
  );
}

export function answerSaved(saved: Saved, replayed: boolean, locale: Locale): Response {
  const { id, reference } = saved;
  const status = privatePathOf(saved, locale);
  return Response.json({ ok: true, id, reference, ...(status && { status }) } satisfies SavedAnswer, {
    status: replayed ? 200 : 201,
    headers: noStore,
  });
}

export const webHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value = '']): [string, string] => [name, String(value)]));

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

export async function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = webHeaders(request.raw);
  const locale = languageOf(headers);
  const isPage = request.method === 'POST' && isNavigation(headers);
  const answer = isPage ? answerProblemAsPage(problem, locale, null) : answerProblem(problem, locale);
  for (const [name, value] of Object.entries(more)) answer.headers.set(name, value);
  return sendAnswer(reply, answer);
}
