import type { FormProblem } from '@/domain/forms/problems';

/** The texts that every form of the home page has, beside its labels. */
export type FormWords = Readonly<{
  all: string;
  sending: string;
  sent: string;
  problems: Readonly<Record<FormProblem, string>>;
  /** Of the draft that stays on the device. */
  kept: Readonly<Record<'where' | 'isOff' | 'new' | 'off' | 'on', string>>;
  toast: Readonly<Record<'ok' | 'err' | 'kept' | 'offline' | 'offlineSend', string>>;
}>;
