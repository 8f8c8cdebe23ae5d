/** Everything that can be wrong with what a visitor sends. `messages` has a sentence for each, under `problems`. */
export const problemCodes = [
  'request.address',
  'request.method',
  'request.origin',
  'request.token',
  'request.type',
  'request.malformed',
  'request.tooLarge',
  'request.tooSlow',
  'request.tooMany',
  'request.key',
  'request.running',
  'order.type',
  'order.item',
  'order.choice',
  'order.sold',
  'order.reserved',
  'order.incomplete',
  'order.delivery',
  'order.terms',
  'order.link',
  'offer.changed',
  'offer.expired',
  'offer.answered',
  'file.unticked',
  'service.closed',
  'withdrawal.unconfirmed',
  'email.required',
  'email.invalid',
  'number.required',
  'name.required',
  'phone.required',
  'text.required',
  'width.required',
  'height.required',
  'text.tooLong',
  'text.invalid',
  'photo.required',
  'photo.onlyOne',
  'photo.type',
  'photo.tooLarge',
  'photo.tooMany',
  'photo.together',
  'photo.dimensions',
  'photo.unreadable',
  'busy',
  'storage',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/**
 * One problem: what is wrong, in which field of the request, if in one, and with which of its files: a name to show and, of several, its
 * place among them, from 1.
 */
export type Problem = Readonly<{ code: ProblemCode; field?: string; file?: string; position?: number }>;

/** A sentence about one of several files begins with its name. */
export const aboutFile = (file: string, sentence: string): string => `${file}: ${sentence}`;

/** What the browser can find wrong with a form of the home page, before anything is sent. */
export const formProblems = [
  'email.required',
  'email.invalid',
  'number.required',
  'name.required',
  'phone.required',
  'text.required',
  'width.required',
  'height.required',
  'photo.required',
  'photo.type',
  'photo.tooLarge',
  'photo.dimensions',
  'photo.unreadable',
  'text.tooLong',
  'text.invalid',
] as const satisfies readonly ProblemCode[];

export type FormProblem = (typeof formProblems)[number];
