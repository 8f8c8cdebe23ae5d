import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { alive, expect, test } from '../support/test';

/** Opens a page without touching anything. */
async function untouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await alive(page);
}

/** The order form, while it has no script. */
const asleep = (page: Page) => page.locator('main react-island:not([data-hydrated])');

/** What is asked for from now on, by kind. */
function requestsOf(page: Page): (kind: string) => number {
  const kinds: string[] = [];
  page.on('request', (request) => void kinds.push(request.resourceType()));
  return (kind) => kinds.filter((one) => one === kind).length;
}

for (const [what, path] of [
  ['what follows the choices of an order comes before they are made', pathTo('order', 'en', { type: 'portraits' })],
  ['an original’s order comes', pathTo('orderItem', 'en', { type: 'picture', id: 1 })],
] as const)
  test(`${what} at the first input, with no sheet of its own`, async ({ page }) => {
    await untouched(page, path);
    await expect(asleep(page)).toHaveCount(1);
    const asked = requestsOf(page);
    await page.mouse.move(9, 9);
    await expect(asleep(page)).toHaveCount(0);
    expect(asked('script')).toBeGreaterThan(0);
    expect(asked('stylesheet')).toBe(0);
  });
