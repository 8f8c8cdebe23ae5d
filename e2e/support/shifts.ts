import type { Page } from 'playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The largest layout shift that is allowed (CLS). */
export const mostShift = 0.01;

/** Keeps the layout shifts of a page that is opened after this. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });

/** The sum of the page's layout shifts so far. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: Shift[] }).shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
  );
