import { healthPath } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { type FormName, sendForm } from './forms';
import { healthToken } from './own-site';
import { expect } from './test';

/** Expects 503 with Retry-After in the visitor's language, and a page if the form is sent without script. */
export async function expectNotStored(base: string, name: FormName, locale: Locale): Promise<void> {
  const refused = await sendForm(base, name, { headers: { 'accept-language': locale } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await refused.json()).toEqual({ error: { code: 'storage', message: messages[locale].problems.storage } });
}

type Health = Readonly<{ status: number; storage: string; disk: { ok: boolean }; outbox?: Record<string, number> }>;

/** The health answer with the token; checks that the answer to a stranger has the same status. */
export async function healthOf(base: string): Promise<Health> {
  const headers = { Authorization: `Bearer ${healthToken}` };
  const answer = await fetch(`${base}${healthPath}`, { headers });
  return { status: answer.status, ...(await answer.json()) };
}

/** Expects that pages are still served. */
export async function expectPages(base: string): Promise<void> {
  for (const path of ['/', '/en', '/galeria']) expect((await fetch(base + path)).status, path).toBe(200);
}
