import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isLocale } from '@/i18n/locales';
import type { Transport } from '@/server/mail/transport/transport';
import { emptyForm, type Form, textIn } from '../acts/act';
import { changeDevice, cookieName, cookieOptions, type Device } from '../entry/devices';
import { enter, linkPage } from '../entry/enter';
import { isGood } from '../entry/links';
import { deadPage, mailedPage } from '../entry/pages';
import { sendLink } from '../entry/send-link';
import { deviceKey, type Entry, sendDoor } from './device';
import { localeOf } from './html';
import { ownAddress } from './origin';

type Link = { Params: { secret: string } };

const formOf = ({ body }: FastifyRequest): Form => (body as Form | undefined) ?? emptyForm;

/** The addresses for whoever is not known yet. */
export const entryRoutes: FastifyPluginAsync<Readonly<{ entry: Entry; send: Transport['send'] | null }>> = async (
  app,
  { entry, send },
) => {
  const { settings, effects, canSend, sendHtml } = entry;
  const now = () => effects.now();
  app.get<Link>('/enter/:secret', async (request, reply) => {
    const locale = localeOf(request);
    const agent = request.headers['user-agent'] ?? '';
    const page = await linkPage(await effects.storage(), request.params.secret, { locale, now: now(), agent });
    return sendHtml(reply, page ? 200 : 410, locale, page ?? deadPage(locale));
  });
  app.post<Link>('/enter/:secret', {
    async onRequest(request, reply) {
      const locale = localeOf(request);
      if (await isGood(await effects.storage(), request.params.secret, now())) return undefined;
      return sendHtml(reply, 410, locale, deadPage(locale));
    },
    async handler(request, reply) {
      const locale = localeOf(request);
      const around = { locale, now: now() };
      const cookie = await enter(await effects.storage(), request.params.secret, formOf(request), around);
      if (!cookie) return sendHtml(reply, 410, locale, deadPage(locale));
      return reply
        .setCookie(cookieName(settings), cookie.secret, cookieOptions(settings, cookie.lasts))
        .redirect('/', 303);
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

export const changeLanguage =
  ({ effects }: Entry) =>
  async (request: FastifyRequest): Promise<string> => {
    const form = formOf(request);
    const language = textIn(form, 'language');
    const { id } = request.getDecorator<Device>(deviceKey);
    if (isLocale(language)) await changeDevice(await effects.storage(), id, { language });
    return ownAddress(textIn(form, 'to'));
  };
