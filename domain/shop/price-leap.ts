/**
 * Whether a new price is a tenth or less, or ten times or more, of the old one: then a digit or a comma was most likely lost.
 * @param before whole grosze
 * @param after whole grosze
 */
export const isLeap = (before: number, after: number): boolean => after * 10 <= before || after >= before * 10;
