import { FormHead, headingOf, pathOfForm } from '@/components/forms/page/form-words';
import '@/components/forms/page/form-page.css';
import type { SentForm } from '@/components/forms/page/form-rows';
import { WholeForm } from '@/components/forms/page/whole-form';
import { resultPath } from '@/domain/api';
import type { Problem } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import type { Saved } from '../storage/queries/repetition';
import { answerPage } from './document';
import { factsOf, problemSentence } from './problem-facts';
import { faultsOf, Problems } from './problems';

/** Where the browser goes after the form was kept: a reload there sends nothing again. */
export const answerSavedAsPage = ({ id }: Saved): Response =>
  new Response(null, { status: 303, headers: { Location: resultPath(id), 'Cache-Control': 'no-store' } });

type RefusedForm = Pick<SentForm, 'kind' | 'fields'>;

/** Nothing of the form arrived, or there was none. */
function problemPage(problem: Problem, locale: Locale): Promise<Response> {
  const t = translator(locale);
  const title = t('plain.refused');
  const children = (
    <>
      <h1>{title}</h1>
      <p className="form-page__problem" role="alert">
        {problemSentence(problem, locale)}
      </p>
      <p>{t('plain.back')}</p>
    </>
  );
  return answerPage({ locale, title, path: '', children }, factsOf(problem.code));
}

/** What is wrong, with the form as it was filled in, as far as it arrived. */
export function answerProblemAsPage(problem: Problem, locale: Locale, sent: RefusedForm | null): Promise<Response> {
  if (!sent || Object.keys(sent.fields).length === 0) return problemPage(problem, locale);
  const form = { ...sent, faults: faultsOf(problem, sent, locale) };
  const children = (
    <>
      <FormHead form={form} locale={locale} />
      <Problems problem={problem} form={form} locale={locale} />
      <WholeForm form={form} locale={locale} />
    </>
  );
  const title = `${translator(locale)('plain.refused')} · ${headingOf(sent, locale)}`;
  return answerPage({ locale, title, path: pathOfForm(sent, locale), children }, factsOf(problem.code));
}
