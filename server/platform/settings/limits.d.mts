/** The variables that change a limit. */
export const limitNames: readonly string[];
