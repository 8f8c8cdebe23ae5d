import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { disposition } from '@/server/http/disposition';
import { causeOf } from '@/server/platform/log';
import { isStorageFault } from '@/server/storage/faults';
import { freshCount } from '@/server/storage/queries/listed';
import {
  type Context,
  emptyForm,
  type Form,
  type Outcome,
  type Params,
  type Room,
  refused,
  type Tried,
  textIn,
} from '../acts/act';
import { changeDevice, type Device } from '../entry/devices';
import { plainPage } from '../entry/pages';
import { screens } from '../screens';
import type { File, Page, Screen } from '../screens/screen';
import { inShell, titleOf } from '../shell/shell';
import { openAnswers } from './answers';
import { admit, deviceKey, type Entry } from './device';
import { dropFiles, type ReceivedForm, readForm } from './forms';
import { pathOf } from './html';
import { ownAddress } from './origin';

const isFile = (answer: Page | File): answer is File => 'bytes' in answer;

/** What was only looked at is answered as a page. */
const statusOf = (tried: Tried | null): number => {
  if (tried?.changed) return 409;
  return tried && Object.keys(tried.problems).length > 0 ? 422 : 200;
};

const actPath = ({ path }: Screen): string => `${path === '/' ? '' : path}/:act`;

const parentOf = (path: string): string => path.replace(/\/[^/]*$/, '') || '/';

const isOfAct = (path: string): boolean =>
  screens.some(
    ({ path: screen, acts = {} }) =>
      Object.hasOwn(acts, path.slice(path.lastIndexOf('/') + 1)) &&
      new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}$`).test(parentOf(path)),
  );

const withValues = (form: Form, values: Readonly<Record<string, string>> = {}): Form => ({
  ...form,
  values: { ...form.values, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])) },
});

/** Whether an act gets a form: one that was cut only where it takes what came whole of it. */
const isFit = ({ form, isWhole }: ReceivedForm, { take }: Partial<Room>): boolean =>
  isWhole || (take !== undefined && form.files.length > 0);

export const screenRoutes: FastifyPluginAsync<Entry & Readonly<{ folder: string }>> = async (app, around) => {
  const { settings, effects, folder, sendHtml } = around;
  const answers = openAnswers(() => effects.now());

  const contextOf = async (device: Device): Promise<Context> => {
    const [now, locale] = [effects.now(), device.language];
    const [storage, words] = [await effects.storage(), translator(locale)];
    return { storage, locale, words, now, settings, folder, device, effects: { ...effects, now: () => now } };
  };

  /** What is not there; the address of an act leads to its form, as after a form that was refused. */
  function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { language } = request.getDecorator<Device>(deviceKey);
    const path = pathOf(request);
    if (request.method === 'GET' && isOfAct(path)) return reply.redirect(parentOf(path), 303);
    return sendHtml(reply, 404, language, plainPage(language, 'missing'));
  }

  type Asking = Readonly<{ screen: Screen; params: Params; path: string; tried?: Tried; status?: number }>;

  async function sendScreen(request: FastifyRequest, reply: FastifyReply, asking: Asking): Promise<FastifyReply> {
    const { screen, params, path } = asking;
    const device = request.getDecorator<Device>(deviceKey);
    const context = await contextOf(device);
    const { locale, storage, words } = context;
    const address = request.raw.url ?? '/';
    const query = new URL(address, 'http://desk').searchParams;
    const tried = asking.tried ?? answers.form(query.get('form'), device.id, path);
    const answer = await screen.show(context, { params, query, tried });
    if (answer === null) return sendMissing(request, reply);
    if (isFile(answer)) {
      if (answer.download) reply.header('Content-Disposition', disposition(answer.download));
      return reply.type(answer.type).send(answer.bytes);
    }
    const done = answers.notice(query.get('done'), device.id);
    const notice = done ?? (tried ? null : (answer.pending ?? null));
    const shown = { context, path, address, notice, isDone: done !== null, tried, fresh: await freshCount(storage) };
    const title = `${titleOf(answer, words)} · ${words('desk.nav.title')}`;
    return sendHtml(reply, asking.status ?? statusOf(tried), locale, { title, body: inShell(answer, shown) });
  }

  /** Leads to the page that follows a form; one that was sent by script opens it itself. */
  function sendOn(request: FastifyRequest, reply: FastifyReply, to: string, answer: Record<string, string>) {
    const url = new URL(to, 'http://desk');
    for (const [name, id] of Object.entries(answer)) url.searchParams.set(name, id);
    const next = url.pathname + url.search + url.hash;
    return request.headers.accept === 'application/json' ? reply.send({ to: next }) : reply.redirect(next, 303);
  }

  async function receive(request: FastifyRequest, reply: FastifyReply, screen: Screen): Promise<FastifyReply> {
    const { act: name = '', ...params } = request.params as Params;
    const act = Object.hasOwn(screen.acts ?? {}, name) ? screen.acts?.[name] : undefined;
    if (!act) return sendMissing(request, reply);
    const device = request.getDecorator<Device>(deviceKey);
    const context = await contextOf(device);
    const room = await act.into?.(context, Number(request.headers['content-length'] ?? 0));
    const received = await readForm(request, room);
    const { form } = received;
    const path = parentOf(pathOf(request));
    const before = answers.ids();
    let outcome: Outcome;
    try {
      outcome = isFit(received, room ?? {}) ? await act(context, form, params) : refused('desk.problems.tooLarge');
    } catch (error) {
      if (!isStorageFault(error)) throw error;
      const code = causeOf(error);
      effects.log({ event: 'failed', kind: 'desk', cause: code });
      const { problems } = refused((words) => words('desk.problems.unwritable', { code }));
      const tried = { act: name, form, changed: false, problems };
      return sendScreen(request, reply.header('Retry-After', '30'), { screen, params, path, tried, status: 503 });
    } finally {
      await dropFiles(form);
    }
    if (!outcome.ok) {
      const tried =
        'changed' in outcome
          ? { act: name, form, changed: true, problems: {} }
          : { act: name, form: withValues(form, outcome.values), changed: false, problems: outcome.problems };
      const { search } = new URL(request.raw.url ?? '/', 'http://desk');
      return sendOn(request, reply, path + search, { form: answers.addForm(device.id, path, tried) });
    }
    const { happened, undo, undone, publish, to } = outcome;
    const inOrder = undo && 'reference' in undo ? undo : undefined;
    answers.accept(device.id, path, { act: name, form }, { before, undo: inOrder });
    const done = answers.addNotice(device.id, {
      text: happened(context.words),
      ...(undo && { undo }),
      ...(publish && { publish }),
    });
    return sendOn(request, reply, (undone && answers.sentForm(undone, device.id)) ?? to, { done });
  }

  app.decorateRequest(deviceKey, null);
  app.addHook('onRequest', admit(around));
  app.setNotFoundHandler(sendMissing);
  app.post('/language', async (request, reply) => {
    const form = (request.body as Form | undefined) ?? emptyForm;
    const language = textIn(form, 'language');
    const { id } = request.getDecorator<Device>(deviceKey);
    if (isLocale(language)) await changeDevice(await effects.storage(), id, { language });
    return reply.redirect(ownAddress(textIn(form, 'to')), 303);
  });
  for (const screen of screens) {
    app.get<{ Params: Params }>(screen.path, (request, reply) =>
      sendScreen(request, reply, { screen, params: request.params, path: pathOf(request) }),
    );
    if (screen.acts) app.post(actPath(screen), (request, reply) => receive(request, reply, screen));
  }
};
