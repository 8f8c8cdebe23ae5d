import type { Page } from 'playwright/test';
import { artworkById } from '@/content/artworks';
import { draftDays } from '@/domain/limits';
import { pathTo } from '@/i18n/pages';
import { received } from '../support/inbox';
import { buyer, OrderForm, referenceOf } from '../support/order-form';
import { inStorage, photo, photosKept } from '../support/photos';
import { expect, test } from '../support/test';

const photoNames = (page: Page) => page.locator('li:has(img) [data-photo]');

/** Fills in a portrait and leaves it unsent. */
async function unsent(page: Page, address: string): Promise<OrderForm> {
  const form = new OrderForm(page, 'pl');
  await form.portraitWithPhoto(await photo('pies.jpg'));
  await photosKept(page, 1);
  await page.locator('#address').fill(address);
  return form;
}

/** From what is kept: the terms are accepted anew. */
async function isBack(page: Page, address: string) {
  await expect(page.locator('#variant')).toHaveValue('3');
  await expect(page.locator('#address')).toHaveValue(address);
  await expect(page.locator('#terms')).not.toBeChecked();
  await expect(photoNames(page)).toHaveText(['pies.jpg']);
}

/** Until nothing more was fetched for a second; a page reaches `networkidle` only once. */
async function allFetched(page: Page): Promise<void> {
  let before = -1;
  const same = async (): Promise<boolean> => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const still = now === before;
    before = now;
    return still;
  };
  await expect.poll(same, { intervals: [1000], timeout: 20_000 }).toBe(true);
}

const note = (page: Page, title: string) => page.getByText(title, { exact: true });

/** What the browser keeps of forms. */
const keptNames = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => name.includes('draft')),
  );

test('ORDER-20: a closed tab’s order is offered again, and goes on where it was', async ({ page, context }) => {
  const dog = await photo('pies.jpg');
  await unsent(page, 'ul. Zamknięta 1');
  const [before] = await inStorage(page);
  await page.close();
  const next = await context.newPage();
  const form = new OrderForm(next, 'en');
  await form.open('portraits');
  await expect(note(next, form.words.draft.h.portraits)).toBeVisible();
  await expect(next.getByText(form.words.draft.where).first()).toBeVisible();
  // the photo on its canvas, as the stage shows it
  await expect(next.locator('#draft-p')).toHaveAttribute('href', /^blob:/);
  await isBack(next, 'ul. Zamknięta 1');
  expect(await inStorage(next)).toEqual([before]);
  await next.getByRole('button', { name: form.words.draft.go }).click();
  await expect(note(next, form.words.draft.h.portraits)).toHaveCount(0);
  await next.reload({ waitUntil: 'networkidle' });
  await isBack(next, 'ul. Zamknięta 1');
  await expect(note(next, form.words.draft.h.portraits)).toHaveCount(0);
  await form.acceptTerms();
  const reference = await form.order();
  const order = (await received()).find((one) => one.reference === reference);
  expect(order?.photos.map(({ name }) => name)).toEqual([dog.name]);
  expect(await keptNames(next)).toEqual([]);
  expect(await inStorage(next)).toEqual([]);
});

test('ORDER-20: Continue leads to the first field that is open', async ({ page, context }) => {
  const dog = await photo('pies.jpg');
  const steps: readonly (readonly [open: string, before: (form: OrderForm) => Promise<unknown>])[] = [
    ['#variant', (form) => form.addPhoto(dog)],
    [
      '#first_name',
      (form) =>
        form
          .chooseVariant('oil')
          .then(() => form.chooseSubject('one'))
          .then(() => form.chooseSize('a4')),
    ],
  ];
  let tab = page;
  for (const [open, fill] of steps) {
    const form = new OrderForm(tab, 'pl');
    await form.open('portraits');
    await fill(form);
    await photosKept(tab, 1);
    await tab.close();
    tab = await context.newPage();
    await new OrderForm(tab, 'pl').open('portraits');
    await tab.getByRole('button', { name: form.words.draft.go }).click();
    await expect(tab.locator(open)).toBeFocused();
    await expect(tab.locator(open)).toBeInViewport();
  }
});

test('ORDER-20: on the page of another sample the answers stay, and a line says so', async ({ page }) => {
  const form = new OrderForm(page, 'pl');
  await form.open('portraits', 4);
  await form.addPhoto(await photo('pies.jpg'));
  await form.chooseVariant('oil');
  await photosKept(page, 1);
  await form.open('portraits');
  await expect(page.locator('#variant')).toHaveValue('3');
  await expect(photoNames(page)).toHaveText(['pies.jpg']);
  await expect(note(page, form.words.draft.moved)).toBeVisible();
  await form.chooseSubject('one');
  await expect(note(page, form.words.draft.moved)).toHaveCount(0);
});

