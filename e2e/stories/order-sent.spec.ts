import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { buyer, OrderForm, referenceOf } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

/** The visible text, with no-break spaces as ordinary ones. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
  (await page.locator(selector).innerText()).replaceAll('\u2060', '').replace(/[\u00a0\s]+/g, ' ');

test.describe('an order with photos', () => {
  test('is left for its private page without the question whether to leave, and not asked about on the way back', async ({
    page,
  }) => {
    // the test's own watch dismisses and reports every dialog, so with one the page would not be left
    const form = new OrderForm(page, 'en');
    await form.portraitWithPhoto(await photo('dog.jpg'));
    expect(await form.order()).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
    await expect(page.locator('main').getByRole('status')).toBeFocused();
    await page.goBack({ waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('#variant')).toHaveValue('');
  });

  test.describe('not yet sent', () => {
    test.use({ dialogs: { beforeunload: 'dismiss' } });

    test('who is kept on the page sees the number and the link to its page', async ({ page }) => {
      const form = new OrderForm(page, 'pl');
      await form.portraitWithPhoto(await photo('pies.jpg'));
      await page.evaluate(() => {
        const keep = (event: Event) => event.preventDefault();
        window.addEventListener('beforeunload', keep);
        window.addEventListener('let-go', () => window.removeEventListener('beforeunload', keep));
      });
      const asked = page.context().waitForEvent('dialog');
      await form.send.click();
      await asked;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pl.sent.h);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const reference = (await page.getByTestId('reference').textContent()) ?? '';
      expect(reference).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
      await expect(page.getByText(form.words.send, { exact: true })).toHaveCount(0);
      await expect(page.getByText(messages.pl.form.sending)).toHaveCount(0);
      const again = page.getByRole('link', { name: messages.pl.order.new });
      await expect(again).toHaveAttribute('href', pathTo('order', 'pl', { type: 'portraits' }));
      await page.evaluate(() => window.dispatchEvent(new Event('let-go')));
      await page.getByRole('link', { name: messages.pl.sent.status }).click();
      expect(await referenceOf(page, 'pl')).toBe(reference);
    });
  });
});

test('where the browser stores nothing, what is sent leads to its private page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const form = new OrderForm(page, 'en');
  await form.open('picture', 1);
  await form.fillDelivery();
  await form.acceptTerms();
  expect(await form.order()).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
  await page.goBack({ waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#first_name')).toHaveValue('');
});

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('STATUS-12: the page of an order says everything, on paper on one sheet of A4 with its preview, without buttons', async ({
  page,
}) => {
  const form = new OrderForm(page, 'pl');
  await form.portraitWithPhoto(await photo('pies.jpg'));
  const reference = await form.order();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBe(1);
  // 210 x 297 mm in points
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('main').getByRole('img').first()).toBeVisible();
  const text = await textOf(page, 'body');
  for (const part of [reference, ...Object.values(buyer), '1 zdjęcie', 'Technika Olej na płótnie', 'Cena od '])
    expect(text).toContain(part);
  await expect(page.locator('header a:visible, footer a:visible, main a:visible, button:visible')).toHaveCount(0);
  // dark ink, whatever the scheme of the screen
  const ink = await page.locator('main h1').evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(20, 25, 28)');
});
