import type { Page } from 'playwright/test';

/** Waits until React has made the page alive; one that it does not make alive, or without script, is so at once. */
export const alive = (page: Page) =>
  page.waitForFunction(
    () => !('__next_f' in window) || Object.keys(document.body).some((key) => key.startsWith('__react')),
  );

/** Moves the pointer as a visitor does before any press, and waits for the parts of the page whose scripts come then. */
async function awake(page: Page): Promise<void> {
  await alive(page);
  await page.waitForFunction(() => {
    if (!('__next_f' in window)) return true;
    dispatchEvent(new PointerEvent('pointermove'));
    return !document.querySelector('[data-asleep]');
  });
}

/**
 * A quiet line says little on a busy machine: a page may be still at its scripts. So whoever waits for the one waits for the other
 * as well, and for the parts that a first input brings. `waitForLoadState` waits for a quiet line alone.
 */
export function quietMeansAwake(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === 'networkidle') await awake(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil === 'networkidle') await awake(page);
    return answer;
  };
}
