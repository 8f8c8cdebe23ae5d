import type { ProblemCode } from '../problems';

/** What the browser can find wrong with a form of the home page, before anything is sent. */
export const formProblems = [
  'email.required',
  'email.invalid',
  'name.required',
  'phone.required',
  'text.required',
  'width.required',
  'height.required',
  'photo.required',
  'photo.type',
  'photo.tooLarge',
  'text.tooLong',
  'text.invalid',
] as const satisfies readonly ProblemCode[];

export type FormProblem = (typeof formProblems)[number];
