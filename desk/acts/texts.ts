import { hash } from 'node:crypto';
import { limits } from '@/domain/limits';
import { cleanLine, cleanText, lengthOf } from '@/domain/text';
import { type Form, type Problems, type Refused, refused, textIn } from './act';

export const cleanIn = (form: Form, field: string): string => cleanText(textIn(form, field));

/** A text of one line, cleaned of what nobody sees as well. */
export const lineIn = (form: Form, field: string): string => cleanLine(textIn(form, field));

/** What is wrong with a text that may be empty. @returns null where nothing is */
const tooLong = (field: string, text: string, most: number = limits.text.message): Problems | null =>
  lengthOf(text) > most ? { [field]: (words) => words('problems.text.tooLong') } : null;

/** What is wrong with a text that must be there. @returns null where nothing is */
export const textProblem = (field: string, text: string, most?: number): Problems | null =>
  text === '' ? { [field]: (words) => words('desk.problems.empty') } : tooLong(field, text, most);

/** The button that shows the letter before it is sent. */
export const lookStep = { name: 'step', value: 'look' } as const;
export const isLook = (form: Form): boolean => textIn(form, lookStep.name) === lookStep.value;

/** The hidden field of a form beside which a letter is shown: which one. */
export const lookedField = 'looked';
export const markOf = (letter: unknown): string => hash('sha256', JSON.stringify(letter));

/** Lets only the letter leave that was looked at. `must`: it has to be. @returns null where it may leave */
export function lookedAt(form: Form, letter: unknown, must: boolean): Refused | null {
  const looked = textIn(form, lookedField);
  if (isLook(form) || (must && looked === '')) return refused({});
  return looked === '' || looked === markOf(letter) ? null : refused({ '': (words) => words('desk.order.lookAgain') });
}
