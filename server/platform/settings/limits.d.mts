/** The names that a limit can be changed by. */
export const limitNames: readonly string[];