test('ORDER-20: started over it is empty, can be brought back, and is gone with the next word', async ({ page }) => {
  const form = await unsent(page, 'ul. Pusta 3');
  await page.getByRole('button', { name: form.words.draft.new }).click();
  await expect(note(page, form.words.draft.cleared)).toBeVisible();
  await expect(page.locator('#variant')).toHaveValue('');
  await expect(photoNames(page)).toHaveCount(0);
  expect(await keptNames(page)).toEqual([]);
  await expect(page.getByRole('button', { name: form.words.draft.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#address')).toHaveValue('ul. Pusta 3');
  await expect(page.locator('#terms')).toBeChecked();
  // nothing is open any more, and the terms are the last to be asked for
  await expect(page.locator('#terms')).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await isBack(page, 'ul. Pusta 3');
  await page.getByRole('button', { name: form.words.draft.new }).click();
  await form.chooseVariant('pencil');
  await expect(note(page, form.words.draft.cleared)).toHaveCount(0);
  await photosKept(page, 0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#variant')).toHaveValue('2');
  await expect(photoNames(page)).toHaveCount(0);
});

test.describe('on a shared computer', () => {
  test.use({ dialogs: { beforeunload: 'accept' } });

  test('ORDER-20: nothing is kept on the device, and the order still works', async ({ page, context }) => {
    const form = await unsent(page, 'ul. Wspólna 4');
    await page.getByRole('button', { name: form.words.shared.off }).click();
    await expect(note(page, form.words.shared.isOffH)).toBeVisible();
    await expect.poll(() => inStorage(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['consent', 'drafts-off']);
    await page.locator('#address').fill('ul. Wspólna 5');
    await page.reload({ waitUntil: 'networkidle' });
    // the tab has the text, and asks for the photo again
    await expect(page.locator('#address')).toHaveCount(0);
    await expect(page.locator('#variant')).toHaveValue('3');
    await expect(page.getByText(form.words.photos.lost.replace('{names}', 'pies.jpg'))).toBeVisible();
    const other = await context.newPage();
    await new OrderForm(other, 'pl').open('portraits');
    await expect(other.locator('#variant')).toHaveValue('');
    await other.close();
    await form.addPhoto(await photo('pies.jpg'));
    await expect(page.locator('#address')).toHaveValue('ul. Wspólna 5');
    expect(await inStorage(page)).toEqual([]);
    await page.getByRole('button', { name: form.words.shared.on }).click();
    await photosKept(page, 1);
    await page.reload({ waitUntil: 'networkidle' });
    await isBack(page, 'ul. Wspólna 5');
  });
});

test(`ORDER-20: after ${draftDays} days it is deleted, one day before it is not`, async ({ page, context }) => {
  const begun = Date.now();
  await unsent(page, 'ul. Dawna 8');
  await page.close();
  const visit = async (days: number) => {
    const next = await context.newPage();
    await next.clock.setFixedTime(begun + days * 24 * 60 * 60 * 1000);
    await new OrderForm(next, 'pl').open('portraits');
    return next;
  };
  const soon = await visit(draftDays - 1);
  await isBack(soon, 'ul. Dawna 8');
  await soon.close();
  const late = await visit(draftDays + 1);
  await expect.poll(() => keptNames(late)).toEqual([]);
  await photosKept(late, 0);
  await expect(late.locator('#variant')).toHaveValue('');
});

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('ORDER-20: what is chosen, typed and added offline is there after a reload', async ({ page, context }) => {
    const form = new OrderForm(page, 'en');
    await form.open('portraits');
    await form.page.locator('#variant').focus();
    await allFetched(page);
    // looking keeps nothing
    expect(await keptNames(page)).toEqual([]);
    await context.setOffline(true);
    await form.addPhoto(await photo('pies.jpg'));
    await form.chooseVariant('oil');
    await form.chooseSubject('one');
    await form.chooseSize('a4');
    await form.fillDelivery();
    await photosKept(page, 1);
    await expect(note(page, form.words.off.h)).toBeVisible();
    await context.setOffline(false);
    await expect(note(page, form.words.off.back)).toBeVisible();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('#first_name')).toHaveValue(buyer.first_name);
    await expect(photoNames(page)).toHaveText(['pies.jpg']);
    await form.acceptTerms();
    await context.setOffline(true);
    await expect(note(page, form.words.off.h)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: form.words.off.send }).click();
    await referenceOf(page, 'en');
  });
});

test.describe('where the browser has no room for texts', () => {
  test('ORDER-20: it is said, the tab keeps them, and the order is sent', async ({ page }) => {
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, value) {
        if (this === localStorage && name.startsWith('draft')) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, name, value);
      };
    });
    const form = new OrderForm(page, 'pl');
    await form.open('posters', 3);
    await form.chooseMedium('mug');
    await expect(note(page, form.words.quota.textH)).toBeVisible();
    await form.chooseSize('a4');
    await form.fillDelivery();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('#first_name')).toHaveValue(buyer.first_name);
    await form.acceptTerms();
    expect(await form.order()).toBeTruthy();
  });
});

