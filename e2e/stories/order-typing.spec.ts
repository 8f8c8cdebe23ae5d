import type { Page } from 'playwright/test';
import type { OrderType } from '@/content/order';
import { OrderForm } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

/** Two phones, and one with half the height because its keyboard is open. */
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 390, height: 420 },
] as const;

type Typed = Readonly<{ type: OrderType; fields: readonly string[]; choose: (form: OrderForm) => Promise<void> }>;

const delivery = ['first_name', 'last_name', 'address', 'phone', 'email'] as const;
const forms: readonly Typed[] = [
  {
    type: 'custom-pictures',
    fields: ['width', 'height', 'description', ...delivery],
    choose: async (form) => {
      await form.addPhoto(await photo('port.jpg'));
      await form.chooseVariant('oil');
      await form.chooseSize('custom');
      await form.page.locator('#description').fill('Port o zmierzchu');
    },
  },
  {
    type: 'posters',
    fields: ['comment', ...delivery],
    choose: async (form) => {
      await form.chooseMedium('mug');
      await form.chooseSize('a3');
    },
  },
];

/** The share of the screen's height that header and stage cover together. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = (element: Element | null) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
    };
    const [header, stage] = [shown(document.querySelector('header')), shown(document.querySelector('main figure'))];
    const below = Math.max(0, stage.bottom - Math.max(stage.top, header.bottom));
    return (header.bottom - header.top + below) / window.innerHeight;
  });

/** Whether nothing covers the middle of the field, where a finger would touch it. */
const uncovered = (page: Page, id: string): Promise<boolean> =>
  page.locator(`#${id}`).evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20)) === field;
  });

for (const { type, fields, choose } of forms) {
  test(`${type}: header and picture leave three quarters to who types`, async ({ page }) => {
    await page.setViewportSize(phones[0]);
    const form = new OrderForm(page, 'pl');
    await form.open(type, 1);
    await choose(form);
    for (const viewport of phones) {
      await page.setViewportSize(viewport);
      for (const id of fields) {
        await page.locator(`#${id}`).focus();
        await page.keyboard.type('a');
        // polled, because the page scrolls there smoothly
        await expect.soft.poll(() => uncovered(page, id), { message: id }).toBe(true);
        expect.soft(await covered(page), id).toBeLessThanOrEqual(0.25);
      }
    }
  });
}

test('the picture is back once nobody types, and a tap on what it will cover counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new OrderForm(page, 'pl');
  await form.open('posters', 1);
  await form.chooseMedium('mug');
  await form.chooseSize('a3');
  await page.locator('#comment').focus();
  const red = page.locator('input[name="attribute.handle"][value="5"]');
  // below the header, at the place of the stage while nobody types
  await red.evaluate((input) => window.scrollBy({ top: input.getBoundingClientRect().top - 120, behavior: 'instant' }));
  await page.locator('#comment').focus();
  const { x, y } = await red.evaluate((input) => {
    const { left, top, width, height } = (input.closest('label') ?? input).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.click(x, y);
  await expect(red).toBeChecked();
  await expect.poll(() => covered(page)).toBeGreaterThan(0.25);
});
