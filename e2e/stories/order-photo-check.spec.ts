import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { messages } from '@/messages';
import { photoBytes } from '../support/in-process/photo-files';
import { received } from '../support/inbox';
import { OrderForm, referenceOf } from '../support/order-form';
import { checkedPhoto, type PhotoFile, photo, photosKept, withPlace } from '../support/photos';
import { expect, test } from '../support/test';

const rowOf = (page: Page, name: string) =>
  page.locator('li', { has: page.locator(`[data-photo]:text-is("${name}")`) });

/** Keeps what the form sends: the bytes of its photos, and the request. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentBody: body, sending: this });
      send.call(this, body);
    };
  });

async function portrait(page: Page, files: readonly PhotoFile[]): Promise<OrderForm> {
  const form = new OrderForm(page, 'pl');
  await form.open('portraits');
  for (const file of files) await form.addPhoto(file);
  await form.chooseVariant('acrylic');
  await form.chooseSubject('one');
  await form.chooseSize('a2');
  return form;
}

/** Orders, and gives the bytes of the photo that the browser sends. */
async function sentBytes(form: OrderForm): Promise<Buffer> {
  const { page } = form;
  await listen(page);
  await form.fillDelivery();
  await form.acceptTerms();
  // the page must still stand when the bytes are asked for
  await page.route('**/api/web/form/shop-orders/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await form.send.click();
  await page.waitForFunction(() => 'sentBody' in window);
  const bytes = await page.evaluate(async () => {
    const { sentBody } = window as unknown as { sentBody: FormData };
    return [...new Uint8Array(await (sentBody.get('photo') as File).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('ORDER-25: photos are told what they are, in plain words', async ({ page }) => {
  const large: [number, number] = [3024, 4032];
  const form = await portrait(page, [
    await checkedPhoto('dobre.jpg', large),
    await checkedPhoto('male.jpg', [480, 640]),
  ]);
  const { check } = form.words;
  const told = (name: string) => rowOf(page, name);
  await expect(told('dobre.jpg')).toContainText(check.fine);
  await expect(told('dobre.jpg')).toContainText('Dość duże na format A2.');
  await expect(told('dobre.jpg')).toContainText('3024 × 4032 px');
  // of dots an inch nothing is said of what is painted
  await expect(told('male.jpg')).toContainText(check.small);
  await expect(told('male.jpg')).not.toContainText('punkt');
  // it follows the choice, and stays after a reload
  await form.chooseSize('a4');
  await photosKept(page, 2);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(told('dobre.jpg')).toContainText('Dość duże na format A4.');
  await expect(told('dobre.jpg')).toContainText(check.fine);
  // a hint is no refusal
  await form.fillDelivery();
  await form.acceptTerms();
  const reference = await form.order();
  expect((await received()).find((one) => one.reference === reference)?.photos).toHaveLength(2);
});

test('TRUST-4: the bytes sent for a photo of 12 megapixels with its place have none of it, and stand upright', async ({
  page,
}) => {
  const file = await withPlace(await checkedPhoto('IMG_0001.jpg', [4000, 3000]));
  expect(file.buffer.includes('Exif')).toBe(true);
  const form = await portrait(page, [file]);
  const sent = await sentBytes(form);
  for (const mark of ['Exif', 'GPS', 'Phone']) expect(sent.includes(mark)).toBe(false);
  const { width, height, exif, xmp } = await sharp(sent).metadata();
  expect([width, height, exif, xmp]).toEqual([3000, 4000, undefined, undefined]);
  await referenceOf(page, 'pl');
});

test('TRUST-4: nor have those of a small one, which is not made smaller', async ({ page }) => {
  const form = await portrait(page, [await withPlace(await photo('mala.jpg', 640, 480))]);
  const sent = await sentBytes(form);
  expect(sent.includes('Exif')).toBe(false);
  const { width, height, exif } = await sharp(sent).metadata();
  expect([width, height, exif]).toEqual([480, 640, undefined]);
  await referenceOf(page, 'pl');
});

test.describe('on a slow line', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  const slow = async (page: Page, uploadThroughput: number) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const set = (offline: boolean, uploadThroughput: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await set(false, uploadThroughput);
    return { fast: () => set(false, -1), cut: () => set(true, -1) };
  };
  /** About 1 MB that cannot be made smaller. */
  const heavy = async (name: string): Promise<PhotoFile> => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const image = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } });
    return { name, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 85 }).toBuffer() };
  };

  test('ORDER-27: each photo shows how far it is; one that is stopped is left out, and the others are sent', async ({
    page,
  }) => {
    const form = await portrait(page, [await heavy('a.jpg'), await heavy('b.jpg')]);
    await form.fillDelivery();
    await form.acceptTerms();
    const line = await slow(page, 100_000);
    await form.send.click();
    // the newest goes first
    await expect.poll(() => rowOf(page, 'b.jpg').getByRole('progressbar').getAttribute('value')).not.toBe('0');
    await expect(rowOf(page, 'a.jpg').getByRole('progressbar')).toHaveAttribute('value', '0');
    await page.getByRole('button', { name: form.words.up.cancelName.replace('{name}', 'a.jpg') }).click();
    await expect(rowOf(page, 'a.jpg')).toContainText(form.words.up.cancelled);
    await line.fast();
    const reference = await referenceOf(page, 'pl');
    const order = (await received()).find((one) => one.reference === reference);
    expect(order?.photos.map(({ name }) => name)).toEqual(['b.jpg']);
  });

  test('ORDER-27: the only one that is stopped stays here, and the order waits for it', async ({ page }) => {
    const form = await portrait(page, [await heavy('a.jpg')]);
    await form.fillDelivery();
    await form.acceptTerms();
    const line = await slow(page, 100_000);
    await form.send.click();
    await page.getByRole('button', { name: form.words.up.cancelName.replace('{name}', 'a.jpg') }).click();
    await expect(rowOf(page, 'a.jpg')).toContainText(form.words.up.cancelled);
    await expect(form.send).toHaveCount(0);
    await line.fast();
    await page.getByRole('button', { name: form.words.up.backName.replace('{name}', 'a.jpg') }).click();
    expect(await form.order()).toBeTruthy();
  });

  test('ORDER-27: where the line breaks it says how far it was, and is sent again', async ({ page }) => {
    const form = await portrait(page, [await heavy('a.jpg')]);
    await listen(page);
    await form.fillDelivery();
    await form.acceptTerms();
    const line = await slow(page, 50_000);
    await form.send.click();
    await expect.poll(() => rowOf(page, 'a.jpg').getByRole('progressbar').getAttribute('value')).not.toBe('0');
    // the browser's own switch lets a request that is on its way go through
    await page.evaluate(() => (window as unknown as { sending: XMLHttpRequest }).sending.abort());
    await line.cut();
    await expect(rowOf(page, 'a.jpg')).toContainText(/Przerwane na \d+%\. Zdjęcie jest nadal na tym urządzeniu\./);
    await page.getByRole('button', { name: form.words.up.retryName.replace('{name}', 'a.jpg') }).click();
    await line.fast();
    await referenceOf(page, 'pl');
  });
});

/** A HEIC of the zoo, which Chromium cannot show. */
const heic = (folder: string, name: string) => ({
  name: 'IMG_1.heic',
  mimeType: 'image/heic',
  buffer: photoBytes(folder, name),
});

test('ORDER-18: a photo that cannot be read is told when it is chosen', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  await form.open('portraits');
  const broken = await checkedPhoto('broken.jpg', [400, 300]);
  const cut = { ...broken, buffer: broken.buffer.subarray(0, 40) };
  for (const file of [cut, heic('photo.unreadable', 'heic-cut-off-after-50-percent-of-it')]) {
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText(form.words.photos.notImage.replace('{name}', file.name))).toBeVisible();
    await expect(rowOf(page, file.name)).toHaveCount(0);
  }
  await form.addPhoto(heic('kept', 'heic'));
  await expect(rowOf(page, 'IMG_1.heic')).toContainText(form.words.check.unseenP);
  await expect(page.getByText(messages.en.order.check.rule)).toHaveCount(0);
});
