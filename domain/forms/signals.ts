/**
 * What a request carries beside its fields, so that machines can be recognised (TRUST-19): a field that no person sees,
 * and how many ms after the page was opened the form was sent.
 */
export const signals = { hidden: 'website', elapsed: 'elapsed_ms' } as const;
