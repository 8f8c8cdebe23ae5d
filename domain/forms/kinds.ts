/** The forms of the home page, named as in the addresses that they are sent to (API-3). */
export const formKinds = ['contact', 'registration-lessons', 'orders'] as const;
export type FormKind = (typeof formKinds)[number];
