import { hash } from 'node:crypto';
import { cleanText } from '@/domain/text';
import { type Form, type Refused, refused, textIn } from './act';

/** A browser sends two signs for the end of a line, and a word processor what no page may have. */
export const cleanIn = (form: Form, field: string): string => cleanText(textIn(form, field));

export const previewStep = { name: 'step', value: 'preview' } as const;
export const asksPreview = (form: Form): boolean => textIn(form, previewStep.name) === previewStep.value;

export const previewedField = 'previewed';
export const markOf = (letter: unknown): string => hash('sha256', JSON.stringify(letter));

/** Lets only the letter leave that was looked at. `must`: it has to be. @returns null where it may leave */
export function unlessPreviewed(form: Form, letter: unknown, must: boolean): Refused | null {
  const previewed = textIn(form, previewedField);
  if (asksPreview(form) || (must && previewed === '')) return refused({});
  return previewed === '' || previewed === markOf(letter) ? null : refused('desk.order.previewAgain');
}
