import { resultPath } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Saved } from '../storage/queries/saved';
import type { Kind } from '../submissions/registry';
import { kinds } from '../submissions/registry';
import { formFields } from './form-fields';
import { answerPage, escaped } from './html';
import { factsOf } from './problem-facts';

/** Where the browser goes after the form was kept: a reload there sends nothing again. */
export const answerSavedAsPage = ({ id }: Saved): Response =>
  new Response(null, { status: 303, headers: { Location: resultPath(id), 'Cache-Control': 'no-store' } });

type RefusedForm = Readonly<{ kind: Kind; fields: Readonly<Record<string, string>> }>;

function mendable({ code, field }: Problem, locale: Locale, { kind, fields }: RefusedForm): string {
  const t = translator(locale);
  const message = t(`problems.${code}`);
  const encoding = kinds[kind].files ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const content = formFields({ kind, locale, fields, field, message });
  // without an action a form goes to the address that it came from
  return `<form method="post" enctype="${encoding}">${content}<button>${escaped(t('plain.again'))}</button></form>`;
}

/** What is wrong, with the form as it was filled in, as far as it arrived. */
export function answerProblemAsPage(problem: Problem, locale: Locale, sent: RefusedForm | null): Response {
  const t = translator(locale);
  const { status, headers } = factsOf(problem.code);
  const said = `<p class="wrong" role="alert">${escaped(t(`problems.${problem.code}`))}</p>`;
  const filled = sent && Object.keys(sent.fields).length > 0 ? sent : null;
  const more = filled ? mendable(problem, locale, filled) : `<p>${escaped(t('plain.back'))}</p>`;
  return answerPage({ locale, title: t('plain.refused'), body: said + more }, { status, headers });
}

type Result = Readonly<{ kind: string; reference: string; language: Locale }>;

/** The good end, with the number to keep and nothing that was typed. */
export function resultPage({ kind, reference, language: locale }: Result): Response {
  const t = translator(locale);
  const isOrder = kind === 'shop-order';
  const body = [
    `<p>${escaped(t(isOrder ? 'sent.p' : 'plain.thanks'))}</p>`,
    `<p>${escaped(t('plain.number'))}: <strong class="number">${escaped(reference)}</strong></p>`,
    ...(isOrder ? [`<p>${escaped(t('sent.keep'))}</p>`] : []),
  ].join('');
  return answerPage({ locale, title: t(isOrder ? 'sent.h' : 'plain.sent'), body }, { status: 200 });
}

/** In both languages: without a submission there is none to tell. */
export function noResultPage(): Response {
  const [polish, english] = [translator('pl'), translator('en')];
  const body = `<p>${escaped(polish('plain.none'))}</p><p lang="en">${escaped(english('plain.none'))}</p>`;
  return answerPage({ locale: 'pl', title: polish('plain.nothing'), body }, { status: 404 });
}
