/*
 * A browser reads `sizes` before any style sheet, so custom properties cannot be used: the measures of
 * components/ui/global/tokens.css stand here again, in vw. e2e/stories/walk.spec.ts compares them with the page.
 */

/** A page's column without its two gutters, in vw. */
export const columnVw = 91.2;

/** The page stops growing at this width of the window, in px. */
export const page = 1680;

/** At most one decimal, because each picture has `sizes` twice. */
export const short = (length: number): number => Math.round(length * 10) / 10;

/** A length in vw, as px where the page has stopped growing. */
export const pxOnPage = (vw: number): string => `${Math.round((vw * page) / 100)}px`;

/** `sizes` for screens of 992 px and more; the narrower ones are appended. */
export const onPage = (vw: number): string => `(width >= ${page}px) ${pxOnPage(vw)}, (width >= 992px) ${short(vw)}vw`;
