import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ChangeableLimits } from '@/domain/changeable-limits.mjs';
import type { Effects } from '../effects';
import { causeOf } from '../log';
import { gate, type Refusal } from './gate';
import { cacheControl, securityHeaders } from './headers';
import { lingerAfter } from './linger';
import { inMemory, type Memory, sendKept } from './memory';
import { watchPace } from './pace';
import type { Policies } from './policies';
import { addressOf, type Route, routeOf } from './routes';
import { sendProblem } from './send-problem';
import { sendAnswer, webRequest } from './web';

export type House = Readonly<{
  tls: boolean;
  sockets: ChangeableLimits['sockets'];
  policies: Policies;
  memory: Memory;
  /** Whether an address is that of a file; a missing one must not be remembered for a year. */
  isFile: (path: string) => boolean;
  /** Whether this visitor has to wait; asked once for every form that may come in. */
  door: (request: IncomingMessage, response: ServerResponse, route: Route) => Refusal | null;
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  log: Effects['log'];
}>;

const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/';

/** Set before Next answers: what stands already, it leaves alone. */
function setHeaders(response: ServerResponse, path: string, { tls, policies, isFile }: House): void {
  const headers = {
    ...securityHeaders(path, tls),
    'Cache-Control': cacheControl(path.startsWith('/api/') || isFile(path) ? path : '/'),
    'Content-Security-Policy': isFile(path) ? undefined : policies(path),
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
}

/** A body that comes too slowly is answered and cut: 408, whatever the handler that reads it is doing. */
function cutLate(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void request.socket.destroy();
  response.once('finish', () => request.socket.destroySoon());
  void sendProblem(request, response, { code: 'request.tooSlow' }, { Connection: 'close' });
}

async function respond(request: IncomingMessage, response: ServerResponse, house: House): Promise<void> {
  const path = pathOf(request.url);
  const route = routeOf(path);
  setHeaders(response, path, house);
  lingerAfter(request, response, house.sockets.lingerMs);
  const refusal = gate(request, route) ?? house.door(request, response, route);
  if (refusal) {
    house.log({ event: 'refused', kind: route.kind ?? 'page', code: refusal.problem.code });
    return sendProblem(request, response, refusal.problem, refusal.headers);
  }
  if (request.headers.expect !== undefined) response.writeContinue();
  if (route.kind) watchPace(request, route.body, house.sockets, () => cutLate(request, response));
  const kept = inMemory(house.memory, request, route.answer ? addressOf(path) : path);
  if (kept) return sendKept(request, response, kept);
  if (route.answer) return sendAnswer(request, response, await route.answer(webRequest(request)));
  return house.next(request, response);
}

/** Answers every request: the head is checked here, pages and scripts come from memory, all that is left is Next's. */
export const handlerOf =
  (house: House): RequestListener =>
  async (request, response) => {
    try {
      await respond(request, response, house);
    } catch (error) {
      house.log({ event: 'failed', kind: 'http', cause: causeOf(error) });
      if (!response.headersSent) await sendProblem(request, response, { code: 'internal' });
      else response.destroy();
    }
  };
