import { aboutFile, type Problem, type ProblemCode } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { type Environment, environment } from '../platform/environment';

/** Never 500: what fails on our side says when to come back (API-7). */
const statuses: Readonly<Record<ProblemCode, number>> = {
  'request.address': 404,
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
  'order.sold': 409,
  'order.reserved': 409,
  'order.incomplete': 422,
  'order.delivery': 422,
  'order.terms': 422,
  'order.link': 404,
  'offer.changed': 409,
  'offer.expired': 409,
  'offer.answered': 409,
  'file.unticked': 422,
  'service.closed': 409,
  'withdrawal.unconfirmed': 422,
  'email.required': 422,
  'email.invalid': 422,
  'number.required': 422,
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

/** How a problem is answered, whatever its words are written in. */
export const factsOf = (code: ProblemCode): { status: number; headers: Readonly<Record<string, string>> } => ({
  status: statuses[code],
  headers: headers[code] ?? {},
});

/** The address from which forms come in: the site's own, unless forms are taken from others alone. */
const rightAddress = ({ siteUrl, publicOrigins }: Pick<Environment, 'siteUrl' | 'publicOrigins'>): string =>
  publicOrigins.includes(siteUrl) ? siteUrl : (publicOrigins[0] ?? siteUrl);

/** What is wrong, in the visitor's language; of a form under another address of the machine, which one is right. */
export function problemSentence({ code, file, position }: Problem, locale: Locale, settings = environment): string {
  const t = translator(locale);
  const sentence = t(`problems.${code}`);
  if (code === 'request.origin')
    return `${sentence} ${t('problems.request.rightAddress', { address: rightAddress(settings()) })}`;
  if (!file) return sentence;
  return aboutFile(position ? t('problems.photo.which', { position, file }) : file, sentence);
}
