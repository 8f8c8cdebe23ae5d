import { rm } from 'node:fs/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Unreadable } from '@/build/check/source/content-folder';
import type { Locale } from '@/i18n/locales';
import { isLocale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { webHeaders } from '@/server/http/answers';
import { answerBroken, listenerFor } from '@/server/http/connections';
import { disposition } from '@/server/http/disposition';
import { securityHeaders } from '@/server/http/headers';
import type { Transport } from '@/server/mail/transport/transport';
import { framePolicy, policyOf } from '@/server/pages/content-security-policy';
import type { Environment } from '@/server/platform/environment';
import { causeOf } from '@/server/platform/log';
import { languageOf } from '@/server/platform/request-language';
import type { Effects } from '@/server/storage/effects';
import { type Context, type Facts, type Form, type Params, textIn } from '../acts/act';
import { changeDevice, cookieOf, type Device, deviceBy, sameUseMs, secretIn } from '../entry/devices';
import { enter, linkPage } from '../entry/enter';
import { deadPage, type GatePage, mailedPage, plainPage, reopenPage, unknownPage } from '../entry/pages';
import { sendLink } from '../entry/send-link';
import { screens } from '../screens';
import type { File, Notice, Page, Screen, Tried } from '../screens/screen';
import { type Assets, documentOf } from '../shell/document';
import { inShell } from '../shell/shell';
import { placedFault } from '../works/fault-sentence';
import { sweepUnfinished } from '../works/waiting-photos';
import { freshCount } from './fresh';
import { isFromElsewhere, isOwnForm, isOwnHost, originsOf } from './origin';
import { readForm } from './read-form';

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
  /** Sends a letter with a link at once; null: no mail server is configured. */
  send: Transport['send'] | null;
  opened?: Promise<void>;
}>;

const policy = `${policyOf({ scripts: [], styles: [] })}; ${framePolicy}`;

const localeOf = ({ raw }: FastifyRequest): Locale => languageOf(webHeaders(raw));
const pathOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').split('?', 1)[0] ?? '/';

const isFile = (answer: Page | File): answer is File => 'bytes' in answer;

/** Whether another content would have another address. */
const isHashed = (path: string): boolean => /-[0-9a-z]{8}\.\w+$/i.test(path);

/** What was only looked at is answered as a page. */
const statusOf = (tried: Tried | null): number => {
  if (tried?.changed) return 409;
  return tried && Object.keys(tried.problems).length > 0 ? 422 : 200;
};

/** A slip in a file of content that was changed by hand, with its place; undefined: something else is wrong. */
function slipIn(error: unknown, locale: Locale): string | undefined {
  if (!(error instanceof Unreadable)) return undefined;
  const { file: name, line, fault } = error;
  return placedFault({ ...fault, name, line })(translator(locale));
}

/** The path of an act below its screen's. */
const actPath = ({ path }: Screen): string => `${path === '/' ? '' : path}/:act`;

/**
 * The artist's desk as an application, not listening yet.
 * @param options.opened until then requests wait
 */
