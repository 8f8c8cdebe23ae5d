import type { Page } from 'playwright/test';

/** Waits until React has made the page alive; one that it does not make alive, or without script, is so at once. */
export const alive = (page: Page) =>
  page.waitForFunction(
    () => !('__next_f' in window) || Object.keys(document.body).some((key) => key.startsWith('__react')),
  );

/**
 * A quiet line says little on a busy machine: a page may be still at its scripts. So whoever waits for the one waits for the other
 * as well.
 */
export function quietMeansAlive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === 'networkidle') await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === 'networkidle') await alive(page);
    return answer;
  };
}
