import { healthPath } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';
import { type FormName, sendForm } from './forms';
import { expect } from './test';

/** Expects 503 with Retry-After in the visitor's language, and a page if the form is sent without script. */
export async function expectNotStored(base: string, name: FormName, locale: Locale): Promise<void> {
  const refused = await sendForm(base, name, { headers: { 'accept-language': locale } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await refused.json()).toEqual({ error: { code: 'storage', message: messages[locale].problems.storage } });
}

/** Expects that health says soon whether forms are taken: a success is remembered for a moment. */
export async function expectHealth(base: string, ok: boolean, timeout = 10_000): Promise<void> {
  const asked = async () => {
    const answer = await fetch(`${base}${healthPath}`);
    return [answer.status, await answer.json()];
  };
  await expect.poll(asked, { timeout }).toEqual([ok ? 200 : 503, { ok }]);
}

/** Expects that pages are still served. */
export async function expectPages(base: string): Promise<void> {
  for (const path of ['/', '/en', '/galeria']) expect((await fetch(base + path)).status, path).toBe(200);
}
