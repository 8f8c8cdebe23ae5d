import type { Locator, Page } from 'playwright/test';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { received } from '../support/inbox';
import { OrderForm } from '../support/order-form';
import { ViewerStory } from '../support/viewer';
import { goneWorks } from './content';
import { expect, test } from './test';

type Gone = (typeof goneWorks)[number];

/** The sticker of a state, of a place where it stands. */
const sticker = (page: Page, state: string) => page.locator(`[data-state=${state}]`);

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Without the label that the viewer reads from the page. */
const shown = (place: Locator): Locator => place.filter({ visible: true });

/** The order of something similar, filled in as far as the work tells. */
async function isFilledIn(page: Page, { artwork, sample }: Gone, locale: Locale): Promise<void> {
  const type = 'custom-pictures';
  const path = sample ? pathTo('orderItem', locale, { type, id: sample }) : pathTo('order', locale, { type });
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.locator('#variant')).toHaveValue('1');
  // what the link does not carry is fetched
  await expect(page.locator('#width')).toHaveValue(String(artwork.sizeCm?.width), { timeout: 15_000 });
  await expect(page.locator('#height')).toHaveValue(String(artwork.sizeCm?.height));
  await expect(page.locator('#description')).toHaveValue(new RegExp(`[„“]${artwork.title[locale]}”`));
  await expect(page.locator('li:has(img) [data-photo]')).toHaveText(`${artwork.title[locale]}.webp`);
}

for (const locale of locales) {
  const { shop } = messages[locale];

  for (const gone of goneWorks) {
    const { state, artwork, category } = gone;
    const word = shop[state];
    const title = artwork.title[locale];
    // each state in one language
    const long = longIf((state === 'sold') !== (locale === 'pl'));

    test(`SHOP-6, SHOP-10: a work that is ${state} stays in the shop and leads to an order like it, which is sent (${locale})${long}`, async ({
      page,
      changed,
    }) => {
      await page.goto(pathTo('shop', locale), { waitUntil: 'networkidle' });
      const item = page
        .locator('#main')
        .getByRole('listitem')
        .filter({ has: sticker(page, state) });
      await expect(item).toHaveCount(1);
      await expect(item).toContainText(word);
      // its print, which is there all the same, has the only price
      const [ofWork] = ((await item.textContent()) ?? '').split(messages[locale].art.print.split(',')[0] ?? '');
      expect(ofWork).not.toContain('zł');
      await item.getByRole('link', { name: `${shop.similar}: ${title}` }).click();
      await isFilledIn(page, gone, locale);
      const form = new OrderForm(page, locale);
      await form.fillDelivery();
      await form.acceptTerms();
      const reference = await form.order();
      const kept = (await received(changed.data)).find((one) => one.reference === reference);
      expect(kept?.fields.draft).toMatchObject({
        type: 'custom-pictures',
        variant: 'acrylic',
        size: 'custom',
        width: String(artwork.sizeCm?.width),
        height: String(artwork.sizeCm?.height),
        description: expect.stringContaining(title),
      });
      expect(kept?.photos).toHaveLength(1);
      expect(kept?.labels.map(({ value }) => value).join()).toContain(title);
    });

    test(`SHOP-6, DESIGN-20: a work that is ${state} has its sticker on the wall and in the viewer (${locale})${long}`, async ({
      page,
    }) => {
      await page.goto(pathTo(category, locale), { waitUntil: 'networkidle' });
      const thumbnail = page.locator(`#main a[href="${artworkPath(artwork, locale)}"]`);
      await expect(thumbnail.locator(`[data-state=${state}]`)).toBeVisible();
      await expect(thumbnail).toContainText(word);
      await thumbnail.click();
      const viewer = new ViewerStory(page, locale);
      await expect(viewer.dialog.getByText(word, { exact: true })).toBeVisible();
      await expect(viewer.dialog.locator(`[data-state=${state}]`)).toBeVisible();
      await viewer.offer.click();
      await isFilledIn(page, gone, locale);
    });
  }

  test(`DESIGN-17: on phones the viewer's sticker and tools have room (${locale})${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    for (const width of [320, 360, 390, 429, 430]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(pathTo('landscapes', locale), { waitUntil: 'networkidle' });
      await page.locator('#main a:has([data-state=reserved])').click();
      const viewer = new ViewerStory(page, locale);
      const parts = [
        viewer.dialog.locator('p[aria-live] b + span'),
        viewer.dialog.locator('[data-state] + *, :has(> [data-state])'),
        viewer.details,
        viewer.offer,
      ];
      const boxes = await Promise.all(parts.map((part) => part.last().boundingBox()));
      for (const [at, one] of boxes.entries()) {
        expect(one, `${at} at ${width}`).not.toBeNull();
        for (const other of boxes.slice(at + 1))
          expect([width, one && other && overlap(one, other)]).toEqual([width, false]);
      }
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`SHOP-6, GALLERY-14: gone works are marked on the home page, in the shop and on their pages, and lead on (${locale})${longIf(locale === 'pl')}`, async ({
      page,
    }) => {
      for (const { state, artwork } of goneWorks) {
        for (const path of [pathTo('shop', locale), artworkPath(artwork, locale)]) {
          await page.goto(path);
          await expect(shown(sticker(page, state)), path).toHaveCount(1);
          await page.locator('#main').getByRole('link', { name: shop.similar }).first().click();
          await expect(page).toHaveURL(/\/custom-pictures/);
          await expect(page.locator('#main form').first()).toBeVisible();
        }
      }
      await page.goto(pathTo('home', locale));
      await expect(sticker(page, 'sold')).toHaveCount(1);
      await expect(sticker(page, 'sold')).toBeVisible();
    });
  });
}
