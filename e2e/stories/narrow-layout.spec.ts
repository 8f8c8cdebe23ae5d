import type { Locator } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

/** Where each element begins or ends, in whole px. */
const edges = async (elements: Locator, edge: 'left' | 'top' | 'bottom'): Promise<readonly number[]> =>
  elements.evaluateAll((all, edge) => all.map((one) => Math.round(one.getBoundingClientRect()[edge])), edge);

test('DESIGN-17: enlarged four times, the viewer shows its picture, and all else by scrolling', async ({ page }) => {
  const [width, height] = [320, 256];
  await page.setViewportSize({ width, height });
  await page.goto(pathTo('portraits', 'pl'), { waitUntil: 'networkidle' });
  const viewer = new ViewerStory(page, 'pl');
  await viewer.open(0);
  expect((await viewer.place()).height).toBeGreaterThan(0.6 * height);
  await viewer.offer.focus();
  const box = await viewer.offer.boundingBox();
  expect(box?.y).toBeGreaterThan(height / 2);
  expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
});

test('DESIGN-10, ROUTES-6: the steps stand where they have room, works to choose from on one line in each row', async ({
  page,
}) => {
  const steps = page.getByRole('list', { name: messages.pl.order.steps.label });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('order', 'pl', { type: 'portraits' }), { waitUntil: 'networkidle' });
  await expect(steps).toBeHidden();
  const [first] = await edges(page.locator('#photos'), 'top');
  expect(first).toBeLessThan(700);
  await page.setViewportSize({ width: 992, height: 844 });
  await expect(steps).toBeVisible();

  await page.goto(pathTo('order', 'pl', { type: 'picture' }), { waitUntil: 'networkidle' });
  for (const width of [320, 390, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bottoms = await edges(page.locator('main li img'), 'bottom');
    expect(bottoms.length).toBe(6);
    const lefts = await edges(page.locator('main li'), 'left');
    // as many lines as there are works in the first column
    expect([width, new Set(bottoms).size]).toEqual([width, lefts.filter((left) => left === lefts[0]).length]);
  }
});
