import { limits } from '@/domain/limits';
import { cleanText, lengthOf } from '@/domain/text';
import { type Form, type Problems, textIn } from './act';

/** A text of a form, cleaned. */
export const cleanIn = (form: Form, field: string): string => cleanText(textIn(form, field));

/** Whether the box of a form is ticked. */
export const isTicked = (form: Form, field: string): boolean => textIn(form, field) !== '';

/** What is wrong with a text that may be empty. @returns null where nothing is */
const tooLong = (field: string, text: string, most: number = limits.text.message): Problems | null =>
  lengthOf(text) > most ? { [field]: (words) => words('problems.text.tooLong') } : null;

/** What is wrong with a text that must be there. @returns null where nothing is */
export const textProblem = (field: string, text: string, most?: number): Problems | null =>
  text === '' ? { [field]: (words) => words('desk.problems.empty') } : tooLong(field, text, most);

/** The button that shows the letter before it is sent. */
export const lookStep = { name: 'step', value: 'look' } as const;
export const isLook = (form: Form): boolean => textIn(form, lookStep.name) === lookStep.value;
