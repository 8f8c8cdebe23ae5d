import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { type FormName, sendForm } from './forms';
import { expect } from './test';

/** Trust: 503 with Retry-After, in the visitor's language, and as a page where the browser sends the form by itself. */
export async function expectNotStored(base: string, name: FormName, locale: Locale): Promise<void> {
  const refused = await sendForm(base, name, { headers: { 'accept-language': locale } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await refused.json()).toEqual({ error: { code: 'storage', message: messages[locale].problems.storage } });
}

/** Health as a watchdog sees it. */
export async function healthOf(base: string): Promise<{ status: number; storage: string; disk: { ok: boolean } }> {
  const answer = await fetch(`${base}/api/health`);
  return { status: answer.status, ...(await answer.json()) };
}

/** Trust: pages keep serving. */
export async function expectPages(base: string): Promise<void> {
  for (const path of ['/', '/en', '/galeria']) expect((await fetch(base + path)).status, path).toBe(200);
}