export function deskApp({ settings, effects, files, folder = '.', send, opened }: DeskOptions): FastifyInstance {
  const origins = originsOf(settings);
  const isTls = settings.deskUrl !== null;
  const app = Fastify({
    serverFactory: (handler) => listenerFor(handler, settings),
    clientErrorHandler: (error, socket) => answerBroken(error, socket, isTls),
    routerOptions: { ignoreTrailingSlash: true },
    exposeHeadRoutes: false,
  });

  const sendHtml = (reply: FastifyReply, status: number, locale: Locale, { title, body, refresh }: GatePage) =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(documentOf({ locale, title, body, assets: files.assets, ...(refresh && { refresh }) }));

  const contextOf = async (device: Device): Promise<Context> => {
    const now = effects.now();
    const locale = device.language;
    return {
      ...{
        storage: await effects.storage(),
        locale,
        words: translator(locale),
        now,
        settings,
        folder,
        device,
      },
      effects: { ...effects, now: () => now },
    };
  };

  /** The known device of a request; its cookie is renewed with use. */
  async function deviceOf(request: FastifyRequest, reply: FastifyReply): Promise<Device | null> {
    const secret = secretIn(request.headers.cookie, settings);
    if (secret === null) return null;
    const [storage, now] = [await effects.storage(), effects.now()];
    const device = await deviceBy(storage, secret, now);
    if (!device || now - device.used_at < sameUseMs) return device;
    await changeDevice(storage, device.id, { used_at: now });
    reply.header('Set-Cookie', cookieOf(settings, secret, device.lasts_ms));
    return device;
  }

  /** What whoever is not known gets: a page that tries again, where only the strict cookie is missing, else the door. */
  function sendDoor(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const locale = localeOf(request);
    const isReopened = request.method === 'GET' && isFromElsewhere(request.headers);
    if (isReopened) return sendHtml(reply, 200, locale, reopenPage(locale, request.raw.url ?? '/'));
    return sendHtml(reply, 403, locale, unknownPage(locale, isTls && send !== null));
  }

  type Asked = Readonly<{ screen: Screen; device: Device; params: Params; tried: Tried | null; path: string }>;

  async function sendScreen(request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
    const { screen, device, params, tried, path } = asked;
    const context = await contextOf(device);
    const { locale, storage, words } = context;
    const query = new URL(request.raw.url ?? '/', 'http://desk').searchParams;
    const answer = await screen.show(context, { params, query, tried });
    if (answer === null) return sendHtml(reply, 404, locale, plainPage(locale, 'missing'));
    if (isFile(answer)) {
      if (answer.download) reply.header('Content-Disposition', disposition(answer.download));
      return reply.type(answer.type).send(answer.bytes);
    }
    const happened = tried || device.notice === null ? null : (JSON.parse(device.notice) as Notice);
    if (happened) await changeDevice(storage, device.id, { notice: null });
    const notice = happened ?? (tried ? null : (answer.pending ?? null));
    const shown = { context, path, notice, tried, fresh: await freshCount(storage) };
    const status = statusOf(tried);
    const title = `${answer.title} · ${words('desk.nav.title')}`;
    return sendHtml(reply, status, locale, { title, body: inShell(answer, shown) });
  }

  /** Keeps what happened for the next page, and leads there. */
  async function sendDone(reply: FastifyReply, device: Device, { words, storage }: Context, facts: Facts) {
    const notice: Notice = { text: facts.happened(words), ...(facts.undo && { undo: facts.undo }) };
    await changeDevice(storage, device.id, { notice: JSON.stringify(notice) });
    // of a form that its page has sent by script, which opens the next page itself
    return reply.request.headers.accept === 'application/json'
      ? reply.send({ to: facts.to })
      : reply.redirect(facts.to, 303);
  }

  // publishing starts the desk anew, so that this is often enough
  app.addHook('onReady', async () => sweepUnfinished(settings));
  if (opened) app.addHook('onRequest', () => opened);
  app.addHook('onRequest', async (request, reply) => {
    const headers = { ...securityHeaders('/', isTls), 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (!isOwnHost(request.headers, origins)) return reply.code(421).type('text/plain').send('not here\n');
    if (request.method === 'GET' || (request.method === 'POST' && isOwnForm(request.headers, origins))) return;
    effects.log({ event: 'refused', kind: 'desk', code: 'request.origin' });
    const locale = localeOf(request);
    return sendHtml(reply, request.method === 'POST' ? 403 : 405, locale, plainPage(locale, 'foreign'));
  });
  app.setErrorHandler(async (error, request, reply) => {
    effects.log({ event: 'failed', kind: 'desk', cause: causeOf(error) });
    const locale = localeOf(request);
    return sendHtml(reply, 500, locale, plainPage(locale, 'broken', slipIn(error, locale)));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!(await deviceOf(request, reply))) return sendDoor(request, reply);
    return sendHtml(reply, 404, localeOf(request), plainPage(localeOf(request), 'missing'));
  });
  // a body is read here, once it is known who sends it
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, __, done) => done(null));

  for (const [path, { type, bytes }] of files.files)
    app.get(path, (_, reply) =>
      reply
        .header('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
        .type(type)
        .send(bytes),
    );

  app.get<{ Params: { secret: string } }>('/enter/:secret', async (request, reply) => {
    const locale = localeOf(request);
    const page = await linkPage(await effects.storage(), request.params.secret, {
      ...{ locale, now: effects.now(), agent: request.headers['user-agent'] ?? '' },
    });
    return sendHtml(reply, page ? 200 : 410, locale, page ?? deadPage(locale));
  });
  app.post<{ Params: { secret: string } }>('/enter/:secret', async (request, reply) => {
    const [locale, form] = [localeOf(request), await readForm(request.raw)];
    const cookie =
      form &&
      (await enter(await effects.storage(), request.params.secret, form, { locale, now: effects.now(), settings }));
    if (!cookie) return sendHtml(reply, 410, locale, deadPage(locale));
    return reply.header('Set-Cookie', cookie).redirect('/', 303);
  });
  // the same answer at the same moment, whether a letter leaves or not
  app.post('/enter', async (request, reply) => {
    const locale = localeOf(request);
    if (!isTls || send === null) return sendDoor(request, reply);
    void sendLink({ storage: await effects.storage(), settings, effects, send, locale });
    return sendHtml(reply, 200, locale, mailedPage(locale));
  });
  app.post('/language', async (request, reply) => {
    const device = await deviceOf(request, reply);
    if (!device) return sendDoor(request, reply);
    const form = await readForm(request.raw);
    const [language, to] = form ? [textIn(form, 'language'), textIn(form, 'to')] : ['', '/'];
    if (isLocale(language)) await changeDevice(await effects.storage(), device.id, { language });
    return reply.redirect(/^\/(?![/\\])/.test(to) ? to : '/', 303);
  });

  for (const screen of screens) {
    app.get<{ Params: Params }>(screen.path, async (request, reply) => {
      const device = await deviceOf(request, reply);
      if (!device) return sendDoor(request, reply);
      const { params } = request;
      return sendScreen(request, reply, { screen, device, params, tried: null, path: pathOf(request) });
    });
    if (!screen.acts) continue;
    app.post<{ Params: Params }>(actPath(screen), async (request, reply) => {
      const device = await deviceOf(request, reply);
      if (!device) return sendDoor(request, reply);
      const { act: name = '', ...params } = request.params;
      const act = Object.hasOwn(screen.acts ?? {}, name) ? screen.acts?.[name] : undefined;
      if (!act) return sendHtml(reply, 404, device.language, plainPage(device.language, 'missing'));
      const context = await contextOf(device);
      const declared = Number(request.headers['content-length'] ?? 0);
      const read = await readForm(request.raw, await act.into?.(context, declared));
      const form: Form = read ?? { values: {}, files: [] };
      const outcome = read ? await act(context, read, params) : null;
      if (outcome?.ok) return sendDone(reply, device, context, outcome);
      for (const { path: place } of form.files) if (place) await rm(place, { force: true });
      const changed = outcome !== null && 'changed' in outcome;
      const problems = outcome && 'problems' in outcome ? outcome.problems : {};
      const tooLarge = { '': (words: Context['words']) => words('desk.problems.tooLarge') };
      const tried = { act: name, form, changed, problems: read ? problems : tooLarge };
      const path = pathOf(request).replace(/\/[^/]*$/, '') || '/';
      return sendScreen(request, reply, { screen, device, params, tried, path });
    });
  }
  return app;
}
