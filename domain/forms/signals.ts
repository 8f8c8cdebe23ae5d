/**
 * What a request may say beside its fields (TRUST-19): a field that nobody sees, for machines to fill, and how long
 * after the page was opened the form was sent.
 */
export const signals = { hidden: 'website', elapsed: 'elapsed_ms' } as const;
