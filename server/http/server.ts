import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiRoot } from '@/domain/api';
import { movedTo } from '@/i18n/redirects';
import { causeOf } from '../platform/log';
import type { ChangeableLimits } from '../platform/settings/changeable-limits.mjs';
import type { Effects } from '../storage/effects';
import type { Prefix } from './abuse/client-address';
import type { RateLimit } from './abuse/rate-limit';
import { sendProblem } from './answers';
import { answerBroken, cutUnread, lingerAfter, listenerFor } from './connection';
import { sendFinished, sendUncompressed, sendWhole } from './finished';
import { cacheControl, securityHeaders } from './headers';
import type { MakeFile } from './missing-files';
import { watchPace } from './pace';
import { addRoutes, gate, routeOf, slashless } from './routes';
import type { BuiltSite } from './site';
import { decodedPath, originForm, pathOf } from './target';

export type ServerContext = BuiltSite &
  Readonly<{
    tls: boolean;
    sockets: ChangeableLimits['sockets'];
    /** Null if this request may come in. Counts it, so it is asked once for each request. */
    rateLimit: RateLimit;
    /** The networks that a request counts for. */
    visitorOf: (request: IncomingMessage) => readonly Prefix[];
    /** Makes a file that is not there yet. */
    makeFile: MakeFile;
    log: Effects['log'];
  }>;

/** Stands for every address that cannot be decoded. It holds a space, so no request can ask for it. */
const nowhere = '/ ';

const ofFiles = ['ETag', 'Last-Modified', 'Accept-Ranges', 'Content-Range', 'Content-Encoding', 'Content-Length'];

const pathAsked = ({ raw }: FastifyRequest): string => pathOf(raw.url ?? '/');
const plainPath = (request: FastifyRequest): string => decodedPath(pathAsked(request)) ?? nowhere;

function headersOf(path: string, { tls, policies, isFile }: ServerContext) {
  const policy = isFile(path) ? undefined : policies(path);
  return {
    ...securityHeaders(path, tls),
    'Cache-Control': cacheControl(path.startsWith(apiRoot) || isFile(path) ? path : '/'),
    ...(policy && { 'Content-Security-Policy': policy }),
  };
}

/** Answers a body that comes too slowly with 408 and closes the connection, while the route may still read. */
function cutLate(request: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request.raw;
  if (reply.raw.headersSent) return void socket.destroy();
  reply.raw.once('finish', () => socket.destroySoon());
  // after the answer Node no longer ends the body's reader by itself: it would wait, and keep its memory, for ever
  socket.once('close', () => request.raw.destroy());
  void sendProblem(request, reply, { code: 'request.tooSlow' }, { Connection: 'close' });
}

/** Checks the head of a request before a byte of its body is read, and refuses it or watches its body. */
const admit = (context: ServerContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const route = routeOf(pathAsked(request));
  const refusal = gate(request.raw, route) ?? context.rateLimit(request.raw, reply.raw, route);
  if (refusal) {
    if (!refusal.isSilent) context.log({ event: 'refused', kind: route.kind ?? 'page', code: refusal.problem.code });
    await sendProblem(request, reply, refusal.problem, refusal.headers);
    return reply;
  }
  if (request.headers.expect !== undefined) reply.raw.writeContinue();
  if (route.kind) watchPace(request.raw, route.body, context.sockets, () => cutLate(request, reply));
};

/** Answers what is no route: a page, a file, a redirect, or the page of unknown addresses. */
const sendRest =
  (context: ServerContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { folder, finished, isFile, notFound, makeFile } = context;
    const [path, plain] = [pathAsked(request), plainPath(request)];
    const isApi = path.startsWith(apiRoot);
    const file = finished.get(isApi ? slashless(path) : path);
    if (file) return sendFinished(request, reply, { folder, file });
    if (isFile(plain)) {
      const isMade = plain.startsWith('/works/');
      const send = () => sendUncompressed(request, reply, { folder, path });
      if ((await send()) || (isMade && (await makeFile(plain)) && (await send()))) return;
    }
    if (isApi) return sendProblem(request, reply, { code: 'request.address' });
    const to = movedTo(request.raw.url ?? '/', context);
    // permanent, so that browsers may remember the new address, and with the same method
    if (to) return void reply.redirect(to, 308);
    if (path === nowhere) context.log({ event: 'refused', kind: 'page', code: 'request.address' });
    return sendWhole(request, reply.code(404).header('Cache-Control', 'no-store'), { folder, file: notFound });
  };

/**
 * The server of a built site. Fastify finds routes and sends answers; each rule beyond that is a hook (docs/decisions/067).
 * @param opened until then requests wait
 * @returns not listening yet
 */
export function siteServer(context: ServerContext, opened?: Promise<void>): FastifyInstance {
  const { tls, sockets, log, finished, visitorOf } = context;
  const app = Fastify({
    serverFactory: (handler) => listenerFor(handler, sockets),
    // its own would say of an answer without a body that it has none, which 204 must not
    exposeHeadRoutes: false,
    clientErrorHandler: (error, socket) => answerBroken(error, socket, tls),
    // private links of any length are answered by the page of links that lead nowhere
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl({ url }) {
      const target = originForm(url);
      return decodedPath(pathOf(target)) === null ? nowhere : target;
    },
  });
  if (opened) app.addHook('onRequest', () => opened);
  app.addHook('onRequest', async (request, reply) => {
    // on the raw answer, so that they are set even if Fastify ends early, and keep their capitals
    for (const [name, value] of Object.entries(headersOf(plainPath(request), context)))
      reply.raw.setHeader(name, value);
    lingerAfter(request.raw, reply.raw, sockets);
  });
  app.addHook('onRequest', admit(context));
  app.addHook('onSend', async (request, reply) => cutUnread(request.raw, reply.raw, sockets));
  app.setErrorHandler<Error & { code?: string }>(async (error, request, reply) => {
    const isOfType = error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE';
    const kind = routeOf(pathAsked(request)).kind ?? 'page';
    if (isOfType) log({ event: 'refused', kind, code: 'request.type' });
    else log({ event: 'failed', kind: 'http', cause: causeOf(error) });
    // headers of a file that then could not be read
    for (const name of ofFiles) reply.removeHeader(name).raw.removeHeader(name);
    await sendProblem(request, reply, { code: isOfType ? 'request.type' : 'internal' });
    return reply;
  });

  // a form's route reads its body itself, while it arrives, within the budget that all forms share
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, __, done) => done(null));
  addRoutes(app, visitorOf, (path) => finished.has(path));
  const rest = sendRest(context);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      await rest(request, reply);
      return reply;
    },
  });
  return app;
}
