import { csrfToken } from '@/components/forms/token';
import { uuid } from '@/components/forms/uuid';
import type { Locale } from '@/i18n/locales';
import type { Photo } from './photo-intake';

type Fields = readonly (readonly [name: string, value: string])[];

export type Outcome = Readonly<
  | { ok: true; reference: string }
  /** `message` is the server's sentence, null where there is none; `field` the request's. */
  | { ok: false; message: string | null; field: string | null }
>;

type Answer = Readonly<{ reference?: string; error?: { message?: string; field?: string } }>;

function bodyOf(fields: Fields, photos: readonly Photo[]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const { blob, name } of photos) body.append('photo', blob, name);
  return body;
}

let last = { content: '', key: '' };

/** The same content keeps its key, so that an order sent twice is stored once; other content gets a new one. */
function keyOf(fields: Fields, photos: readonly Photo[]): string {
  const content = JSON.stringify([fields, photos.map(({ id }) => id)]);
  if (content !== last.content) last = { content, key: uuid() };
  return last.key;
}

/** Sends an order. It never throws: a failure is an outcome, and what was typed stays with the form. */
export async function sendOrder(fields: Fields, photos: readonly Photo[], locale: Locale): Promise<Outcome> {
  try {
    const response = await fetch('/api/web/form/shop-orders/', {
      method: 'POST',
      body: bodyOf(fields, photos),
      headers: {
        'X-CSRFToken': await csrfToken(),
        'Idempotency-Key': keyOf(fields, photos),
        'Accept-Language': locale,
      },
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (response.ok && answer.reference) return { ok: true, reference: answer.reference };
    return { ok: false, message: answer.error?.message ?? null, field: answer.error?.field ?? null };
  } catch {
    return { ok: false, message: null, field: null };
  }
}
