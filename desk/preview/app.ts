import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ProblemAnswer } from '@/domain/api';
import { translator } from '@/messages/translator';
import { isNavigation, webHeaders } from '@/server/http/answers';
import { answerBroken, listenerFor } from '@/server/http/connections';
import { headersOf, type ServerContext, sendRest } from '@/server/http/server';
import { builtSite } from '@/server/http/site';
import { pathOf } from '@/server/http/target';
import { causeOf } from '@/server/platform/log';
import { languageOf } from '@/server/platform/request-language';
import { type GatePage, lookPage } from '../entry/pages';
import { type DeskOptions, policy } from '../http/app';
import { isOwnHost, previewOrigins } from '../http/origin';
import { previewOf } from '../publication';
import { documentOf } from '../shell/document';
import { type Looks, lookPath } from './looks';

type Options = Pick<DeskOptions, 'settings' | 'effects' | 'files' | 'folder' | 'opened'> & Readonly<{ looks: Looks }>;

/** Of its own: the desk never reads it, and this never reads the desk's. */
const cookieName = (isTls: boolean): string => (isTls ? '__Host-look' : 'look-loopback');

/**
 * The pages as they will be, at an origin of their own: files of the site that was built to be looked at, for whoever has opened a link
 * of the desk. Their forms send nothing.
 */
export function previewApp({ settings, effects, files, folder = '.', looks, opened }: Options): FastifyInstance {
  const origins = previewOrigins(settings);
  const isTls = settings.previewUrl !== null;
  const name = cookieName(isTls);
  const app = Fastify({
    serverFactory: (handler) => listenerFor(handler, settings),
    clientErrorHandler: (error, socket) => answerBroken(error, socket, isTls),
    exposeHeadRoutes: false,
  });

  let site: Readonly<{ at: number; context: ServerContext }> | null = null;
  /** The site as it was built last; null: none was built, or it is published. */
  function current(): ServerContext | null {
    const preview = previewOf(folder);
    if (!preview) return null;
    if (site?.at !== preview.at) {
      const { log } = effects;
      site = { at: preview.at, context: { ...builtSite(preview.folder), settings, log, makeFile: async () => false } };
    }
    return site.context;
  }

  const sendPage = (reply: FastifyReply, status: number, { title, body }: GatePage, { raw }: FastifyRequest) => {
    reply.raw.setHeader('Content-Security-Policy', policy);
    const locale = languageOf(webHeaders(raw));
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(documentOf({ locale, title, body, assets: files.assets }));
  };
  const isKnown = ({ headers }: FastifyRequest): boolean => {
    const pairs = (headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
    return pairs.some(([key, secret = '']) => key === name && looks.isKnown(secret));
  };

  if (opened) app.addHook('onRequest', () => opened);
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    const own = headersOf(pathOf(raw.url ?? '/'), { ...(current() ?? { isFile: () => false }), settings });
    const more = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
    for (const [key, value] of Object.entries({ ...own, ...more })) reply.raw.setHeader(key, value);
    return isOwnHost(headers, origins) ? undefined : reply.code(421).type('text/plain').send('not here\n');
  });
  app.setErrorHandler(async (error, request, reply) => {
    effects.log({ event: 'failed', kind: 'preview', cause: causeOf(error) });
    return sendPage(reply, 500, lookPage(languageOf(webHeaders(request.raw)), 'nothing'), request);
  });
  // no body is read
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, __, done) => done(null));

  app.get<{ Params: { secret: string } }>(`${lookPath}:secret`, async (request, reply) => {
    const secret = isKnown(request) ? null : looks.enter(request.params.secret);
    const secure = isTls ? '; Secure' : '';
    // lax: the link is followed from another origin
    if (secret) reply.header('Set-Cookie', `${name}=${secret}; Path=/; HttpOnly; SameSite=Lax${secure}`);
    return reply.redirect('/', 303);
  });
  app.all('/*', async (request, reply) => {
    const { raw, method } = request;
    const locale = languageOf(webHeaders(raw));
    const [path, asked] = [pathOf(raw.url ?? '/'), method === 'GET' || method === 'HEAD'];
    const own = asked && files.files.get(path);
    // what its pages of refusal are shown with
    if (own) return reply.type(own.type).send(own.bytes);
    if (!isKnown(request)) return sendPage(reply, 403, lookPage(locale, 'closed'), request);
    if (!asked && isNavigation(webHeaders(raw))) return sendPage(reply, 403, lookPage(locale, 'form'), request);
    if (!asked) {
      const message = translator(locale)('desk.look.form.p');
      return reply.code(403).send({ error: { code: 'request.origin', message } } satisfies ProblemAnswer);
    }
    const context = current();
    if (!context) return sendPage(reply, 404, lookPage(locale, 'nothing'), request);
    await sendRest(context)(request, reply);
    return reply;
  });
  return app;
}
