import type { Page } from 'playwright/test';
import { isSample, oneOfEachKind } from '../support/addresses';
import { longIf } from '../support/in-process/long';
import { cutTexts, faultOfStop, moving, shattered, sideways } from '../support/reach';
import { expect, test } from '../support/test';

const spacing = ['line-height: 1.5', 'letter-spacing: 0.12em', 'word-spacing: 0.16em'];

async function spaceOut(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { ${rules.map((rule) => `${rule} !important`).join('; ')} } p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);
}

for (const { name, path } of oneOfEachKind)
  test(`DESIGN-14, DESIGN-22: every stop of the Tab key is seen, uncovered and ringed; nothing is lost enlarged four times, spaced out, or with letters twice as large: ${name}${longIf(!isSample(path))}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const faults: string[] = [];
    const stops = new Set<string>();
    for (let n = 0; n < 150; n += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const fault = await page.evaluate(faultOfStop);
      if (fault) faults.push(fault);
      const at = await page.evaluate(() => document.activeElement?.outerHTML ?? '');
      if (at.startsWith('<body')) break;
      stops.add(at);
    }
    expect(stops.size).toBeGreaterThan(10);
    expect(faults).toEqual([]);

    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [360, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(cutTexts)).toEqual([]);
      expect(await page.evaluate(shattered)).toEqual([]);
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload({ waitUntil: 'networkidle' });
    await spaceOut(page);
    expect(await page.evaluate(cutTexts)).toEqual([]);
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  });

test('DESIGN-13: where less motion is asked for, nothing moves on a page of each layout', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path } of oneOfEachKind.filter((one) => isSample(one.path))) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const seen: string[] = [...(await page.evaluate(moving))];
    await page.mouse.move(200, 300);
    seen.push(...(await page.evaluate(moving)));
    for (let down = 0; down < 4; down += 1) {
      await page.mouse.wheel(0, 700);
      seen.push(...(await page.evaluate(moving)));
    }
    expect.soft(seen, path).toEqual([]);
  }
});
