import { messages } from '@/messages';
import { photoBytes } from '../support/in-process/photo-files';
import { received } from '../support/inbox';
import { buyer, OrderForm, referenceOf } from '../support/order-form';
import { photo, photosKept } from '../support/photos';
import { expect, test } from '../support/test';

const photosWords = messages.pl.order.photos;

test('ORDER-8, ORDER-10: subject and size wait for the technique, the medium shows for digital, another medium resets the attributes', async ({
  page,
}) => {
  const form = new OrderForm(page, 'pl');
  await form.open('portraits');
  const sizeGroup = page.getByRole('radiogroup', { name: form.words.fields.size });
  await expect(page.locator('#subject')).toBeDisabled();
  await expect(sizeGroup).toHaveAttribute('disabled');
  await form.chooseVariant('acrylic');
  await expect(page.locator('#subject option')).toHaveText(['Wybierz', '1 osoba', '2 osoby', 'Więcej osób']);
  await expect(sizeGroup).not.toHaveAttribute('disabled');
  await form.chooseVariant('digital');
  await expect(page.locator('#subject option')).toHaveText(['Wybierz', '1 osoba', 'Plus 1 osoba', 'Jezus z dzieckiem']);
  await expect(sizeGroup).toHaveCount(0);
  // the one attribute that two media share, with values of their own
  await form.chooseMedium('print');
  await page.locator('input[name="attribute.size"][value="1"]').check();
  await form.chooseMedium('t-shirt');
  await expect(page.locator('input[name="attribute.size"][value=""]')).toBeChecked();
  await form.chooseMedium('print');
  await expect(page.locator('input[name="attribute.size"][value="1"]')).not.toBeChecked();
});

test('ORDER-18: photos are newest first, one per action, removable and can be added again; of several dropped at once the rest are named', async ({
  page,
}) => {
  const form = new OrderForm(page, 'pl');
  await form.open('portraits');
  const one = await photo('pierwsze.jpg');
  await form.addPhoto(one);
  await form.addPhoto(await photo('drugie.png', 640, 480));
  const names = page.locator('li:has(img) [data-photo]');
  await expect(names).toHaveText(['drugie.png', 'pierwsze.jpg']);
  await page.getByRole('button', { name: photosWords.del.replace('{name}', 'pierwsze.jpg') }).click();
  await expect(names).toHaveText(['drugie.png']);
  await form.addPhoto(one);
  await expect(names).toHaveText(['pierwsze.jpg', 'drugie.png']);
  await expect(page.locator('input[type=file]').first()).not.toHaveAttribute('multiple');
  const files = await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => photo(name, 200, 200)));
  const dropped = await page.evaluateHandle(
    (list) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of list)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, bytes: [...buffer] })),
  );
  await page.getByText(photosWords.drop).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText(photosWords.oneOnly.replace('{names}', 'b.jpg, c.jpg'))).toBeVisible();
  await expect(page.getByRole('button', { name: photosWords.del.replace('{name}', 'a.jpg') })).toBeVisible();
});

/** Orders the portrait whose photos are in the form; what the desk then has of them. */
async function photosOrdered(form: OrderForm) {
  await form.chooseVariant('pencil');
  await form.chooseSubject('one');
  await form.chooseSize('a4');
  await form.fillDelivery();
  await form.acceptTerms();
  const reference = await form.order();
  const order = (await received()).find((one) => one.reference === reference);
  return order?.photos;
}

test('ORDER-19, TRUST-4: a large photo is shrunk before it is sent, a HEIC that the browser cannot show is sent as it is, and kept upright', async ({
  page,
}) => {
  const form = new OrderForm(page, 'pl');
  await form.open('portraits');
  await form.addPhoto(await photo('duze.jpg', 6000, 4000));
  const buffer = photoBytes('kept', 'heic-of-tiles-turned');
  await form.addPhoto({ name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer });
  await expect(page.locator('main form').getByText(messages.pl.order.check.unseenP)).toBeVisible();
  expect(await photosOrdered(form)).toMatchObject([
    { width: 64, height: 96, name: 'IMG_0042.HEIC' },
    { width: 4000, height: 2667, name: 'duze.jpg' },
  ]);
});

