/** A moment in the name of a file, to the second, so that names sort by time. @example stamp(0) // '1970-01-01-000000' */
export const stamp = (at: number): string =>
  new Date(at).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
