import type { Page } from 'playwright/test';
import { OrderForm, Stage } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

const noPicture = { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') };

/** Where a photo of the wall is chosen: the button beside it is what people see. */
const wallFile = (page: Page) => page.getByLabel('Choose a photo of the wall').and(page.locator('input'));

async function chooseOwnWall(page: Page): Promise<void> {
  const form = new OrderForm(page, 'en');
  await form.open('posters', 1);
  await form.chooseSize('a4');
  await new Stage(page).choose('mine');
  await wallFile(page).waitFor({ state: 'attached' });
}

test('STAGE-5, STAGE-7: one slider sets the scale, and the work moves by pointer, by a tap and by keys', async ({
  page,
}) => {
  await chooseOwnWall(page);
  await wallFile(page).setInputFiles(noPicture);
  await expect(page.getByText('This browser cannot show that file')).toBeVisible();
  await wallFile(page).setInputFiles(await photo('wall.jpg', 1000, 500));

  const work = page.getByRole('button', { name: /Painting on the photo of the wall: .*21 × 29.7 cm/ });
  await work.waitFor();
  const wall = page.getByAltText('Photo of the wall');
  const boxOf = async (of = work) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.getByRole('slider', { name: 'Width of the wall in the photo' }).fill('400');
  const pxPerCm = (await boxOf(wall)).width / 400;
  const hung = await boxOf();
  expect(hung.width / (21 * pxPerCm)).toBeCloseTo(1, 1);
  expect(hung.height / (29.7 * pxPerCm)).toBeCloseTo(1, 1);

  await work.focus();
  await page.keyboard.press('Shift+ArrowRight');
  expect(((await boxOf()).x - hung.x) / (10 * pxPerCm)).toBeCloseTo(1, 1);
  await expect(new Stage(page).said).toContainText('centre');

  // dragged, put back by Escape, dragged again
  const from = await boxOf();
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 40);
  expect((await boxOf()).x).toBeCloseTo(from.x + 30, 0);
  await page.keyboard.press('Escape');
  expect((await boxOf()).x).toBeCloseTo(from.x, 0);
  await page.mouse.up();

  await wall.click({ position: { x: 40, y: 40 } });
  const tapped = await boxOf();
  expect(tapped.x + tapped.width / 2).toBeCloseTo((await boxOf(wall)).x + 40, 0);
});

test('STAGE-5: the photo of the wall causes no request and is not kept', async ({ page }) => {
  await chooseOwnWall(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob:|data:)/.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
  });
  await wallFile(page).setInputFiles(await photo('wall.jpg', 1000, 500));
  await expect(page.getByAltText('Photo of the wall')).toBeVisible();
  await page.getByRole('slider', { name: 'Width of the wall in the photo' }).fill('250');
  expect(sent).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('wall.jpg');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByAltText('Photo of the wall')).toHaveCount(0);
});
