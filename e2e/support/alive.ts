import type { Page } from 'playwright/test';

/** Waits until the page is read and what wakes at once is awake. Without script nothing sleeps that could wake. */
export const alive = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      (!matchMedia('(scripting)').matches || !document.querySelector('[data-wakes=now]:not([data-awake])')),
  );

/** Moves the pointer as a visitor does before any press, and waits for all islands. */
export async function awake(page: Page): Promise<void> {
  await alive(page);
  await page.waitForFunction(() => {
    if (!matchMedia('(scripting)').matches) return true;
    dispatchEvent(new PointerEvent('pointermove'));
    // what a component renders is its own, as `loader.ts` says
    const isOwn = (place: Element) =>
      !!place.parentElement?.closest<HTMLElement>('[data-island], [data-slot]')?.dataset.island;
    return [...document.querySelectorAll<HTMLElement>('[data-wakes]')].every(
      (place) => 'awake' in place.dataset || isOwn(place),
    );
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
