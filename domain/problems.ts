/**
 * Everything that can be wrong with what a visitor sends, with the status of the answer; `messages` has a sentence for each, under
 * `problems`. Never 500: what fails on our side says when to come back (API-7).
 */
export const problemStatuses = {
  'request.address': 404,
  'request.method': 405,
  'request.origin': 403,
  'request.token': 403,
  'request.type': 415,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.tooSlow': 408,
  'request.tooMany': 429,
  'request.key': 422,
  'request.running': 409,
  'order.type': 422,
  'order.item': 422,
  'order.choice': 422,
  'order.size': 422,
  'order.sold': 409,
  'order.reserved': 409,
  'order.incomplete': 422,
  'order.delivery': 422,
  'order.terms': 422,
  'order.link': 404,
  'offer.changed': 409,
  'offer.expired': 409,
  'offer.answered': 409,
  'change.changed': 409,
  'change.expired': 409,
  'change.answered': 409,
  'file.unticked': 422,
  'service.closed': 409,
  'withdrawal.unconfirmed': 422,
  'email.required': 422,
  'email.invalid': 422,
  'number.required': 422,
  'name.required': 422,
  'phone.required': 422,
  'text.required': 422,
  'width.required': 422,
  'height.required': 422,
  'text.tooLong': 422,
  'text.invalid': 422,
  'photo.required': 422,
  'photo.onlyOne': 422,
  'photo.type': 415,
  'photo.tooLarge': 413,
  'photo.tooMany': 422,
  'photo.together': 413,
  'photo.dimensions': 422,
  'photo.unreadable': 422,
  busy: 503,
  storage: 503,
  internal: 503,
} as const;
export type ProblemCode = keyof typeof problemStatuses;

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
