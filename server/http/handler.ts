import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { apiRoot } from '@/domain/api';
import { movedTo } from '@/i18n/redirects';
import { causeOf } from '../platform/log';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';
import type { Effects } from '../storage/effects';
import type { Prefix } from './abuse/prefixes';
import { sendFile } from './files';
import { gate, type Refusal } from './gate';
import { cacheControl, securityHeaders } from './headers';
import { lingerAfter } from './linger';
import { sendKept } from './memory';
import type { MakeFile } from './missing-files';
import { sendNotFound } from './not-found';
import { watchPace } from './pace';
import { addressOf, type Route, routeOf } from './routes';
import { sendProblem } from './send-problem';
import type { BuiltSite } from './site';
import { decodedPath, originForm, pathOf } from './target';
import { cutUnread } from './unread';
import { sendAnswer, webRequest } from './web';

export type ServerContext = BuiltSite &
  Readonly<{
    tls: boolean;
    sockets: ChangeableLimits['sockets'];
    /** Null if this request may come in. Counts it, so it is asked once for each request. */
    rateLimit: (request: IncomingMessage, response: ServerResponse, route: Route) => Refusal | null;
    /** The networks that a request counts for. */
    visitorOf: (request: IncomingMessage) => readonly Prefix[];
    /** Makes a file that is not there yet. */
    makeFile: MakeFile;
    log: Effects['log'];
  }>;

/** The path that stands for every unknown address. */
const nowhere = '/_not-found';

/** The headers of every answer. */
function setHeaders(response: ServerResponse, path: string, { tls, policies, isFile }: ServerContext): void {
  const headers = {
    ...securityHeaders(path, tls),
    'Cache-Control': cacheControl(path.startsWith(apiRoot) || isFile(path) ? path : '/'),
    'Content-Security-Policy': isFile(path) ? undefined : policies(path),
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

/**
 * Answers a body that comes too slowly with 408 and closes the connection, while the route's handler may still read.
 */
function cutLate(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void request.socket.destroy();
  response.once('finish', () => request.socket.destroySoon());
  // after the answer Node no longer ends the body's reader by itself: it would wait, and keep its memory, for ever
  request.socket.once('close', () => request.destroy());
  void sendProblem(request, response, { code: 'request.tooSlow' }, { Connection: 'close' });
}

type Target = Readonly<{ path: string; plain: string | null }>;

/** 308: permanent, so that browsers may remember the new address, and with the same method. */
function redirect(response: ServerResponse, to: string): void {
  response.setHeader('Location', to).setHeader('Content-Length', 0).writeHead(308).end();
}

/** Answers what is neither finished nor part of the API: a file, a redirect, or the page of unknown addresses. */
async function sendRest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, plain, context }: Target & { context: ServerContext },
): Promise<void> {
  const { folder, isFile, notFound, makeFile } = context;
  const isMade = (address: string) => isFile(address) && /^\/(?:works|cards)\//.test(address);
  const to = movedTo(request.url ?? '/', context);
  if (plain === null) context.log({ event: 'refused', kind: 'page', code: 'request.address' });
  else if (isFile(plain) && (await sendFile(request, response, { folder, path }))) return;
  else if (isMade(plain) && (await makeFile(plain)) && (await sendFile(request, response, { folder, path }))) return;
  else if (path.startsWith(apiRoot)) return sendProblem(request, response, { code: 'request.address' });
  else if (to) return redirect(response, to);
  return sendNotFound(request, response, notFound);
}

/** Whether the request is refused; then the answer has been sent. */
async function refused(
  request: IncomingMessage,
  response: ServerResponse,
  { route, context }: { route: Route; context: ServerContext },
) {
  const refusal = gate(request, route) ?? context.rateLimit(request, response, route);
  if (!refusal) return false;
  if (!refusal.isSilent) context.log({ event: 'refused', kind: route.kind ?? 'page', code: refusal.problem.code });
  await sendProblem(request, response, refusal.problem, refusal.headers);
  return true;
}

async function respond(request: IncomingMessage, response: ServerResponse, context: ServerContext): Promise<void> {
  request.url = originForm(request.url);
  const path = pathOf(request.url);
  const plain = decodedPath(path);
  const route = routeOf(plain === null ? nowhere : path);
  setHeaders(response, plain ?? nowhere, context);
  lingerAfter(request, response, context.sockets.lingerMs);
  if (await refused(request, response, { route, context })) return;
  if (request.headers.expect !== undefined) response.writeContinue();
  if (route.kind) watchPace(request, route.body, context.sockets, () => cutLate(request, response));
  const kept = context.memory.get(route.answer ? addressOf(path) : path);
  if (kept) await sendKept(request, response, kept);
  else if (route.answer)
    await sendAnswer(request, response, await route.answer(webRequest(request), context.visitorOf(request)));
  // a file is sent while it is read from the disk, so the check for slow readers has to start before
  cutUnread(request, response, context.sockets);
  if (!kept && !route.answer) await sendRest(request, response, { path, plain, context });
}

/** Answers every request: checks its head, then sends what is finished (`BuiltSite`), a file from the disk, or the API's answer. */
export const handlerOf =
  (context: ServerContext): RequestListener =>
  async (request, response) => {
    try {
      await respond(request, response, context);
    } catch (error) {
      context.log({ event: 'failed', kind: 'http', cause: causeOf(error) });
      if (!response.headersSent) await sendProblem(request, response, { code: 'internal' });
      else response.destroy();
    }
  };
