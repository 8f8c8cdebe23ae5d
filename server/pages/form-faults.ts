import type { SentForm } from '@/components/forms/page/sent-form';
import { type Need, needNames } from '@/domain/order/needs';
import { requestOf } from '@/domain/order/plain';
import { orderSoFar } from '@/domain/order/wire';
import type { Problem, ProblemCode } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { problemSentence } from './problem-facts';

const lacks: readonly ProblemCode[] = ['order.incomplete', 'order.delivery', 'order.terms'];

/** Whether a problem only says that something is missing. */
export const isLack = ({ code }: Problem): boolean => lacks.includes(code);

const isNeed = (field: string): field is Need => (needNames as readonly string[]).includes(field);

function sentence(problem: Problem, locale: Locale): string {
  const { code, field } = problem;
  const t = translator(locale);
  if (code === 'order.incomplete' && field && isNeed(field)) return t(`plain.needs.${field}`);
  if (code === 'order.delivery')
    return t(`order.errors.${field as 'first_name' | 'last_name' | 'address' | 'phone' | 'email'}`);
  return problemSentence(problem, locale);
}

/** The first problem, and where it is that something is missing, all that is (ORDER-17). */
function allOf(problem: Problem, { fields }: Pick<SentForm, 'fields'>): readonly Problem[] {
  if (!isLack(problem)) return [problem];
  // photos are the first that is asked: had there been none, that would be the problem
  const order = orderSoFar(requestOf(fields), problem.field === 'photo' ? 0 : 1);
  return order?.lacks ?? [problem];
}

/** What is wrong with each field, by its name in a request. */
export const faultsOf = (problem: Problem, form: Pick<SentForm, 'fields'>, locale: Locale): SentForm['faults'] =>
  Object.fromEntries(
    allOf(problem, form).flatMap((one) => (one.field ? [[one.field, sentence(one, locale)] as const] : [])),
  );
