import type { Problem, ProblemCode } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Saved } from '../storage/save';

/** Never 500: what fails on our side says when to come back (trust: answers). */
const statuses: Readonly<Record<ProblemCode, number>> = {
  'request.method': 405,
  'request.origin': 403,
  'request.token': 403,
  'request.type': 415,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.tooSlow': 408,
  'request.tooMany': 429,
  'request.key': 422,
  'request.running': 409,
  'order.type': 422,
  'order.item': 422,
  'order.choice': 422,
  'order.gone': 409,
  'order.incomplete': 422,
  'order.delivery': 422,
  'order.terms': 422,
  'email.required': 422,
  'email.invalid': 422,
  'name.required': 422,
  'phone.required': 422,
  'text.required': 422,
  'width.required': 422,
  'height.required': 422,
  'text.tooLong': 422,
  'text.invalid': 422,
  'photo.required': 422,
  'photo.onlyOne': 422,
  'photo.type': 415,
  'photo.heic': 415,
  'photo.tooLarge': 413,
  'photo.tooMany': 422,
  'photo.together': 413,
  'photo.dimensions': 422,
  'photo.unreadable': 422,
  busy: 503,
  storage: 503,
  internal: 503,
};

/** Headers that a problem brings along. Seconds to wait: a queue empties sooner than a disk. */
const headers: Readonly<Partial<Record<ProblemCode, Readonly<Record<string, string>>>>> = {
  'request.method': { Allow: 'POST' },
  'request.running': { 'Retry-After': '2' },
  busy: { 'Retry-After': '10' },
  storage: { 'Retry-After': '60' },
  internal: { 'Retry-After': '30' },
};

const noStore = { 'Cache-Control': 'no-store' };

/** What went wrong, as a sentence in the visitor's language. */
export function answerProblem({ code, field }: Problem, locale: Locale): Response {
  const message = translator(locale)(`problems.${code}`);
  return Response.json(
    { error: { code, message, ...(field && { field }) } },
    { status: statuses[code], headers: { ...noStore, ...headers[code] } },
  );
}

/** 201, or 200 where the same request was answered before. */
export function answerSaved({ id, reference }: Saved, replayed: boolean): Response {
  return Response.json({ ok: true, id, reference }, { status: replayed ? 200 : 201, headers: noStore });
}
