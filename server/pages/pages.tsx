import { formRows, type SentForm } from '@/components/forms/page/form-rows';
import { FormHead, headingOf, pathOfForm } from '@/components/forms/page/form-words';
import { idOf, WholeForm } from '@/components/forms/page/whole-form';
import { PlainOrder, placeNamed, takesPhotos } from '@/components/order/page/plain-order';
import { resultPath } from '@/domain/api';
import { checkWithdrawal } from '@/domain/forms/withdrawal-statement';
import { type Need, needNames } from '@/domain/order/needs';
import { orderSoFar } from '@/domain/order/request';
import type { Problem, ProblemCode } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { translator } from '@/messages/translator';
import type { Saved } from '../storage/queries/repetition';
import { answerPage } from './document';
import { answerHeadOf, problemSentence } from './problem-answers';
import { answerUnconfirmed } from './unconfirmed-page';

const lacks: readonly ProblemCode[] = ['order.incomplete', 'order.delivery', 'order.terms'];

const isLack = ({ code }: Problem): boolean => lacks.includes(code);

const isNeed = (field: string): field is Need => (needNames as readonly string[]).includes(field);

function sentence(problem: Problem, locale: Locale): string {
  const { code, field } = problem;
  const t = translator(locale);
  if (code === 'order.incomplete' && field && isNeed(field)) return t(`plain.needs.${field}`);
  if (code === 'order.delivery')
    return t(`order.errors.${field as 'first_name' | 'last_name' | 'address' | 'phone' | 'email'}`);
  return problemSentence(problem, locale);
}

/** Where something is missing, all that is (ORDER-17). */
function allOf(problem: Problem, { fields }: Pick<SentForm, 'fields'>): readonly Problem[] {
  if (!isLack(problem)) return [problem];
  // photos are the first that is asked: had there been none, that would be the problem
  const order = orderSoFar(fields, problem.field === 'photo' ? 0 : 1);
  return order?.lacks ?? [problem];
}

const faultsOf = (problem: Problem, form: Pick<SentForm, 'fields'>, locale: Locale): SentForm['faults'] =>
  Object.fromEntries(
    allOf(problem, form).flatMap((one) => (one.field ? [[one.field, sentence(one, locale)] as const] : [])),
  );

function fieldIdIn({ kind, fields }: RefusedForm, field: string, locale: Locale): string | undefined {
  if (kind === 'shop-order') return placeNamed(field, fields);
  const row = formRows(kind, locale).find(({ id }) => id === field);
  return row && idOf(kind, row);
}

type Props = Readonly<{ problem: Problem; form: SentForm; locale: Locale }>;

function Problems({ problem, form, locale }: Props) {
  const t = translator(locale);
  const faults = Object.entries(form.faults);
  const hasPhotos =
    form.kind === 'shop-order'
      ? takesPhotos(form.fields)
      : formRows(form.kind, locale).some(({ control }) => control === 'photos');
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers the press of a button, so it is read from here
    <div className="problem t6" role="alert" tabIndex={-1} autoFocus>
      <h2 className="h3">{isLack(problem) ? t('toast.fields') : t('plain.refused')}</h2>
      {faults.length === 0 && <p className="t3 small">{problemSentence(problem, locale)}</p>}
      <ul>
        {faults.map(([field, sentence]) => {
          const id = fieldIdIn(form, field, locale);
          return <li key={field}>{id ? <a href={`#${id}`}>{sentence}</a> : sentence}</li>;
        })}
      </ul>
      <p className="t3 small">{hasPhotos ? t('plain.kept') : t('plain.all')}</p>
    </div>
  );
}

export const privatePathOf = ({ token }: Saved, locale: Locale): string | null =>
  token === null ? null : pathTo('orderStatus', locale, { token });

export function answerSavedAsPage(saved: Saved, locale: Locale): Response {
  const Location = privatePathOf(saved, locale) ?? resultPath(saved.id);
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
}

type RefusedForm = Pick<SentForm, 'kind' | 'fields'>;

function problemPage(problem: Problem, locale: Locale): Response {
  const t = translator(locale);
  const title = t('plain.refused');
  const children = (
    <>
      <h1>{title}</h1>
      <p className="problem t6" role="alert">
        {problemSentence(problem, locale)}
      </p>
      <p>{t('plain.back')}</p>
    </>
  );
  return answerPage({ locale, title, path: '', children }, answerHeadOf(problem.code));
}

/** With the form as it was filled in, as far as it arrived. */
export function answerProblemAsPage(problem: Problem, locale: Locale, sent: RefusedForm | null): Response {
  if (!sent || Object.keys(sent.fields).length === 0) return problemPage(problem, locale);
  const statement = problem.code === 'withdrawal.unconfirmed' ? checkWithdrawal(sent.fields) : null;
  if (statement?.ok) return answerUnconfirmed(statement.value, sent.fields.token, locale);
  const { kind } = sent;
  const form = { ...sent, faults: faultsOf(problem, sent, locale) };
  const children = (
    <>
      <FormHead form={form} locale={locale} />
      <Problems problem={problem} form={form} locale={locale} />
      {kind === 'shop-order' ? (
        <PlainOrder fields={form.fields} faults={form.faults} locale={locale} />
      ) : (
        <WholeForm form={{ ...form, kind }} locale={locale} />
      )}
    </>
  );
  const title = `${translator(locale)('plain.refused')} · ${headingOf(sent, locale)}`;
  return answerPage({ locale, title, path: pathOfForm(sent, locale), children }, answerHeadOf(problem.code));
}
