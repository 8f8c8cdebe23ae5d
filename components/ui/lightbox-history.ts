type Marked = Readonly<{ viewer?: string }> | null;

/** The link of the work that the viewer shows in this history entry; undefined where the viewer is closed. */
export const shownIn = (state: unknown): string | undefined => (state as Marked)?.viewer;