test.describe('a failure', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

  test('TRUST-11: an answer lost for good: sent again after a reload, with the same photo, it is one order', async ({
    page,
  }) => {
    const form = new OrderForm(page, 'en');
    const dog = await photo('dog.jpg');
    await form.open('portraits');
    await form.addPhoto(dog);
    await photosKept(page, 1);
    await form.chooseVariant('oil');
    await form.chooseSubject('one');
    await form.chooseSize('a4');
    const address = `ul. Zgubiona ${Date.now()}`;
    await form.fillDelivery({ ...buyer, address });
    await form.acceptTerms();
    const stored = Promise.withResolvers<void>();
    await page.route('**/api/web/form/shop-orders/', async (route) => {
      await route.fetch();
      await route.abort();
      stored.resolve();
    });
    await form.send.click();
    await stored.promise;
    const kept = () => page.evaluate(() => Object.entries(sessionStorage).filter(([name]) => name.startsWith('sent:')));
    expect(JSON.stringify(await kept())).not.toContain('Zgubiona');
    await page.unroute('**/api/web/form/shop-orders/');
    await page.reload({ waitUntil: 'networkidle' });
    await form.acceptTerms();
    const reference = await form.order();
    const same = (await received()).filter(({ fields }) => fields.delivery.address === address);
    expect(same.map((one) => one.reference)).toEqual([reference]);
    expect(await kept()).toEqual([]);
  });

  test('ORDER-16, FORMS-9: what is doubtful gets a hint; after a refusal in the server’s words, a failure without any, and a lost network all stays, and it is sent when that is back', async ({
    page,
    context,
  }) => {
    const { problems, toast } = messages.en;
    const form = new OrderForm(page, 'en');
    await form.open('picture', 4);
    const typed = { ...buyer, first_name: 'x'.repeat(101), email: 'nobody at home', phone: '12' };
    await form.fillDelivery(typed);
    for (const hint of [form.words.doubts.email, form.words.doubts.phone])
      await expect(page.getByText(hint)).toBeVisible();
    await form.acceptTerms();
    const stays = async () => {
      for (const [field, text] of Object.entries(typed)) await expect(page.locator(`#${field}`)).toHaveValue(text);
    };
    await form.send.click();
    await expect(page.getByText(problems.text.tooLong).first()).toBeVisible();
    await stays();
    typed.first_name = 'Ola';
    await page.locator('#first_name').fill('Ola');
    await page.route('**/api/web/form/shop-orders/', (route) => route.fulfill({ status: 500, body: 'oh' }));
    await form.send.click();
    await expect(page.getByText(toast.err, { exact: true })).toBeVisible();
    await expect(page.getByText(toast.kept).first()).toBeVisible();
    await page.unroute('**/api/web/form/shop-orders/');
    // as where the work was sold while its form was open
    const error = { code: 'order.sold', message: problems.order.sold };
    await page.route('**/api/web/form/shop-orders/', (route) => route.fulfill({ status: 409, json: { error } }));
    await form.send.click();
    await expect(page.locator('#refusal')).toHaveText(problems.order.sold);
    await expect(page.locator('[data-sonner-toast]').first()).toContainText(problems.order.sold);
    await page.unroute('**/api/web/form/shop-orders/');
    await context.setOffline(true);
    await form.send.click();
    await expect(page.getByText(toast.offline).first()).toBeVisible();
    await stays();
    await context.setOffline(false);
    expect(await referenceOf(page, 'en')).toBeTruthy();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('API-9: the form is one, without what only script can do', async ({ page }) => {
    await page.goto('/zamowienie/portraits');
    await expect(page.locator('main form:visible').getByRole('button', { name: messages.pl.order.send })).toHaveCount(
      1,
    );
    await expect(page.locator('#variant')).toBeVisible();
    for (const inert of ['#photos', '.section__locked', '[aria-current=step]'])
      await expect(page.locator(inert)).toBeHidden();
  });
});
