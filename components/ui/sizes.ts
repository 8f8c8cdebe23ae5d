/*
 * Lengths for `sizes`, which a browser reads before any style sheet: it knows no custom property. So the measures of the page
 * (components/ui/global/tokens.css) stand here once more, as parts of the window's width (vw); e2e/stories/sizes.spec.ts compares what
 * is said with what is shown.
 */

/** A page's column without its two gutters, in vw. */
export const columnVw = 91.2;

/** The page stops growing at this width of the window, in px. */
export const page = 1680;

/** At most one decimal: `sizes` stand twice in each picture. */
export const short = (length: number): number => Math.round(length * 10) / 10;

/** A part of the page where it grows no more. */
export const pxOnPage = (vw: number): string => `${Math.round((vw * page) / 100)}px`;

/** A part of the page on a screen of 992 px and more, as the beginning of `sizes`. */
export const onPage = (vw: number): string => `(width >= ${page}px) ${pxOnPage(vw)}, (width >= 992px) ${short(vw)}vw`;
