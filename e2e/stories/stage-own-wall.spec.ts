import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { OrderForm, Stage } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

const a4 = { width: 21, height: 29.7 };

/** Where a photo of the wall is chosen: the button beside it is what people see. */
const wallFile = (page: Page, name = 'Choose a photo of the wall') =>
  page.locator('.drop-zone__zone', { has: page.getByRole('button', { name }) }).locator('input[type=file]');

/** Adds a photo of a wall, 1000 x 500 px, so that a unit is a pixel of the photo. */
async function openWall(page: Page): Promise<Stage> {
  const form = new OrderForm(page, 'en');
  await form.open('posters', 1);
  await form.chooseSize('a4');
  const stage = new Stage(page);
  await stage.choose('mine');
  await wallFile(page).setInputFiles(await photo('wall.jpg', 1000, 500));
  await page.getByRole('slider', { name: 'Upper handle' }).waitFor();
  return stage;
}

/** The place of a handle in pixels of the photo. */
async function placeOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const text = (await page.getByRole('slider', { name }).getAttribute('aria-valuetext')) ?? '';
  const [, x, y] = /: (\d+) px from the left, (\d+) px from the top/.exec(text) ?? [];
  return { x: Number(x), y: Number(y) };
}

test('STAGE-5, STAGE-7: two handles set the scale, by keys and by pointer; the work hangs in its size and moves', async ({
  page,
}) => {
  await openWall(page);
  const upper = page.getByRole('slider', { name: 'Upper handle' });
  const lower = page.getByRole('slider', { name: 'Lower handle' });
  const before = await placeOf(page, 'Upper handle');
  await upper.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await placeOf(page, 'Upper handle')).toEqual({ x: before.x - 10, y: before.y - 1 });

  // dragged, put back by Escape, dragged again
  const from = await lower.boundingBox();
  const start = await placeOf(page, 'Lower handle');
  const [x, y] = [(from?.x ?? 0) + 22, (from?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 40);
  expect(await placeOf(page, 'Lower handle')).not.toEqual(start);
  await page.keyboard.press('Escape');
  expect(await placeOf(page, 'Lower handle')).toEqual(start);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 40, { steps: 4 });
  await page.mouse.up();
  expect((await placeOf(page, 'Lower handle')).y).toBeGreaterThan(start.y + 20);

  const [a, b] = [await placeOf(page, 'Upper handle'), await placeOf(page, 'Lower handle')];
  const shown = await page.getByAltText('Photo of the wall').boundingBox();
  await page.getByRole('button', { name: 'Done, hang the painting' }).click();
  const work = page.getByRole('button', { name: /Painting on the photo of the wall: .*21 × 29.7 cm/ });
  const hung = await work.boundingBox();
  const pxPerCm = (Math.hypot(a.x - b.x, a.y - b.y) / 29.7) * ((shown?.width ?? 0) / 1000);
  expect((hung?.width ?? 0) / (a4.width * pxPerCm)).toBeCloseTo(1, 1);
  expect((hung?.height ?? 0) / (a4.height * pxPerCm)).toBeCloseTo(1, 1);

  await work.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const right = await work.boundingBox();
  expect(((right?.x ?? 0) - (hung?.x ?? 0)) / (10 * pxPerCm)).toBeCloseTo(1, 1);
  await page.getByRole('button', { name: 'Down' }).click();
  const down = await work.boundingBox();
  expect(((down?.y ?? 0) - (right?.y ?? 0)) / pxPerCm).toBeCloseTo(1, 0);
  await expect(new Stage(page).said).toContainText('centre');
});

test('STAGE-5: the photo of the wall causes no request, is not kept, and the picture is saved as a PNG', async ({
  page,
}) => {
  const form = new OrderForm(page, 'en');
  await form.open('posters', 1);
  await form.chooseSize('a2');
  await new Stage(page).choose('mine');
  await wallFile(page).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // the program itself may load; nothing may carry anything
    if (request.method() !== 'GET' || !/^(blob:|data:)/.test(url.protocol))
      sent.push(`${request.method()} ${request.url()}`);
  });
  await wallFile(page).setInputFiles(await photo('wall.jpg', 1000, 500));
  await page.getByRole('slider', { name: 'Upper handle' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Done, hang the painting' }).click();
  expect(sent).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-wall-cat-on-the-chimney.png');
  const { format, width, height } = await sharp(await readFile(await file.path())).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1000, height: 500 });
  expect(sent.filter((request) => !/^GET .*\/_i\/.*\.(?:js|css)$|^GET .*\/works\/.*\.webp$/.test(request))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('wall.jpg');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByAltText('Photo of the wall')).toHaveCount(0);
});

test('a short distance is doubted, and a file that is no picture is said', async ({ page }) => {
  await openWall(page);
  const lower = page.getByRole('slider', { name: 'Lower handle' });
  await lower.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText(/the scale may be off by \d+%/)).toBeVisible();
  await page.getByRole('radio', { name: 'custom', exact: true }).check();
  await page.getByLabel('Length in centimetres').fill('1 m');
  await expect(lower).toHaveAttribute('aria-valuetext', /Scale: 0\.\d px per centimetre/);
  const noPicture = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') };
  await wallFile(page, 'Another photo').setInputFiles(noPicture);
  await expect(page.getByText('This browser cannot show that file')).toBeVisible();
  await expect(lower).toBeVisible();
});
