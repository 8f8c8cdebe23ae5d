/** Everything that can be wrong with what a visitor sends. `messages` has a sentence for each, under `problems`. */
export const problemCodes = [
  'request.method',
  'request.origin',
  'request.token',
  'request.type',
  'request.malformed',
  'request.tooLarge',
  'request.tooSlow',
  'request.key',
  'order.type',
  'order.item',
  'order.choice',
  'order.gone',
  'order.incomplete',
  'order.delivery',
  'order.terms',
  'text.tooLong',
  'text.invalid',
  'photo.type',
  'photo.heic',
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

/** One fault: what, and in which field of the request where there is one. */
export type Problem = Readonly<{ code: ProblemCode; field?: string }>;
