import type { ReactNode } from 'react';
import { createFormControl, type UseFormRegisterReturn } from 'react-hook-form';
import { checks } from '@/domain/forms/forms';
import type { FormKind } from '@/domain/forms/kinds';
import type { FormProblem } from '@/domain/forms/problems';
import { keepTexts } from './draft/text-keeper';
import type { FormWords } from './words';

/** A sentence for each field that has something wrong. */
export type Errors = Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, string>>;
export type CheckResult = Readonly<{ ok: true; fields: Texts } | { ok: false; field: string; sentence: string }>;

export type Engine = Readonly<{
  register: (name: string) => UseFormRegisterReturn;
  /**
   * The checked fields, or the first one that is wrong.
   * @param photos how many there are: files are not among the form's values
   */
  check: (photos: number) => Promise<CheckResult>;
  /** Puts a sentence beside a field, or removes it. */
  mark: (name: string, sentence: string) => void;
  unmark: (name: string) => void;
  reset: () => void;
  /** Fills in what was typed before, in a tab that is closed; once the fields are registered. */
  bringBack: () => Promise<void>;
  /** One line about the draft. */
  kept: (words: FormWords['kept']) => ReactNode;
}>;

type Parts = Readonly<{
  kind: FormKind;
  problems: Readonly<Record<FormProblem, string>>;
  onErrors: (errors: Errors) => void;
}>;

type Wrong = Readonly<Record<string, { message?: string } | undefined>>;
const sentencesOf = (wrong: Wrong): readonly (readonly [field: string, sentence: string])[] =>
  Object.entries(wrong).map(([field, error]) => [field, error?.message ?? '']);

/**
 * The values and the errors of one form. It imports libraries, so it is fetched when the form is first touched. It sets
 * no default values: a field that is registered later then keeps what was already typed into it.
 */
export function startEngine({ kind, problems, onErrors }: Parts): Engine {
  let photos = 0;
  const control = createFormControl<Record<string, string>>({
    shouldFocusError: false,
    resolver(values) {
      const checked = checks[kind](values, photos);
      if (checked.ok) return { values: checked.value as Record<string, string>, errors: {} };
      const { code, field } = checked.problem;
      return { values: {}, errors: { [field]: { type: code, message: problems[code] } } };
    },
  });
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(Object.fromEntries(sentencesOf(errors as Wrong))),
  });
  const keeper = keepTexts(`form:${kind}`, {
    read: () => control.getValues(),
    write: (name, text) => control.setValue(name, text),
    clear: () => control.reset(),
  });
  control.subscribe({ formState: { values: true }, callback: () => keeper.write() });
  const look = (finish: (result: CheckResult) => void) =>
    control.handleSubmit(
      (fields) => finish({ ok: true, fields }),
      (errors) => {
        const [field, sentence] = sentencesOf(errors as Wrong)[0] ?? ['', ''];
        finish({ ok: false, field, sentence });
      },
    )();
  return {
    register: control.register,
    check(present) {
      photos = present;
      return new Promise(look);
    },
    mark: (name, message) => control.setError(name, { type: 'server', message }),
    unmark: (name) => control.clearErrors(name),
    reset: () => control.reset(),
    bringBack: keeper.bringBack,
    kept: keeper.line,
  };
}
