import type { FormWords } from '@/components/forms/form-frame';
import { type FormProblem, formProblems } from '@/domain/problems';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/messages';
import { translator, wordsOf } from '@/messages/translator';

type Label = 'heading' | 'photo' | 'attach' | 'another' | 'photoHint' | 'reading' | 'unended';

/** The texts of the home page's forms, sent with the page so that no translator loads in the browser. */
export type HomeWords = FormWords & Readonly<{ labels: Pick<Messages['form'], Label>; close: string }>;

function problemsOf(locale: Locale): Readonly<Record<FormProblem, string>> {
  const t = translator(locale);
  return Object.fromEntries(formProblems.map((code) => [code, t(`problems.${code}`)])) as Record<FormProblem, string>;
}

export function homeWords(locale: Locale): HomeWords {
  const { form, toast, site, order } = wordsOf(locale);
  const { all, most, sending, sent, heading, photo, attach, another, photoHint, reading, unended, ok, offlineSend } =
    form;
  const { err, kept, offline } = toast;
  const problems = problemsOf(locale);
  const { where, new: startOver } = order.draft;
  const { isOffH, off, on } = order.shared;
  return {
    all,
    most,
    sending,
    sent,
    draft: { where, isOff: `${isOffH}.`, new: startOver, off, on },
    labels: { heading, photo, attach, another, photoHint, reading, unended },
    close: site.close,
    problems,
    toast: { ok, err, kept, offline, offlineSend },
  };
}
