import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Storage } from '@/server/storage/tables';
import { type Form, textIn } from '../acts/act';
import { addDevice, type NewCookie } from './devices';
import { isGood, spendLink } from './links';
import { type GatePage, openPage } from './pages';

/** The page of a link. @returns null where the link opens nothing */
export async function linkPage(
  storage: Storage,
  secret: string,
  { locale, now, agent }: Readonly<{ locale: Locale; now: number; agent: string }>,
): Promise<GatePage | null> {
  if (!(await isGood(storage, secret, now))) return null;
  const device = /Mobi|Android|iPhone/.test(agent) ? 'phone' : 'computer';
  return openPage(locale, secret, translator(locale)(`desk.entry.${device}`));
}

/** Uses a link up, and makes the device known. @returns what its cookie is to be; null where the link opens nothing */
export async function enter(
  storage: Storage,
  secret: string,
  form: Form,
  { locale, now }: Readonly<{ locale: Locale; now: number }>,
): Promise<NewCookie | null> {
  if (!(await spendLink(storage, secret, now))) return null;
  const isOwn = textIn(form, 'own') !== '';
  return addDevice(storage, { name: textIn(form, 'name'), language: locale, isOwn, now });
}
