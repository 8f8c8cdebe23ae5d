/** The control that a row's answer was given in: the chosen radio button, or the field of that name. */
export const controlOf = (row: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${row}"]:checked`) ?? document.getElementById(row);

export const linkIdOf = (row: string): string => `change-${row}`;

/** A row's link to its control. */
export const linkOf = (row: string): HTMLElement | null => document.getElementById(linkIdOf(row));

/** The end of the section in which a row's control stands. */
export const endOfSection = (row: string): HTMLElement | null =>
  controlOf(row)?.closest('[data-section]')?.querySelector<HTMLElement>('[data-back]') ?? null;
