import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { apiRoot } from '@/domain/api';
import { causeOf } from '../platform/log';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';
import type { Effects } from '../storage/effects';
import type { Prefix } from './abuse/prefixes';
import { sendFile } from './files';
import { gate, type Refusal } from './gate';
import { cacheControl, securityHeaders } from './headers';
import { lingerAfter } from './linger';
import { type Kept, type Memory, sendKept } from './memory';
import { movedTo } from './moved';
import { sendNotFound } from './not-found';
import { watchPace } from './pace';
import type { Policies } from './policies';
import { addressOf, type Route, routeOf } from './routes';
import { sendProblem } from './send-problem';
import { decodedPath, originForm, pathOf } from './target';
import { cutUnread } from './unread';
import { sendAnswer, webRequest } from './web';

export type ServerContext = Readonly<{
  tls: boolean;
  sockets: ChangeableLimits['sockets'];
  /** Where the site was built. */
  folder: string;
  policies: Policies;
  memory: Memory;
  notFound: Kept;
  /** Whether an address is that of a file; a missing one must not be remembered for a year. */
  isFile: (path: string) => boolean;
  /** Whether this form may come in, or its visitor has to wait; asked once for each. */
  rateLimit: (request: IncomingMessage, response: ServerResponse, route: Route) => Refusal | null;
  /** Whom a request counts for. */
  visitorOf: (request: IncomingMessage) => readonly Prefix[];
  log: Effects['log'];
}>;

/** Stands for every path that names nothing. */
const nowhere = '/_not-found';

/** What every answer carries, whoever writes it. */
function setHeaders(response: ServerResponse, path: string, { tls, policies, isFile }: ServerContext): void {
  const headers = {
    ...securityHeaders(path, tls),
    'Cache-Control': cacheControl(path.startsWith(apiRoot) || isFile(path) ? path : '/'),
    'Content-Security-Policy': isFile(path) ? undefined : policies(path),
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

/** A body that comes too slowly is answered and cut: 408, whatever the handler that reads it is doing. */
function cutLate(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void request.socket.destroy();
  response.once('finish', () => request.socket.destroySoon());
  // after the answer node tells the body's reader nothing any more: it would keep what it holds for ever
  request.socket.once('close', () => request.destroy());
  void sendProblem(request, response, { code: 'request.tooSlow' }, { Connection: 'close' });
}

type Target = Readonly<{ path: string; plain: string | null }>;

/** For good, and with the same method: whoever has a name for a page may replace it. */
function leadOn(response: ServerResponse, to: string): void {
  response.setHeader('Location', to).setHeader('Content-Length', 0).writeHead(308).end();
}

/** What is neither held ready nor the API's: a file, an address that leads on, or nothing at all. */
async function sendRest(
  request: IncomingMessage,
  response: ServerResponse,
  { path, plain, context }: Target & { context: ServerContext },
): Promise<void> {
  const { folder, isFile, notFound } = context;
  const to = path.startsWith('/_next/') ? null : movedTo(request.url ?? '/');
  if (plain === null) context.log({ event: 'refused', kind: 'page', code: 'request.address' });
  else if (isFile(plain) && (await sendFile(request, response, { folder, path }))) return;
  else if (path.startsWith(apiRoot)) return sendProblem(request, response, { code: 'request.address' });
  else if (to) return leadOn(response, to);
  return sendNotFound(request, response, notFound);
}

/** Whether this request goes no further; then it has been told so. */
async function refused(
  request: IncomingMessage,
  response: ServerResponse,
  { route, context }: { route: Route; context: ServerContext },
) {
  const refusal = gate(request, route) ?? context.rateLimit(request, response, route);
  if (!refusal) return false;
  if (!refusal.untold) context.log({ event: 'refused', kind: route.kind ?? 'page', code: refusal.problem.code });
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
  // a file, and what is Next's, leaves as fast as it is read: there the watch begins before
  cutUnread(request, response, context.sockets);
  if (!kept && !route.answer) await sendRest(request, response, { path, plain, context });
}

/** Answers every request: the head is checked here, pages and scripts come from memory, files from the disk. */
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
