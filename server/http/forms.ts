import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formPath } from '@/domain/api';
import type { Environment } from '../platform/environment';
import type { Effects } from '../storage/effects';
import { kindNames, kinds } from '../submissions/kinds';
import { webRequest } from './answers';
import { limitRates } from './rates';
import { receive } from './receive/receive';
import { answering, routeOf, sendRefusal } from './routes';
import { pathOf } from './target';

type Rules = Pick<Environment, 'rateLimit' | 'publicOrigins' | 'limits'> & Readonly<{ effects: Effects }>;

/** Answers a body that has not come within so many ms, and closes the connection; the route may still read it. @returns ends the wait */
export function cutLate(request: FastifyRequest, reply: FastifyReply, ms: number, answer: () => unknown) {
  const { socket } = request.raw;
  const late = setTimeout(() => {
    if (request.raw.complete) return;
    if (reply.raw.headersSent) return void socket.destroy();
    reply.raw.once('finish', () => socket.destroySoon());
    // after the answer Node no longer ends the body's reader, which would wait for ever
    socket.once('close', () => request.raw.destroy());
    answer();
  }, ms);
  const end = (): void => clearTimeout(late);
  if (request.raw.complete) end();
  request.raw.once('end', end).once('close', end);
  return end;
}

export async function forms(app: FastifyInstance, { effects, ...rules }: Rules): Promise<void> {
  const refusalFor = limitRates(rules);
  app.addHook('onRequest', async (request, reply) => {
    const route = routeOf(pathOf(request.raw.url ?? '/'));
    const refusal = refusalFor(request, reply, route);
    if (refusal) return sendRefusal(request, reply, { refusal, route, log: effects.log });
    if (request.headers.expect !== undefined) reply.raw.writeContinue();
    return undefined;
  });
  // a route reads its body itself, while it arrives
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, __, done) => done(null));
  for (const kind of kindNames())
    app.post(
      formPath(kinds[kind].path),
      answering((request) => receive(kind, webRequest(request), effects)),
    );
}
