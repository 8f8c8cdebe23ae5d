/** HOME-4: a tile keeps its picture for at least so many ms. */
export const shortestMs = 3000;

/** Where tiles swap their pictures. */
export const runs = '(width >= 992px) and (prefers-reduced-motion: no-preference)';

/** In a tile: the number of the picture that hangs, and of the one that is fetched or fades in. */
export type Hanging = Readonly<{ shown: number; coming: number; fading: boolean }>;