test.describe('a shared choice', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('ORDER-26: the link has the choices and nothing else, and never overwrites a draft', async ({
    page,
    context,
  }) => {
    const form = new OrderForm(page, 'pl');
    await form.open('posters', 3);
    await form.chooseMedium('mug');
    await page.locator('input[name="attribute.interior"][value="5"]').check();
    await form.chooseSize('a3');
    await page.locator('#comment').fill('Dla Zosi');
    await form.fillDelivery();
    await page.getByRole('button', { name: form.words.share.btn }).click();
    await expect(page.getByText(form.words.share.done)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const address = pathTo('orderItem', 'pl', { type: 'posters', id: 3 });
    expect(new URL(link).pathname + new URL(link).hash).toBe(
      `${address}#choice=1&size=a3&medium=mug&attribute.interior=5`,
    );

    // somebody who has a draft of the same item
    const other = await context.newPage();
    const theirs = new OrderForm(other, 'pl');
    await theirs.open('posters', 3);
    await other.getByRole('button', { name: form.words.draft.new }).first().click();
    await theirs.chooseMedium('pillow');
    await theirs.chooseSize('a0');
    await other.locator('#comment').fill('Moje');
    await other.goto('about:blank');
    await other.goto(link, { waitUntil: 'networkidle' });
    await expect(note(other, form.words.share.h)).toBeVisible();
    await expect(theirs.radio('Kubek ok. 330 ml')).toBeChecked();
    await expect(other.locator('#comment')).toHaveValue('');
    await other.getByRole('button', { name: form.words.share.mine }).click();
    await expect(theirs.radio('Poduszka 40 × 40 cm')).toBeChecked();
    await expect(other.locator('#comment')).toHaveValue('Moje');
    expect(new URL(other.url()).hash).toBe('');
    // once more, and taken: it stands in the place of the draft
    await other.goto('about:blank');
    await other.goto(link, { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: form.words.share.use }).click();
    await other.locator('#comment').fill('Wzięte');
    await other.reload({ waitUntil: 'networkidle' });
    await expect(other.locator('#comment')).toHaveValue('Wzięte');
    await expect(note(other, form.words.share.h)).toHaveCount(0);
  });
});

test('SHOP-10, ORDER-26: something similar to a work replaces an own draft only once its owner goes on', async ({
  page,
  context,
}) => {
  const work = artworkById(2025);
  const form = new OrderForm(page, 'pl');
  const { share } = form.words;
  const description = page.locator('#description');
  const width = page.locator('#width');
  await form.open('custom-pictures');
  await description.fill('Moje');
  const link = `${pathTo('order', 'pl', { type: 'custom-pictures' })}#choice=1&like=${work.id}`;
  const follow = async () => {
    await page.goto('about:blank');
    await page.goto(link, { waitUntil: 'networkidle' });
    await expect(note(page, share.liked)).toBeVisible();
    // the work is there
    await expect(page.getByText(work.title.pl).first()).toBeVisible();
  };
  await follow();
  await expect(description).toHaveValue('');
  const other = await context.newPage();
  await new OrderForm(other, 'pl').open('custom-pictures');
  await expect(other.locator('#description')).toHaveValue('Moje');
  await other.close();
  await page.getByRole('button', { name: share.mine }).click();
  await expect(description).toHaveValue('Moje');
  await expect(photoNames(page)).toHaveCount(0);

  await follow();
  await page.getByRole('button', { name: share.use }).click();
  await expect(width).toHaveValue(String(work.sizeCm?.width));
  await expect(description).toHaveValue(new RegExp(`„${work.title.pl}”`));
  await expect(photoNames(page)).toHaveCount(1);
});

test('ORDER-20: in a Safari of 15.4 the form opens, and its draft comes back', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(AbortSignal, { timeout: undefined });
    Object.assign(Array.prototype, { toSorted: undefined });
  });
  const form = new OrderForm(page, 'pl');
  await form.open('picture', 1);
  await form.fillDelivery();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#first_name')).toHaveValue(buyer.first_name);
});
