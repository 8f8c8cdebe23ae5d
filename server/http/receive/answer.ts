import type { ProblemAnswer, SavedAnswer } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import { factsOf } from '../../pages/problem-facts';
import type { Saved } from '../../storage/queries/repetition';

const noStore = { 'Cache-Control': 'no-store' };

/** The error as JSON, with a sentence in the visitor's language. */
export function answerProblem({ code, field }: Problem, locale: Locale): Response {
  const message = translator(locale)(`problems.${code}`);
  const { status, headers } = factsOf(code);
  return Response.json({ error: { code, message, ...(field && { field }) } } satisfies ProblemAnswer, {
    status,
    headers: { ...noStore, ...headers },
  });
}

/** The way to an order's private page, where there is one. */
const statusOf = ({ token }: Saved, locale: Locale) =>
  token === null ? {} : { status: pathTo('orderStatus', locale, { token }) };

/** 201, or 200 for a repetition of a request that was answered before. */
export function answerSaved(saved: Saved, replayed: boolean, locale: Locale): Response {
  const { id, reference } = saved;
  return Response.json({ ok: true, id, reference, ...statusOf(saved, locale) } satisfies SavedAnswer, {
    status: replayed ? 200 : 201,
    headers: noStore,
  });
}
