import type { FormProblem } from '@/domain/forms/problems';

/** What every form of the home page says, beside its labels. */
export type FormWords = Readonly<{
  all: string;
  sending: string;
  sent: string;
  problems: Readonly<Record<FormProblem, string>>;
  toast: Readonly<Record<'ok' | 'err' | 'kept' | 'offline' | 'offlineSend', string>>;
}>;
