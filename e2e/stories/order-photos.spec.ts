import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { draftDays } from '@/domain/limits';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { received } from '../support/inbox';
import { buyer, OrderForm, referenceOf } from '../support/order-form';
import { inStorage, noisyPhoto, type PhotoFile, photo, photosKept, textFile } from '../support/photos';
import { expect, test } from '../support/test';

// every dialog fails a story: a photo that is kept is not asked about
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const thumbs = (page: Page) => page.locator('li:has(img) [data-photo]');

/** Notes the bytes of every photo that the form sends. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    const note = async (body: FormData) => {
      const photos = body.getAll('photo').filter((part) => part instanceof File);
      const sent = photos.map(async (part) => {
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));
        return [part.name, [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')];
      });
      sessionStorage.setItem('test-sent', JSON.stringify(await Promise.all(sent)));
    };
    XMLHttpRequest.prototype.send = function (body) {
      void (body instanceof FormData ? note(body) : Promise.resolve()).then(() => send.call(this, body));
    };
  });

const sentPhotos = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('test-sent') ?? '[]'));

const asSent = (files: readonly PhotoFile[]) => files.map(({ name, buffer }) => [name, sha256(buffer)]);

async function portraitWith(form: OrderForm, files: readonly PhotoFile[]) {
  await form.open('portraits');
  for (const file of files) await form.addPhoto(file);
  await form.chooseVariant('oil');
  await form.chooseSubject('one');
  await form.chooseSize('a4');
  await form.fillDelivery();
  await form.acceptTerms();
}

const two = () => Promise.all([photo('pies.jpg'), photo('kot.png', 640, 480)]);

test('ORDER-20: photos, but for one that was removed, survive a reload and a change of language, byte for byte and in their order', async ({
  page,
}) => {
  await listen(page);
  const [dog, cat] = await two();
  if (!dog || !cat) throw new Error('no photos');
  const form = new OrderForm(page, 'pl');
  await portraitWith(form, [dog, cat]);
  await form.addPhoto(await photo('dom.jpg', 300, 200));
  await photosKept(page, 3);
  await page.getByRole('button', { name: form.words.photos.del.replace('{name}', 'dom.jpg') }).click();
  await photosKept(page, 2);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(thumbs(page)).toHaveText(['kot.png', 'pies.jpg']);
  const href = await page.locator('header a[hreflang=en]').first().getAttribute('href');
  await page.evaluate((to) => window.location.assign(to ?? ''), href);
  await page.waitForURL(`**${pathTo('order', 'en', { type: 'portraits' })}`);
  await expect(thumbs(page)).toHaveText(['kot.png', 'pies.jpg']);
  await expect(page.locator('#first_name')).toHaveValue(buyer.first_name);
  const english = new OrderForm(page, 'en');
  await english.acceptTerms();
  const reference = await english.order();
  expect(await sentPhotos(page)).toEqual(asSent([cat, dog]));
  const order = (await received()).find((one) => one.reference === reference);
  expect(order?.photos.map(({ name }) => name)).toEqual(['kot.png', 'pies.jpg']);
});

test.describe('while a photo is being added', () => {
  const letGo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('let-go')));

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const make = window.createImageBitmap.bind(window);
      const next = () => new Promise((resolve) => window.addEventListener('let-go', resolve, { once: true }));
      let free = next();
      window.addEventListener('hold', () => {
        free = next();
      });
      window.createImageBitmap = (async (source: ImageBitmapSource, options?: ImageBitmapOptions) => {
        if (source instanceof File && source.name === 'pies.jpg') await free;
        return make(source, options);
      }) as typeof createImageBitmap;
    }),
  );

  test('ORDER-18: others that are chosen wait for it, and each ends in a row or in a message', async ({ page }) => {
    const form = new OrderForm(page, 'pl');
    await form.open('portraits');
    for (const file of [await photo('pies.jpg'), textFile('tekst.jpg'), await photo('kot.png', 640, 480)])
      await page.locator('input[type=file]').first().setInputFiles(file);
    for (const name of ['pies.jpg', 'tekst.jpg', 'kot.png'])
      await expect(page.getByText(`${form.words.photos.adding} ${name}`)).toBeVisible();
    await letGo(page);
    await expect(thumbs(page)).toHaveText(['kot.png', 'pies.jpg']);
    await expect(page.getByText(form.words.photos.notImage.replace('{name}', 'tekst.jpg'))).toBeVisible();
  });

  test('ORDER-18: nothing below it moves once it is read', async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 800 });
    const form = new OrderForm(page, 'pl');
    // from the disk, as its bytes take long on their way into the browser
    const large = test.info().outputPath('pies.jpg');
    writeFileSync(large, (await noisyPhoto('pies.jpg', 1700, 1200)).buffer);
    const below = page.locator('#variant');
    // what an engine scrolls to hide a shift is no help to one that does not
    const place = () => below.evaluate((one) => Math.round(one.getBoundingClientRect().top + window.scrollY));
    const choices = [
      () => form.open('portraits'),
      async () => {
        await form.open('custom-pictures', 1);
        await form.chooseVariant('digital');
        await form.chooseSize('a2');
      },
    ];
    for (const choose of choices) {
      await choose();
      for (const file of [await photo('pies.jpg', 480, 640), await photo('pies.jpg', 2400, 1800), large]) {
        await page.evaluate(() => window.dispatchEvent(new Event('hold')));
        await page.locator('input[type=file]').first().setInputFiles(file);
        await expect(page.getByText(`${form.words.photos.adding} pies.jpg`)).toBeVisible();
        const before = await place();
        await letGo(page);
        const remove = page.getByRole('button', { name: form.words.photos.del.replace('{name}', 'pies.jpg') });
        // a large one is copied, which takes a busy machine many seconds
        await expect(remove).toBeVisible({ timeout: 30_000 });
        expect(await place()).toBe(before);
        await remove.click();
        await expect(remove).toHaveCount(0);
      }
    }
  });

  test('ORDER-18: an order that is pressed waits for it', async ({ page }) => {
    const form = new OrderForm(page, 'pl');
    await portraitWith(form, [await photo('kot.png', 640, 480)]);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo('pies.jpg'));
    await form.send.click();
    await expect(page.getByText(messages.pl.form.sending).first()).toBeVisible();
    await letGo(page);
    const reference = await referenceOf(page, 'pl');
    const order = (await received()).find((one) => one.reference === reference);
    expect(order?.photos.map(({ name }) => name)).toEqual(['pies.jpg', 'kot.png']);
  });
});

test('ORDER-20: two types of order do not mix, and of two tabs the last change counts', async ({ page, context }) => {
  const [dog, cat] = await two();
  if (!dog || !cat) throw new Error('no photos');
  const forms = [new OrderForm(page, 'pl'), new OrderForm(await context.newPage(), 'pl')] as const;
  await forms[0].open('portraits');
  await forms[0].addPhoto(dog);
  await photosKept(page, 1);
  await forms[1].open('portraits', 4);
  await expect(thumbs(forms[1].page)).toHaveText(['pies.jpg']);
  await forms[1].addPhoto(cat);
  await photosKept(forms[1].page, 2);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(thumbs(page)).toHaveText(['kot.png', 'pies.jpg']);
  await forms[0].open('custom-pictures');
  await expect(thumbs(page)).toHaveCount(0);
  await forms[0].addPhoto(await photo('dom.jpg', 500, 400));
  await photosKept(page, 3);
  // one is sent: the other type's stays
  await forms[0].open('portraits');
  await forms[0].chooseVariant('oil');
  await forms[0].chooseSubject('one');
  await forms[0].chooseSize('a4');
  await forms[0].fillDelivery();
  await forms[0].acceptTerms();
  await forms[0].order();
  await forms[0].open('custom-pictures');
  await expect(thumbs(page)).toHaveText(['dom.jpg']);
  await photosKept(page, 1);
});

test('ORDER-20: an order pressed while its photos are still coming back leaves once they are here', async ({
  page,
}) => {
  await listen(page);
  const dog = await photo('pies.jpg');
  const form = new OrderForm(page, 'pl');
  await portraitWith(form, [dog]);
  await photosKept(page, 1);
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    const letGo = new Promise((resolve) => window.addEventListener('let-go', resolve));
    IDBFactory.prototype.open = (...args) => {
      const request = open(...args);
      // the storage answers late
      const add = request.addEventListener.bind(request);
      request.addEventListener = (kind: string, heard: EventListener) =>
        add(kind, (event: Event) => void letGo.then(() => heard(event)));
      return request;
    };
  });
  await page.reload({ waitUntil: 'networkidle' });
  await form.acceptTerms();
  // typing goes on meanwhile
  await page.locator('#address').fill('ul. Niecierpliwa 1');
  await expect(page.getByRole('button', { name: form.words.photos.del.replace('{name}', 'pies.jpg') })).toBeVisible();
  await form.send.click();
  await expect(page.getByText(messages.pl.form.sending).first()).toBeVisible();
  expect(await sentPhotos(page)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('let-go')));
  await referenceOf(page, 'pl');
  expect(await sentPhotos(page)).toEqual(asSent([dog]));
});

test('a form without photos makes no database', async ({ page }) => {
  const form = new OrderForm(page, 'pl');
  await form.open('posters', 5);
  await page.locator('#comment').fill('Uwaga');
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

const unavailable = {
  'is forbidden': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  },
  'is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;

test('ORDER-18: photos of one name are told apart by a number', async ({ page }) => {
  const form = new OrderForm(page, 'pl');
  await form.open('portraits');
  const remove = (name: string) =>
    page.getByRole('button', { name: form.words.photos.del.replace('{name}', name), exact: true });
  for (const [at, name] of ['image.jpg', 'image.jpg (2)', 'image.jpg (3)'].entries()) {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo('image.jpg', 640 + at, 480));
    await expect(remove(name)).toBeVisible();
  }
  await expect(thumbs(page)).toHaveText(['image.jpg (3)', 'image.jpg (2)', 'image.jpg']);
  await remove('image.jpg').click();
  await expect(thumbs(page)).toHaveText(['image.jpg (2)', 'image.jpg']);
});

test('ORDER-20: where the database takes no Blob, as in a private window of Safari, photos survive a reload', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (Object.values(value).some((part) => part instanceof Blob))
        throw new DOMException('no Blob here', 'DataCloneError');
      return put.call(this, value, key);
    };
  });
  const form = new OrderForm(page, 'pl');
  await form.open('portraits');
  await form.addPhoto(await photo('pies.jpg'));
  await photosKept(page, 1);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(thumbs(page)).toHaveText(['pies.jpg']);
  await expect(page.getByText(form.words.quota.noneH)).toBeHidden();
});

for (const [how, spoil] of Object.entries(unavailable)) {
  test.describe(`where the browser's database ${how}`, () => {
    test.use({ dialogs: { beforeunload: 'accept' } });

    test('ORDER-20: it is said, leaving asks, the text stays, the photos are asked for, and the order is sent', async ({
      page,
    }) => {
      await listen(page);
      await page.addInitScript(spoil);
      const [dog, cat] = await two();
      if (!dog || !cat) throw new Error('no photos');
      const form = new OrderForm(page, 'pl');
      await portraitWith(form, [dog, cat]);
      const { h, noneH } = form.words.quota;
      await expect(page.getByText(how === 'is full' ? h : noneH)).toBeVisible();
      const asked = page.context().waitForEvent('dialog');
      await page.reload({ waitUntil: 'networkidle' });
      expect((await asked).type()).toBe('beforeunload');
      await expect(page.locator('#variant')).toHaveValue('3');
      await expect(thumbs(page)).toHaveCount(0);
      await expect(page.getByText(form.words.photos.lost.replace('{names}', 'kot.png, pies.jpg'))).toBeVisible();
      await form.addPhoto(dog);
      await expect(page.getByText(form.words.photos.lost.replace('{names}', 'kot.png'))).toBeVisible();
      await form.addPhoto(cat);
      await expect(page.locator('#first_name')).toHaveValue(buyer.first_name);
      await form.acceptTerms();
      await form.order();
      expect(await sentPhotos(page)).toEqual(asSent([cat, dog]));
    });
  });
}

test('a photo that its tab left behind is deleted at the next visit once it is old, a newer one is not', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const left = new OrderForm(other, 'pl');
  await left.open('portraits');
  await left.addPhoto(await photo('stary.jpg'));
  await photosKept(other, 1);
  await other.close();
  const day = 24 * 60 * 60 * 1000;
  const visit = async (days: number) => {
    await page.clock.setFixedTime(Date.now() + days * day);
    await page.goto(pathTo('orderItem', 'pl', { type: 'posters', id: 2 }), { waitUntil: 'networkidle' });
  };
  await visit(draftDays - 1);
  expect(await inStorage(page)).toHaveLength(1);
  await visit(draftDays + 1);
  await photosKept(page, 0);
});
