import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { HomeForm } from '../support/home-form';
import { OrderForm } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

// What the world does to such sites: a story a kind, the trouble made by the browser's own means.

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
/** A JPEG with so much in it that it takes a while to read. */
const busyJpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();

async function paintingForm(page: Page, locale: 'pl' | 'en'): Promise<HomeForm> {
  const form = new HomeForm(page, 'orders', locale);
  await form.visit();
  await form.open();
  await form.fill({ without: 'foto' });
  return form;
}

const input = (form: HomeForm) => form.frame.locator('input[type=file]');

test('a picture with a side below 64 px is refused when it is chosen; a JPEG without its last bytes is checked when it is sent', async ({
  page,
}) => {
  const form = await paintingForm(page, 'en');
  await input(form).setInputFiles(await photo('mała.png', 63, 900));
  await expect(form.frame.getByText(/mała\.png: .*64/)).toBeVisible();
  const whole = await busyJpeg(400, 300);
  await input(form).setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, -2) });
  await expect(form.frame.getByText(messages.en.form.unended)).toBeVisible();
  await form.send.click();
  await expect(form.note).toBeVisible();
});

test('Send waits for a photo that is being read, and the form says so', async ({ page }) => {
  const { promise: isRead, resolve: letRead } = Promise.withResolvers<void>();
  await page.exposeFunction('untilRead', () => isRead);
  await page.addInitScript(() => {
    const decode = window.createImageBitmap;
    window.createImageBitmap = async (image: ImageBitmapSource, options: unknown) => {
      await (window as unknown as { untilRead(): Promise<void> }).untilRead();
      return decode(image, options as ImageBitmapOptions);
    };
  });
  const form = await paintingForm(page, 'en');
  await input(form).setInputFiles(await photo('large.jpg', 5200, 3600));
  await expect(form.frame.getByText(messages.en.form.reading.replace('{name}', 'large.jpg'))).toBeVisible();
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  expect(form.requests).toHaveLength(0);
  letRead();
  await expect(form.note).toBeVisible({ timeout: 20_000 });
  expect(form.requests).toHaveLength(1);
});

/** How much of what is behind a surface shows through it: 0 covers all. */
const alphaOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const [, , , alpha = '1'] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
      return Number(alpha);
    });

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', consent: null });

  test('every surface that covers another has a colour', async ({ page }) => {
    await page.goto(pathTo('landscapes', 'en'), { waitUntil: 'networkidle' });
    for (const surface of ['.header__header', '.consent__strip']) expect(await alphaOf(page, surface)).toBe(1);
    const viewer = new ViewerStory(page, 'en');
    await viewer.open(3);
    for (const surface of [
      '.yarl__container',
      '.lightbox-bar__count',
      '.lightbox-bar__foot',
      '.lightbox-viewer__next button',
    ])
      expect.soft(await alphaOf(page, surface), surface).toBe(1);
  });

  test('so have the menu, the dialog of a form and its toast', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const form = await paintingForm(page, 'pl');
    await form.send.click();
    await expect(form.dialog.locator('[data-sonner-toast]')).toBeVisible();
    for (const surface of ['.dialog__dialog', '.toaster__toast', '.dialog__close button'])
      expect.soft(await alphaOf(page, surface), surface).toBe(1);
    await page.goto(pathTo('shop', 'en'));
    await page.locator('.mobile-menu__menu summary').click();
    expect(await alphaOf(page, '.mobile-menu__menu nav')).toBe(1);
  });
});

test.describe('photos of an order', () => {
  const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    page.locator('input[type=file]').first().setInputFiles(file);
  const row = (page: Page, name: string) =>
    page.locator('.photo-rows__rows > li').filter({ has: page.locator('[data-photo]', { hasText: name }) });

  async function portrait(page: Page, locale: 'pl' | 'en'): Promise<OrderForm> {
    const form = new OrderForm(page, locale);
    await form.open('portraits');
    await form.chooseVariant('oil');
    await form.chooseSubject('one');
    await form.chooseSize('a4');
    return form;
  }

  async function fillRest(form: OrderForm): Promise<void> {
    await form.fillDelivery();
    await form.acceptTerms();
  }

  test('a folder that is dropped is refused in words; a photo that is deleted after it was chosen is sent as it was chosen', async ({
    page,
    context,
  }) => {
    const form = await portrait(page, 'pl');
    const file = join(mkdtempSync(join(tmpdir(), 'photo-')), 'pies.jpg');
    writeFileSync(file, (await photo('pies.jpg', 300, 200)).buffer);
    await choose(page, file);
    await expect(row(page, 'pies.jpg')).toBeVisible();
    rmSync(file);
    const folder = join(mkdtempSync(join(tmpdir(), 'photos-')), 'wakacje');
    mkdirSync(folder);
    const zone = page.locator('.photo-section__drop');
    await zone.scrollIntoViewIfNeeded();
    const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 };
    const browser = await context.newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
    await expect(page.getByText(form.words.photos.unreadable.replace('{name}', 'wakacje'))).toBeVisible();
    await expect(row(page, 'pies.jpg')).toBeVisible();
    await fillRest(form);
    expect(await form.order()).toBeTruthy();
  });

  test.describe('of which the site refuses one', () => {
    test.use({ allowedErrors: [/status of 422/] });

    test('ORDER-18: a JPEG without its end says that it is checked later; of two of one name the refused one is focused', async ({
      page,
    }) => {
      const form = await portrait(page, 'en');
      const whole = await busyJpeg(400, 300);
      const name = 'image.jpg';
      await choose(page, { name, mimeType: 'image/jpeg', buffer: whole.subarray(0, -2000) });
      await expect(row(page, name)).toContainText(form.words.check.unended);
      await choose(page, await photo(name, 300, 200));
      await expect(row(page, name)).toHaveCount(2);
      await fillRest(form);
      await form.send.click();
      const which = messages.en.problems.photo.which.replace('{position}', '2').replace('{file}', name);
      await expect(row(page, name).nth(1)).toContainText(`${which}: ${messages.en.problems.photo.unreadable}`);
      await expect(row(page, name).nth(0)).not.toContainText(messages.en.problems.photo.unreadable);
      await expect(row(page, name).nth(1).getByRole('button')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(row(page, name)).toHaveCount(1);
      expect(await form.order()).toBeTruthy();
    });
  });
});
