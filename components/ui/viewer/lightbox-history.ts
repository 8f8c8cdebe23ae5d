/** What the viewer's entry in the history says: the link of the shown work, and the address of the page below it. */
type Mark = Readonly<{ viewer: string; below: string }> | null;

/** The link of the work that the viewer shows in this history entry; undefined where the viewer is closed. */
export const shownIn = (state: unknown): string | undefined => (state as Mark)?.viewer;

/** The address of the page below the open viewer; the bar shows that of the work's own page. */
export const pageBelow = (): string | undefined => (history.state as Mark)?.below;
