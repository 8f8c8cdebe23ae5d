import type { Locator } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

/** Where each element begins or ends, in whole px. */
const edges = async (elements: Locator, edge: 'left' | 'top' | 'bottom'): Promise<readonly number[]> =>
  elements.evaluateAll((all, edge) => all.map((one) => Math.round(one.getBoundingClientRect()[edge])), edge);

for (const locale of locales) {
  for (const [width, height] of [
    [320, 256],
    [390, 300],
  ] as const)
    test(`DESIGN-17: enlarged four times, the viewer shows its picture, and all else by scrolling (${locale}, ${width} × ${height})${longIf(locale === 'en' || width > 320)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(pathTo('portraits', locale), { waitUntil: 'networkidle' });
      const viewer = new ViewerStory(page, locale);
      await viewer.open(0);
      expect((await viewer.place()).height).toBeGreaterThan(0.6 * height);
      await viewer.offer.focus();
      const box = await viewer.offer.boundingBox();
      expect(box?.y).toBeGreaterThan(height / 2);
      expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
    });

  test(`DESIGN-10: the steps stand where they have room (${locale})${longIf(locale === 'en')}`, async ({ page }) => {
    const steps = page.getByRole('list', { name: messages[locale].order.steps.label });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pathTo('order', locale, { type: 'portraits' }), { waitUntil: 'networkidle' });
    await expect(steps).toBeHidden();
    const [first] = await edges(page.locator('#photos'), 'top');
    expect(first).toBeLessThan(700);
    await page.setViewportSize({ width: 992, height: 844 });
    await expect(steps).toBeVisible();
  });

  for (const width of [320, 390, 768, 992, 1440])
    test(`ROUTES-6: works to choose from stand on one line in each row (${locale}, ${width} px)${longIf(width !== (locale === 'pl' ? 320 : 768))}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathTo('order', locale, { type: 'picture' }), { waitUntil: 'networkidle' });
      const bottoms = await edges(page.locator('main li img'), 'bottom');
      expect(bottoms.length).toBe(6);
      const columns = (await edges(page.locator('main li'), 'left')).filter(
        (left, _, [first]) => left === first,
      ).length;
      // as many lines as there are works in the first column
      expect(new Set(bottoms).size).toBe(columns);
    });
}
