import type { Locator, Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { HomeForm, typed } from '../support/home-form';
import { OrderForm, referenceOf } from '../support/order-form';
import { expect, test } from '../support/test';

/** What others do to the markup of a page, as they do it: the browser's translation, and a password manager. */
function change(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, select, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(`${text.data}°`);
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  for (const field of document.querySelectorAll('form input, form textarea')) {
    field.setAttribute('data-keeper', 'true');
    const button = document.createElement('keeper-button');
    button.attachShadow({ mode: 'closed' }).innerHTML = '<div>🔑</div>';
    field.after(button);
  }
}

/** Notes each task of the page in which nothing has the focus, so that a key that is pressed then goes nowhere. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const lost: number[] = [];
    Object.assign(window, { lost });
    port1.onmessage = () => {
      if (document.activeElement === document.body) lost.push(performance.now());
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
const tasksWithoutFocus = (page: Page) => page.evaluate(() => (window as unknown as { lost: number[] }).lost.length);

/** Types between the letters of what a field holds until the form is awake, and a little longer. @returns what was typed */
async function typeMeanwhile(page: Page, field: Locator): Promise<string> {
  const island = page.locator('react-island', { has: field });
  let text = '';
  for (let after = 0; after < 3; after += Number((await island.getAttribute('data-hydrated')) !== null)) {
    const key = String(text.length % 10);
    await page.keyboard.press(key);
    text += key;
  }
  return text;
}

/** React renders the island anew, and says so once. */
test.use({ allowedErrors: [/Minified React error #4(18|25)|Hydration failed/] });

async function heldBack(page: Page, island: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_i/${island}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** By what it is in the form: its label may be another by now. */
const choose = (page: Page, name: string, value: number) =>
  page.locator(`input[name=${name}][value="${value}"]`).evaluate((radio: HTMLElement) => radio.click());
const send = (page: Page) => page.locator('[data-order-form] [type=submit]').last();

test.describe('a page that is translated by the browser, and held by a password manager', () => {
  test('ORDER-31: the first press on a photo’s button opens the choice of a file', async ({ page }) => {
    await page.goto(pathTo('order', 'en', { type: 'portraits' }));
    await page.evaluate(change);
    const opened = page.waitForEvent('filechooser');
    await page.locator('#photos').click();
    await opened;
  });

  test('before the form is awake and while it is filled in: nothing that was typed or chosen is lost, and it is sent', async ({
    page,
  }) => {
    const letGo = await heldBack(page, 'order-wizard');
    await page.goto(pathTo('orderItem', 'en', { type: 'posters', id: 1 }));
    const form = new OrderForm(page, 'en');
    await page.evaluate(change);
    await choose(page, 'medium', 3);
    await page.locator('#comment').fill('A gift');
    await expect(page.locator('#comment')).toBeFocused();
    letGo();
    await expect(page.locator('react-island[data-name^=order-wizard]')).toHaveAttribute('data-hydrated', '');
    await expect(page.locator('#comment')).toBeFocused();
    await expect(page.locator('#comment')).toHaveValue('A gift');
    await expect(page.locator('input[name=medium][value="3"]')).toBeChecked();
    await form.chooseSize('a3');
    await page.evaluate(change);
    await choose(page, 'medium', 1);
    await form.chooseSize('a4');
    await send(page).click();
    await expect(page.locator('#first_name')).toBeFocused();
    await form.fillDelivery();
    await page.evaluate(change);
    await form.acceptTerms();
    await send(page).click();
    await referenceOf(page, 'en');
    await expect(page.getByRole('main')).toContainText('A gift');
  });

  test('while the form comes and somebody types: no key is lost, nor the focus', async ({ page }) => {
    test.setTimeout(60_000);
    const letGo = await heldBack(page, 'order-wizard');
    await page.goto(pathTo('orderItem', 'en', { type: 'posters', id: 1 }));
    await page.evaluate(change);
    const field = page.locator('#comment');
    await field.fill('A gift');
    // before the form comes, which may be at once
    await field.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(2, 2));
    await watchFocus(page);
    letGo();
    const typed = await typeMeanwhile(page, field);
    await expect(field).toHaveValue(`A ${typed}gift`);
    await expect(field).toBeFocused();
    expect(await tasksWithoutFocus(page)).toBe(0);
  });

  test('the contact form, too', async ({ page }) => {
    const letGo = await heldBack(page, 'contact-form');
    await page.goto(pathTo('home', 'en'));
    await page.evaluate(change);
    const form = new HomeForm(page, 'contact', 'en');
    await form.fill();
    letGo();
    await expect(page.locator('react-island[data-name=contact-form]')).toHaveAttribute('data-hydrated', '');
    for (const [name, value] of Object.entries(typed.contact)) await expect(form.field(name)).toHaveValue(value);
    await page.evaluate(change);
    await form.send.click();
    await expect(form.note).toBeVisible();
  });
});
