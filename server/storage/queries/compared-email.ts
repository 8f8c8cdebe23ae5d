/** The address as it is compared; it may be anything the visitor typed. */
export const comparedEmail = (typed: string): string => typed.trim().toLowerCase();
