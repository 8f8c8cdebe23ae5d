type Marked = Readonly<{ viewer?: number }> | null;

/** Which work the viewer shows in this history entry; nothing where the viewer is closed. */
export const shownIn = (state: unknown): number | undefined => (state as Marked)?.viewer;
