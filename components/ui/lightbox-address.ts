// apart from lightbox-history.ts, which every wall loads at once

/** What the viewer adds to its entry's state: the link of the shown work, and the address of the page below it. */
export type Mark = Readonly<{ viewer?: string; below?: string }>;

/** The address of the page below the open viewer; the bar shows that of the work's own page. */
export const pageBelow = (): string | undefined => (history.state as Mark | null)?.below;

/** The address of a work's page. Null where the link leads to a file, as on that page itself. */
export const pageOf = ({ type, href }: HTMLAnchorElement): string | null => (type ? null : href);
