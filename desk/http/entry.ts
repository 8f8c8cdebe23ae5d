import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { translator } from '@/messages/translator';
import type { Transport } from '@/server/mail/transport/transport';
import { emptyForm, type Form, textIn } from '../acts/act';
import { addDevice, cookieName, cookieOptions } from '../entry/devices';
import { isGood, spendLink } from '../entry/links';
import { deadPage, mailedPage, openPage } from '../entry/pages';
import { sendLink } from '../entry/send-link';
import { type Entry, sendDoor } from './device';
import { localeOf } from './html';

type Link = { Params: { secret: string } };

export const entryRoutes: FastifyPluginAsync<Readonly<{ entry: Entry; send: Transport['send'] | null }>> = async (
  app,
  { entry, send },
) => {
  const { settings, effects, canSend, sendHtml } = entry;
  const now = () => effects.now();
  const sendDead = (request: FastifyRequest<Link>, reply: FastifyReply) =>
    sendHtml(reply, 410, localeOf(request), deadPage(localeOf(request)));
  const onRequest = async (request: FastifyRequest<Link>, reply: FastifyReply) =>
    (await isGood(await effects.storage(), request.params.secret, now())) ? undefined : sendDead(request, reply);
  app.get<Link>('/enter/:secret', {
    onRequest,
    async handler(request, reply) {
      const locale = localeOf(request);
      const device = /Mobi|Android|iPhone/.test(request.headers['user-agent'] ?? '') ? 'phone' : 'computer';
      const name = translator(locale)(`desk.entry.${device}`);
      return sendHtml(reply, 200, locale, openPage(locale, request.params.secret, name));
    },
  });
  app.post<Link>('/enter/:secret', {
    onRequest,
    async handler(request, reply) {
      const storage = await effects.storage();
      if (!(await spendLink(storage, request.params.secret, now()))) return sendDead(request, reply);
      const form = (request.body as Form | undefined) ?? emptyForm;
      const language = localeOf(request);
      const isOwn = textIn(form, 'own') !== '';
      const { secret, lasts } = await addDevice(storage, { name: textIn(form, 'name'), language, isOwn, now: now() });
      return reply.setCookie(cookieName(settings), secret, cookieOptions(settings, lasts)).redirect('/', 303);
    },
  });
  // the same answer at the same moment, whether a letter leaves or not; nothing of the form matters
  app.post('/enter', {
    async onRequest(request, reply) {
      if (!canSend) return sendDoor(request, reply, entry);
      const locale = localeOf(request);
      void sendLink({ storage: await effects.storage(), settings, effects, send, locale });
      return sendHtml(reply, 200, locale, mailedPage(locale));
    },
    handler: async () => undefined,
  });
};
