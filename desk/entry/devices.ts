import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { cleanText } from '@/domain/text';
import type { Locale } from '@/i18n/locales';
import type { Environment } from '@/server/platform/environment';
import type { Storage, Tables } from '@/server/storage/tables';
import { hashOf, newSecret } from './links';

export type Device = Selectable<Tables['desk_devices']>;

const hour = 60 * 60 * 1000;
/** How long after its last use a device is known, in ms: her own, and one of somebody else. */
const lasts = { own: 90 * 24 * hour, foreign: 12 * hour };

/** The cookie's name: under https no other host name can set it; on the loopback it is told from those of other programs. */
export const cookieName = ({ deskUrl }: Pick<Environment, 'deskUrl'>): string =>
  deskUrl ? '__Host-desk' : 'desk-loopback';

/** The cookie that makes a device known; `secret` null: it is forgotten. `lasts`: in ms. */
export function cookieOf(settings: Pick<Environment, 'deskUrl'>, secret: string | null, lasts: number): string {
  const age = secret === null ? 0 : Math.floor(lasts / 1000);
  const secure = settings.deskUrl ? '; Secure' : '';
  return `${cookieName(settings)}=${secret ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

/** The secret in a request's cookies; null where there is none. */
export function secretIn(header: string | undefined, settings: Pick<Environment, 'deskUrl'>): string | null {
  const pairs = (header ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const [, secret] = pairs.find(([name]) => name === cookieName(settings)) ?? [];
  return secret || null;
}

type NewDevice = Readonly<{ name: string; language: Locale; isOwn: boolean; now: number }>;

/** Makes a device known. @returns the secret of its cookie */
export async function addDevice(storage: Storage, { name, language, isOwn, now }: NewDevice) {
  const secret = newSecret();
  const lasts_ms = isOwn ? lasts.own : lasts.foreign;
  await storage
    .insertInto('desk_devices')
    .values({
      ...{ id: randomUUID(), secret_hash: hashOf(secret), name: cleanText(name).slice(0, 60) || '?', language },
      ...{ created_at: now, used_at: now, lasts_ms, notice: null },
    })
    .execute();
  return { secret, lasts: lasts_ms };
}

/** The device of a cookie; null where it is not known, or was not used for too long. */
export async function deviceBy(storage: Storage, secret: string, now: number): Promise<Device | null> {
  const device = await storage
    .selectFrom('desk_devices')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return device && now < device.used_at + device.lasts_ms ? device : null;
}

/** The devices that are known, the last used first. */
export const devices = async (storage: Storage, now: number): Promise<readonly Device[]> =>
  (await storage.selectFrom('desk_devices').selectAll().orderBy('used_at', 'desc').execute()).filter(
    ({ used_at, lasts_ms }) => now < used_at + lasts_ms,
  );

/** Forgets one device, or all but one: they get in by a link alone. */
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
  change: Partial<Pick<Device, 'used_at' | 'language' | 'notice'>>,
): Promise<void> {
  await storage.updateTable('desk_devices').set(change).where('id', '=', id).execute();
}

/** How long a use counts as the same, in ms: not every page writes. */
export const sameUseMs = hour;
