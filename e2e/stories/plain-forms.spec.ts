import type { Page } from 'playwright/test';
import { media } from '@/content/media';
import { variants } from '@/content/order';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const field = (page: Page, key: string) => page.locator(`#${key}`);
const form = 'main form[method=post]';
const radio = (page: Page, name: string, value: number) => page.locator(`${form} [name="${name}"][value="${value}"]`);
const pick = (page: Page, technique: { code: number }) => field(page, 'variant').selectOption(String(technique.code));
const press = (page: Page) => page.locator(`${form} button[type=submit]`).click();

test('ORDER-8: without JavaScript a question shows once it is asked', async ({ page }) => {
  await page.goto(pathTo('order', 'pl', { type: 'portraits' }));
  await expect(field(page, 'size')).toBeHidden();
  await pick(page, variants.oil);
  await expect(field(page, 'size')).toBeVisible();
  await expect(field(page, 'medium')).toBeHidden();
  await page.goto(pathTo('orderItem', 'pl', { type: 'posters', id: 4 }));
  // how many is asked of what is made more than once
  await expect(field(page, 'quantity')).toBeHidden();
  await radio(page, 'medium', media.print.id).check();
  await expect(field(page, 'attribute-print-size')).toBeVisible();
  await radio(page, 'medium', media.mug.id).check();
  await expect(field(page, 'attribute-print-size')).toBeHidden();
  await expect(field(page, 'quantity')).toBeVisible();
});

test.describe('what is refused', () => {
  // the browser reports the answer's status
  test.use({ allowedErrors: [/status of 422/] });

  test('API-9: a refused form leads to the same form in the other language', async ({ page }) => {
    await page.goto(pathTo('lessonsForm', 'pl'));
    await press(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pl.classes.btn);
    await page.locator('a[hreflang=en]').first().click();
    await page.waitForURL(`**${pathTo('lessonsForm', 'en')}`);
  });
});

test.describe('where the browser knows no :has()', () => {
  test('API-9: everything shows, and each question says what it belongs to', async ({ page, request }) => {
    const html = await (await request.get('/order/posters/1')).text();
    // as such a browser reads it: the rules that hold a selector it does not know are no rules
    const rules = /form:not\(:has[^{}]*\{[^}]*\}|@supports selector\(:has\(a\)\)\s*\{[^}]*\}\}/g;
    expect(html.match(rules)?.length).toBe(2);
    // a page without those rules has other hashes than its policy knows
    const older = html.replaceAll(rules, '').replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await page.route('**/order/posters/1', (route) =>
      route.fulfill({ body: older, contentType: 'text/html; charset=utf-8' }),
    );
    await page.goto('/order/posters/1');
    await expect(field(page, 'attribute-print-size')).toBeVisible();
    const belongs = page.locator('#attribute-t-shirt-size .order-part__of');
    await expect(belongs).toBeVisible();
    await expect(belongs).toHaveText('(T-shirt)');
  });
});

const narrow = [
  pathTo('order', 'pl', { type: 'portraits' }),
  pathTo('orderItem', 'en', { type: 'posters', id: 1 }),
  pathTo('paintingForm', 'pl'),
];
test('DESIGN-14: nothing is wider than a screen of 320 px without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of narrow) {
    await page.goto(path);
    // the page's own script does not run, the test's does
    const { width } = (await page.locator('body').boundingBox()) ?? { width: Number.NaN };
    expect([path, width > 320]).toEqual([path, false]);
    const controls = page.locator(`${form} :is(input:not([type=hidden],.visually-hidden),select,textarea,button)`);
    const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
    const ends = boxes.flatMap((box) => (box ? [box.x + box.width] : []));
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(320);
  }
});

test.describe('where something takes the scripts away, and the browser does not know', () => {
  test.use({ javaScriptEnabled: true });
  test('DESIGN-22: an order’s page says how to go on', async ({ page }) => {
    const stuck = page.locator('main p').getByRole('link', { name: /^(Napisz|Write)/ });
    const address = pathTo('order', 'en', { type: 'portraits' });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(stuck).toBeHidden();
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<script.*?<\/script>/gs, '');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(stuck).toBeVisible();
    await stuck.click();
    await page.waitForURL(`**${pathTo('contactForm', 'en')}`);
  });
});
