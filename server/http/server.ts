import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiRoot } from '@/domain/api';
import { movedTo } from '@/i18n/redirects';
import { filePolicy, framePolicy } from '../pages/content-security-policy';
import type { Environment } from '../platform/environment';
import { causeOf } from '../platform/log';
import type { Effects } from '../storage/effects';
import { sendProblem } from './answers';
import { answerBroken, listenerFor } from './connections';
import { sendFinished, sendUncompressed, sendWhole } from './finished';
import { cutLate, forms } from './forms';
import { cacheControl, securityHeaders } from './headers';
import type { MakeFile } from './missing-files';
import { gate, madeOnDemand, routeOf, sendRefusal, slashless } from './routes';
import type { BuiltSite } from './site';
import { decodedPath, originForm, pathOf } from './target';

export type ServerSettings = Pick<Environment, 'siteUrl' | 'publicOrigins' | 'limits' | 'trustedProxies' | 'rateLimit'>;
export type ServerContext = BuiltSite &
  Readonly<{
    settings: ServerSettings;
    makeFile: MakeFile;
    effects: Effects;
  }>;

/** For every address that cannot be decoded. It holds a space, so no request can ask for it. */
const nowhere = '/ ';

const ofFiles = ['ETag', 'Last-Modified', 'Accept-Ranges', 'Content-Range', 'Content-Encoding', 'Content-Length'];

const isTls = ({ siteUrl }: ServerSettings): boolean => siteUrl.startsWith('https:');
const pathAsked = ({ raw }: FastifyRequest): string => pathOf(raw.url ?? '/');
const plainPath = (request: FastifyRequest): string => decodedPath(pathAsked(request)) ?? nowhere;

function headersOf(path: string, { settings, isFile }: Pick<ServerContext, 'settings' | 'isFile'>) {
  const isPage = !path.startsWith(apiRoot) && !isFile(path);
  return {
    ...securityHeaders(path, isTls(settings)),
    'Cache-Control': cacheControl(isPage ? '/' : path),
    // the rest of a page's policy stands in it (TRUST-21); pages made on demand set their own
    'Content-Security-Policy': isPage ? framePolicy : filePolicy,
  };
}

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
      const send = () => sendUncompressed(request, reply, { folder: join(folder, 'files'), path });
      if ((await send()) || (isMade && (await makeFile(plain)) && (await send()))) return;
    }
    if (isApi) return sendProblem(request, reply, { code: 'request.address' });
    const to = movedTo(request.raw.url ?? '/', context);
    // permanent, so that browsers may remember the new address, and with the same method
    if (to) return void reply.redirect(to, 308);
    if (path === nowhere) context.effects.log({ event: 'refused', kind: 'page', code: 'request.address' });
    return sendWhole(request, reply.code(404).header('Cache-Control', 'no-store'), { folder, file: notFound });
  };

/** Plugins, a concern each (docs/decisions/067). @param opened until then requests wait. @returns not listening yet */
export function siteServer(context: ServerContext, opened?: Promise<void>): FastifyInstance {
  const { settings, effects, finished } = context;
  const { log } = effects;
  const app = Fastify({
    serverFactory: (handler) => listenerFor(handler, settings),
    trustProxy: [...settings.trustedProxies],
    // Fastify's would give 204 a Content-Length
    exposeHeadRoutes: false,
    clientErrorHandler: (error, socket) => answerBroken(error, socket, isTls(settings)),
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
  });
  app.addHook('onRequest', async (request, reply) => {
    const route = routeOf(pathAsked(request));
    if (route.body === 'small')
      cutLate(request, reply, settings.limits.sockets.smallBodyMs, () =>
        sendProblem(request, reply, { code: 'request.tooSlow' }, { Connection: 'close' }),
      );
    const refusal = gate(request.raw, route);
    return refusal ? sendRefusal(request, reply, { refusal, route, log }) : undefined;
  });
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

  app.register(forms, { ...settings, effects });
  app.register(madeOnDemand, { effects, isFinished: (path) => finished.has(path) });
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
