import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '@/server/platform/environment';
import type { Effects } from '@/server/storage/effects';
import { ifWritable } from '@/server/storage/faults';
import { changeDevice, cookieName, cookieOptions, deviceBy, isNewUse, secretsIn } from '../entry/devices';
import { reopenPage, unknownPage } from '../entry/pages';
import { localeOf, type SendHtml } from './html';
import { isFromElsewhere, ownAddress } from './origin';

/** `canSend`: whether a link can be sent by letter. */
export type Entry = Readonly<{ settings: Environment; effects: Effects; canSend: boolean; sendHtml: SendHtml }>;

/** What whoever is not known gets: a page that tries again, where only the strict cookie is missing, else the door. */
export function sendDoor(request: FastifyRequest, reply: FastifyReply, { canSend, sendHtml }: Entry): FastifyReply {
  const locale = localeOf(request);
  if (request.method === 'GET' && isFromElsewhere(request.headers))
    return sendHtml(reply, 200, locale, reopenPage(locale, ownAddress(request.raw.url ?? '/')));
  return sendHtml(reply, 403, locale, unknownPage(locale, canSend));
}

export const deviceKey = 'device';

/** Lets known devices in, before anything of a body is read; their cookies are renewed with use. */
export const admit =
  (entry: Entry) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { settings, effects } = entry;
    const [storage, now] = [await effects.storage(), effects.now()];
    const found = await deviceBy(storage, secretsIn(request.headers.cookie, settings), now);
    if (!found) return sendDoor(request, reply, entry);
    const { device, secret } = found;
    request.setDecorator(deviceKey, device);
    if (isNewUse(device, now))
      await ifWritable(async () => {
        await changeDevice(storage, device.id, { used_at: now });
        reply.setCookie(cookieName(settings), secret, cookieOptions(settings, device.lasts_ms));
      });
    return undefined;
  };
