import { randomUUID } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { parseCookie } from 'cookie';
import type { Selectable } from 'kysely';
import { cleanText } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import type { Environment } from '@/server/platform/environment';
import type { Storage, Tables } from '@/server/storage/tables';
import { aheadMs, hashOf, newSecret } from './links';

export type Device = Selectable<Tables['desk_devices']>;

const hour = 60 * 60 * 1000;
/** How long after its last use a device is known, in ms: her own, and one of somebody else. */
const lasts = { own: 90 * 24 * hour, foreign: 12 * hour };

/** The cookie's name: under https no other host name can set it; on the loopback it is told from those of other programs. */
export const cookieName = ({ deskUrl }: Pick<Environment, 'deskUrl'>): string =>
  deskUrl ? '__Host-desk' : 'desk-loopback';

/** How the cookie of a device is set. `lasts`: in ms. */
export const cookieOptions = ({ deskUrl }: Pick<Environment, 'deskUrl'>, lasts: number): CookieSerializeOptions => ({
  path: '/',
  maxAge: Math.floor(lasts / 1000),
  httpOnly: true,
  sameSite: 'strict',
  secure: deskUrl !== null,
});

/**
 * The secrets in a request's cookies. Every program of the loopback can set a second cookie of the name, before ours, and the
 * plugin reads the first of a name alone.
 */
export const secretsIn = (header: string | undefined, settings: Pick<Environment, 'deskUrl'>): readonly string[] =>
  (header ?? '').split(';').flatMap((pair) => parseCookie(pair)[cookieName(settings)] || []);

type NewDevice = Readonly<{ name: string; language: Locale; isOwn: boolean; now: number }>;

/** @returns the secret of its cookie, and how long that lasts in ms */
export async function addDevice(storage: Storage, { name, language, isOwn, now }: NewDevice) {
  const secret = newSecret();
  const lasts_ms = isOwn ? lasts.own : lasts.foreign;
  await storage
    .insertInto('desk_devices')
    .values({
      id: randomUUID(),
      secret_hash: hashOf(secret),
      name: cleanText(name).slice(0, 60) || '?',
      language,
      created_at: now,
      used_at: now,
      lasts_ms,
    })
    .execute();
  return { secret, lasts: lasts_ms };
}

const isKnown = ({ created_at, used_at, lasts_ms }: Device, now: number): boolean =>
  created_at <= now + aheadMs && now < used_at + lasts_ms;

/** The device of one of these secrets, with that one; null where none is known, or was not used for too long. */
export async function deviceBy(storage: Storage, secrets: readonly string[], now: number) {
  const hashes = new Map(secrets.map((secret) => [hashOf(secret), secret]));
  if (hashes.size === 0) return null;
  const found = await storage
    .selectFrom('desk_devices')
    .selectAll()
    .where('secret_hash', 'in', [...hashes.keys()])
    .execute();
  const device = found.find((one) => isKnown(one, now));
  return device ? { device, secret: hashes.get(device.secret_hash) ?? '' } : null;
}

export const devices = async (storage: Storage, now: number): Promise<readonly Device[]> =>
  (await storage.selectFrom('desk_devices').selectAll().orderBy('used_at', 'desc').execute()).filter((device) =>
    isKnown(device, now),
  );

export async function forgetDevices(
  storage: Storage,
  which: Readonly<{ id: string } | { allBut: string }>,
): Promise<void> {
  const forget = storage.deleteFrom('desk_devices');
  await ('id' in which ? forget.where('id', '=', which.id) : forget.where('id', '!=', which.allBut)).execute();
}

export async function changeDevice(
  storage: Storage,
  id: string,
  change: Partial<Pick<Device, 'used_at' | 'language'>>,
): Promise<void> {
  await storage.updateTable('desk_devices').set(change).where('id', '=', id).execute();
}

/** Whether a use is to be stored: not that of every page, and one that a clock ahead has stored is corrected. */
export const isNewUse = ({ used_at }: Device, now: number): boolean => Math.abs(now - used_at) >= hour;
