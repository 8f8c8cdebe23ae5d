import type { FormProblem } from '@/domain/problems';
import type { FieldRow } from './fields/field';

/** The texts that every form of the home page has, beside its labels. */
export type FormWords = Readonly<{
  all: string;
  most: string;
  sending: string;
  sent: string;
  problems: Readonly<Record<FormProblem, string>>;
  /** Of the draft that stays on the device. */
  kept: Readonly<Record<'where' | 'isOff' | 'new' | 'off' | 'on', string>>;
  toast: Readonly<Record<'ok' | 'err' | 'kept' | 'offline' | 'offlineSend', string>>;
}>;

/** What has to be filled in, said above the first field (FORMS-16). */
export const neededOf = (rows: readonly FieldRow[], { all, most }: Pick<FormWords, 'all' | 'most'>): string =>
  rows.some(({ optional }) => optional) ? most : all;
