/** Category 0 to 3 and page 0 onwards, as HOME-8 counts them. */
export type Showing = Readonly<{ category: number; page: number }>;

/** What is shown; what was chosen and has not arrived yet; and all works after they were fetched. */
export type ShowcaseState<Fetched> = Readonly<{ shown: Showing; wanted: Showing | null; fetched: Fetched | null }>;

export const worksAPage = 10;

export const atFirst = { shown: { category: 0, page: 0 }, wanted: null, fetched: null } as const;

/** The first ten works of the first category come with the page (HOME-9). */
export const comesWithThePage = ({ category, page }: Showing): boolean => category === 0 && page === 0;

/** Works that are already here are shown at once. Otherwise the present works stay until the answer arrives. */
export const ask = <F>(state: ShowcaseState<F>, asked: Showing): ShowcaseState<F> =>
  comesWithThePage(asked) || state.fetched !== null
    ? { ...state, shown: asked, wanted: null }
    : { ...state, wanted: asked };

export const receive = <F>({ shown, wanted }: ShowcaseState<F>, fetched: F): ShowcaseState<F> => ({
  shown: wanted ?? shown,
  wanted: null,
  fetched,
});

/** HOME-10: loading ends, and the present works stay. */
export const giveUp = <F>(state: ShowcaseState<F>): ShowcaseState<F> => ({ ...state, wanted: null });
