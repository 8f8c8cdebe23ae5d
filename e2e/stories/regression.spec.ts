import { oneOfEachKind } from '../support/addresses';
import { expect, test } from '../support/test';

const phone = { locale: 'pl', width: 390, height: 844 };
const laptop = { locale: 'en', width: 1440, height: 900 };

/** Twelve key pages, on a phone in Polish or on a laptop in English. */
const looks: Readonly<Record<string, typeof phone>> = {
  home: phone,
  gallery: phone,
  portraits: laptop,
  'work on canvas': phone,
  'work on a wall': laptop,
  shop: laptop,
  'order picture': laptop,
  'order portrait': phone,
  'order painting': phone,
  'order poster': laptop,
  'withdrawal form': laptop,
  'form alone': phone,
};

/** What is lower shows nothing new. In px. */
const most = 3000;

// Renewed by the line in CONTRIBUTING.md. Paintings are masked: they are content.
for (const { kind, locale, path } of oneOfEachKind.filter((page) => looks[page.kind]?.locale === page.locale))
  test(`it still looks as in the picture kept of it: ${kind} (${locale}) @long`, async ({ page }) => {
    const { width, height } = looks[kind] ?? phone;
    await page.setViewportSize({ width, height });
    await page.goto(path, { waitUntil: 'networkidle' });
    const lowest = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page).toHaveScreenshot(`${kind.replaceAll(' ', '-')}.png`, {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(lowest, most) },
      mask: [page.locator('img, canvas')],
      maskColor: '#8b969a',
      maxDiffPixels: 100,
      timeout: 20_000,
    });
  });
