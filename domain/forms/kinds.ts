/** The forms of the home page, as their addresses call them (API-3). */
export const formKinds = ['contact', 'registration-lessons', 'orders'] as const;
export type FormKind = (typeof formKinds)[number];
