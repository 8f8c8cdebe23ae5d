import { type ProblemCode, problemCodes } from '@/domain/problems';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { translator } from '@/messages/translator';
import type { Letter } from './letter';
import type { Answer } from './post';

/**
 * The expected statuses of API-7; all others are 422. No body, however it is made, may cause an error of the server.
 */
const statuses: Readonly<Partial<Record<ProblemCode, number>>> = {
  'request.method': 405,
  'request.origin': 403,
  'request.token': 403,
  'request.type': 415,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.tooSlow': 408,
  'request.tooMany': 429,
  'request.running': 409,
  'order.sold': 409,
  'order.reserved': 409,
  'service.closed': 409,
  'photo.type': 415,
  'photo.tooLarge': 413,
  'photo.together': 413,
};

const sentence = (code: ProblemCode, locale: Locale): string => translator(locale)(`problems.${code}`);

/** The languages that an answer may have: before the form is read the browser's, afterwards the form's own. */
function languagesFor(code: ProblemCode, { browser, read }: Letter): readonly Locale[] {
  if (['request.origin', 'request.token', 'request.type'].includes(code)) return [browser];
  return ['request.malformed', 'request.tooLarge'].includes(code) ? [browser, ...read] : read;
}

type ReportedProblem = Readonly<{ code: ProblemCode; locale: Locale }>;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (html: string): string => html.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

/** Whether a heading, a known sentence for each field of an order that lacks something, and what became of the form. */
function saysWhatIsMissing([heading, ...sentences]: readonly string[], locale: Locale): boolean {
  const { toast, plain, order } = messages[locale];
  const lacks = [
    ...Object.values<string>(plain.needs),
    ...Object.values<string>(order.errors),
    ...problemCodes.map((code) => sentence(code, locale)),
  ];
  const outcome = sentences.pop();
  return (
    heading === toast.fields &&
    (outcome === plain.kept || outcome === plain.all) &&
    sentences.length > 0 &&
    sentences.every((sentence) => lacks.includes(sentence))
  );
}

/** Of several files the sentence names the one that it is about. */
const says = (told: string, code: ProblemCode, locale: Locale): boolean =>
  told === sentence(code, locale) || (code.startsWith('photo.') && told.endsWith(`: ${sentence(code, locale)}`));

function problemOnPage({ headers, text }: Answer): ReportedProblem | string {
  if (headers['content-type'] !== 'text/html; charset=utf-8') return `a page of type ${headers['content-type']}`;
  if (/<script|<img/i.test(text)) return 'a page with what was typed as markup';
  const locale = locales.find((lang) => text.startsWith(`<!DOCTYPE html><html lang="${lang}">`));
  if (!locale) return 'a page in no language';
  const alert = /role="alert"[^>]*>([\s\S]*?)<\/(?:div|p)>/.exec(text)?.[1] ?? '';
  const words = alert
    .split(/<[^>]*>/)
    .filter(Boolean)
    .map(plain);
  const code = problemCodes.find((known) => words.some((word) => says(word, known, locale)));
  if (code) return { code, locale };
  if (saysWhatIsMissing(words, locale)) return { code: 'order.incomplete', locale };
  return `a page that does not say what is wrong in its language: ${words.join(' | ')}`;
}

function problemInJson({ text }: Answer): ReportedProblem | string {
  const { error, ...more } = JSON.parse(text) as { error?: { code?: ProblemCode; message?: string; field?: string } };
  const code = problemCodes.find((known) => known === error?.code);
  if (!error || !code || Object.keys(more).length) return 'a failure of an unknown shape';
  const strange = Object.keys(error).find((key) => !['code', 'message', 'field'].includes(key));
  if (strange) return `a failure that tells ${strange}`;
  const locale = locales.find((lang) => says(error.message ?? '', code, lang));
  return locale ? { code, locale } : `a failure in no language: ${error.message}`;
}

/** What is wrong with the answer of a refusal, or null. */
export function faultOf(letter: Letter, answer: Answer): string | null {
  const { status, headers } = answer;
  if (status < 400 || status >= 500) return `status ${status}`;
  if (headers['cache-control'] !== 'no-store') return 'a refusal that may be stored';
  const told = letter.page ? problemOnPage(answer) : problemInJson(answer);
  if (typeof told === 'string') return told;
  if (status !== (statuses[told.code] ?? 422)) return `${told.code} with status ${status}`;
  return languagesFor(told.code, letter).includes(told.locale) ? null : `${told.code} told in ${told.locale}`;
}

/** The id of the stored submission, also of a repetition; null if nothing was stored. */
export function keptId({ page }: Letter, { status, headers, text }: Answer): string | null {
  if (page)
    return status === 303 ? (/^\/api\/web\/result\/([0-9a-f-]{36})$/.exec(headers.location ?? '')?.[1] ?? null) : null;
  if (status !== 201 && status !== 200) return null;
  const { ok, id } = JSON.parse(text) as { ok?: unknown; id?: unknown };
  return ok === true && typeof id === 'string' ? id : null;
}
