import { aboutFile, type Problem, type ProblemCode, problemStatuses } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { type Environment, environment } from '../platform/environment';

/** In seconds: a queue empties sooner than a disk. */
const headers: Readonly<Partial<Record<ProblemCode, Readonly<Record<string, string>>>>> = {
  'request.method': { Allow: 'POST' },
  'request.running': { 'Retry-After': '2' },
  busy: { 'Retry-After': '10' },
  storage: { 'Retry-After': '60' },
  internal: { 'Retry-After': '30' },
};

export const answerHeadOf = (code: ProblemCode): { status: number; headers: Readonly<Record<string, string>> } => ({
  status: problemStatuses[code],
  headers: headers[code] ?? {},
});

/** Without a page of its own, as a file or picture. */
export const emptyAnswer = (code: ProblemCode): Response => new Response(null, answerHeadOf(code));

/** The site's own, unless forms are taken from others alone. */
const rightAddress = ({ siteUrl, publicOrigins }: Pick<Environment, 'siteUrl' | 'publicOrigins'>): string =>
  publicOrigins.includes(siteUrl) ? siteUrl : (publicOrigins[0] ?? siteUrl);

/** Of a form under another address of the machine, with the right one. */
export function problemSentence({ code, file, position }: Problem, locale: Locale, settings = environment): string {
  const t = translator(locale);
  const sentence = t(`problems.${code}`);
  if (code === 'request.origin')
    return `${sentence} ${t('problems.request.rightAddress', { address: rightAddress(settings()) })}`;
  if (!file) return sentence;
  return aboutFile(position ? t('problems.photo.which', { position, file }) : file, sentence);
}
