import type { Page } from 'playwright/test';
import { HomeForm } from '../support/home-form';
import { receivedWith } from '../support/inbox';
import { OrderForm } from '../support/order-form';
import { expect, test } from '../support/test';

type Listening = { sentElapsed?: unknown };

/** Records in the page what its script sends, because Playwright cannot read a body with files. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = (body: unknown) => {
      const sentElapsed = body instanceof FormData ? body.get('elapsed_ms') : body && JSON.parse(`${body}`).elapsed_ms;
      if (body) Object.assign(window as Listening, { sentElapsed });
    };
    const send = window.fetch;
    window.fetch = (address, options) => {
      note(options?.body);
      return send(address, options);
    };
    // an order with photos, whose progress is shown
    const post = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      note(body);
      post.call(this, body);
    };
  });

const sentElapsed = (page: Page): Promise<unknown> => page.evaluate(() => (window as Listening).sentElapsed);
const clock = (page: Page): Promise<number> => page.evaluate(() => Math.round(performance.now()));

test('TRUST-19: a form says how long after the page was opened it is sent', async ({ page }) => {
  await listen(page);
  const form = new HomeForm(page, 'orders', 'pl');
  await form.visit();
  await form.open();
  await form.fill();
  const before = await clock(page);
  await form.send.click();
  await expect.poll(() => sentElapsed(page)).toMatch(/^\d+$/);
  expect(Number(await sentElapsed(page))).toBeGreaterThanOrEqual(before);
  expect(Number(await sentElapsed(page))).toBeLessThanOrEqual(await clock(page));
});

test('TRUST-19: a draft that was reloaded, and opened in the other language, is as old as it is', async ({ page }) => {
  await listen(page);
  await new OrderForm(page, 'pl').open('picture', 2);
  await new OrderForm(page, 'pl').fillDelivery();
  const begun = await page.evaluate(() => performance.timeOrigin);
  await page.reload({ waitUntil: 'networkidle' });
  const form = new OrderForm(page, 'en');
  await form.open('picture', 2);
  await form.acceptTerms();
  const age = await page.evaluate((since) => Math.floor(Date.now() - since), begun);
  let said: unknown;
  await page.route('**/shop-orders/', async (route) => {
    said = await sentElapsed(page);
    await route.continue();
  });
  await form.order();
  expect(Number(said)).toBeGreaterThanOrEqual(age);
});

test('TRUST-19: a machine that fills what nobody sees is answered as anybody, and held back', async ({ page }) => {
  const form = new HomeForm(page, 'contact', 'pl');
  await form.visit();
  await form.fill();
  const honeypot = page.locator('form[action*=contact] input[name=website]');
  await expect(page.getByRole('textbox', { includeHidden: false }).and(honeypot)).toHaveCount(0);
  const text = `Oferta ${Date.now()}`;
  await page.locator('form[action*=contact] textarea').fill(text);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await form.send.click();
  await expect(form.toast(form.words.form.ok)).toBeVisible();
  const [kept] = await receivedWith(text);
  expect(kept?.held).toBe('hidden');
});
