import type { FormWords } from '@/components/forms/words';
import { lessons } from '@/content/lessons';
import { type FormProblem, formProblems } from '@/domain/forms/problems';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/messages';
import { translator, wordsOf } from '@/messages/translator';

type Label = 'heading' | 'email' | 'phone' | 'text' | 'name' | 'width' | 'height' | 'lesson' | 'sizeHint';
type PhotoLabel = 'photo' | 'attach' | 'another' | 'photoHint';

/** The texts of the home page's forms, sent with the page so that no translator loads in the browser. */
export type HomeWords = FormWords & Readonly<{ labels: Pick<Messages['form'], Label | PhotoLabel>; close: string }>;

/** The choices of the registration in the page's language: the name itself is sent (FORMS-11). */
export const lessonNames = (locale: Locale): readonly string[] => lessons.map(({ name }) => name[locale]);

function problemsOf(locale: Locale): Readonly<Record<FormProblem, string>> {
  const t = translator(locale);
  return Object.fromEntries(formProblems.map((code) => [code, t(`problems.${code}`)])) as Record<FormProblem, string>;
}

/** Selects the texts that the forms need, with no-break spaces. */
export function homeWords(locale: Locale): HomeWords {
  const { form, toast, site, order } = wordsOf(locale);
  const { all, choose, sending, sent, dataContact, dataLessons, dataOrder, ...labels } = form;
  const { ok, err, kept, offline, offlineSend } = toast;
  const problems = problemsOf(locale);
  const { where, new: startOver } = order.draft;
  const { isOffH, off, on } = order.shared;
  const ofDraft = { where, isOff: `${isOffH}.`, new: startOver, off, on };
  return {
    all,
    sending,
    sent,
    kept: ofDraft,
    labels,
    close: site.close,
    problems,
    toast: { ok, err, kept, offline, offlineSend },
  };
}
