import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Unreadable } from '@/build/check/source/content-folder';
import { translator } from '@/messages/translator';
import { answerBroken, listenerFor } from '@/server/http/connections';
import type { Transport } from '@/server/mail/transport/transport';
import type { Environment } from '@/server/platform/environment';
import { causeOf } from '@/server/platform/log';
import type { Effects } from '@/server/storage/effects';
import { isStorageFault } from '@/server/storage/faults';
import { plainPage } from '../entry/pages';
import type { Assets } from '../shell/document';
import { unreadableSentence } from '../works/fault-sentence';
import { sweepUnfinished } from '../works/waiting-photos';
import type { Entry } from './device';
import { entryRoutes } from './entry';
import { addForms } from './forms';
import { guard } from './guard';
import { htmlSender, localeOf, type SendHtml } from './html';
import { screenRoutes } from './screens';

/** What the desk serves as it is, by its address: sheet, script, fonts, icons. */
export type DeskFiles = Readonly<{
  assets: Assets;
  files: ReadonlyMap<string, Readonly<{ type: string; bytes: Buffer }>>;
}>;

export type DeskOptions = Readonly<{
  settings: Environment;
  effects: Effects;
  files: DeskFiles;
  /** The project's folder; that in which the desk was started, if none is given. */
  folder?: string;
  send: Transport['send'] | null;
  /** Until then requests wait. */
  opened?: Promise<void>;
}>;

/** Whether another content would have another address. */
const isHashed = (path: string): boolean => /-[0-9a-z]{8}\.\w+$/i.test(path);

type Failure = Error & Readonly<{ statusCode?: number }>;

const failureHandler =
  (sendHtml: SendHtml, log: Effects['log']) =>
  async (error: Failure, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = localeOf(request);
    const status = isStorageFault(error) ? 503 : (error.statusCode ?? 500);
    if (status < 500) return sendHtml(reply, status, locale, plainPage(locale, 'unread'));
    log({ event: 'failed', kind: 'desk', cause: causeOf(error) });
    const slip = error instanceof Unreadable ? unreadableSentence(error)(translator(locale)) : undefined;
    return sendHtml(reply, status, locale, plainPage(locale, 'broken', slip));
  };

const fileRoutes: FastifyPluginAsync<Pick<DeskFiles, 'files'>> = async (app, { files }) => {
  for (const [path, { type, bytes }] of files)
    app.get(path, (_, reply) =>
      reply
        .header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
        .type(type)
        .send(bytes),
    );
};

export function deskApp({ settings, effects, files, folder = '.', send, opened }: DeskOptions): FastifyInstance {
  const isTls = settings.deskUrl !== null;
  const sendHtml = htmlSender(files.assets);
  const entry: Entry = { settings, effects, canSend: isTls && send !== null, sendHtml };
  const app: FastifyInstance = Fastify({
    serverFactory: (handler) => listenerFor(handler, settings),
    clientErrorHandler: (error, socket) => answerBroken(error, socket, isTls),
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
  });
  // publishing starts the desk anew, so that this is often enough
  app.addHook('onReady', async () => sweepUnfinished(settings));
  if (opened) app.addHook('onRequest', () => opened);
  guard(app, { settings, log: effects.log, sendHtml });
  app.register(cookie);
  addForms(app, { settings, sendHtml });
  app.setErrorHandler<Failure>(failureHandler(sendHtml, effects.log));
  app.register(fileRoutes, files);
  app.register(entryRoutes, { entry, send });
  app.register(screenRoutes, { ...entry, folder });
  return app;
}
