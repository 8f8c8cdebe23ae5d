import { pathTo } from '@/i18n/pages';
import { expect, test } from '../support/test';

const screens = [
  [1600, 900],
  [1440, 900],
  [992, 800],
  [991, 800],
  [844, 390],
  [768, 1024],
  [640, 900],
  [390, 844],
  [352, 700],
  [320, 640],
] as const;

test('DESIGN-7, DESIGN-21, ROUTES-17: at every width the banner’s canvases hang whole, the labels of the formats are 13.5 to 20 px, and the footer leads to gallery and shop', async ({
  page,
}) => {
  await page.goto(pathTo('home', 'pl'), { waitUntil: 'networkidle' });
  for (const id of ['gallery', 'portraits', 'wall_art', 'shop', 'storeRegulations'] as const)
    await expect(page.locator(`footer a[href="${pathTo(id, 'pl')}"]`)).toBeVisible();
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const cut = await page
      .locator('section:has(h1) a img')
      .evaluateAll((imgs) =>
        (imgs as HTMLImageElement[])
          .filter((img) => !img.src.includes('hallway'))
          .map(
            (img) =>
              img.clientWidth / img.clientHeight -
              Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
          ),
      );
    expect(cut).toHaveLength(3);
    for (const difference of cut) expect([width, Math.abs(difference) < 0.02]).toEqual([width, true]);
    const sizes = await page.locator('figure svg[role=img]').evaluate((svg) => {
      const unit = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
      return [...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * unit);
    });
    expect(sizes.length).toBeGreaterThan(0);
    expect([width, Math.min(...sizes) >= 13.5, Math.max(...sizes) <= 20]).toEqual([width, true, true]);
  }
});
