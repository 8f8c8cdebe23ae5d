import { storeRegulations } from '@/content/documents/store-regulations';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { buyer, OrderForm, Stage } from '../support/order-form';
import { expect, test } from '../support/test';

test('DESIGN-22, ORDER-17: a second skip link leads to the form; Order with empty delivery says it, marks and focuses', async ({
  page,
}) => {
  const form = new OrderForm(page, 'pl');
  const { words } = form;
  await form.open('picture', 1);
  const skips = [messages.pl.site.skip, messages.pl.site.skipToForm];
  for (const name of skips) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
  await form.send.click();
  await expect(page.getByText(messages.pl.toast.fields)).toBeVisible();
  await expect(page.locator('#first_name')).toBeFocused();
  for (const field of ['first_name', 'last_name', 'address', 'phone', 'email', 'terms'] as const) {
    await expect(page.locator(`#${field}`)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator(`#${field}-error`)).toHaveText(words.errors[field]);
  }
  await form.fillDelivery({ ...buyer, address: '   ' });
  await expect(page.locator('#phone')).not.toHaveAttribute('aria-invalid');
  await form.send.click();
  await expect(page.locator('#address')).toBeFocused();
  await form.fillDelivery({ address: buyer.address });
  await form.send.click();
  await expect(page.locator('#terms')).toBeFocused();
  await expect(page.getByTestId('reference')).toHaveCount(0);
});

test('ORDER-17: a press in the middle of the terms ticks them, and their text comes over the form, which stays as it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const form = new OrderForm(page, 'en');
  await form.open('picture', 1);
  const terms = page.locator('#terms');
  await expect(terms).toHaveAttribute('aria-required', 'true');
  await page.locator('label[for=terms]').click();
  await expect(terms).toBeChecked();
  await page.locator('label[for=terms]').click();
  await expect(terms).not.toBeChecked();
  const link = page.locator('form').getByRole('link', { name: /regulamin|regulations/ });
  await expect(link).toHaveAttribute('href', pathTo('storeRegulations', 'en'));

  // the text comes over the form, which stays as it is
  await page.locator('label[for=terms]').click();
  const url = page.url();
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: messages.en.foot.rules });
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveCount(storeRegulations.length + 1);
  await expect(dialog.getByRole('link').first()).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(terms).toBeChecked();
  expect(page.url()).toBe(url);
});

test('ORDER-9, ORDER-14: price, terms, delivery and Order appear only when complete', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  await form.open('posters', 1);
  const { strap } = new Stage(page);
  const later = [form.send, page.locator('#terms'), page.locator('#first_name'), form.total];
  for (const part of later) await expect(part).toHaveCount(0);
  await form.chooseMedium('print');
  await expect(form.send).toHaveCount(0);
  await expect(strap).not.toContainText('zł');
  await form.chooseSize('a3');
  for (const part of later) await expect(part.first()).toBeVisible();
  for (const place of [form.total, strap]) await expect(place).toContainText(/69.00.zł/);
  await form.chooseSize('custom');
  for (const place of [form.total, strap]) await expect(place).toContainText(/49.00.zł to 199.00.zł/);
  // and of a size as it is typed
  for (const [typed, price] of [
    ['60x80', /from 149.00.zł/],
    ['above the sofa', /49.00.zł to 199.00.zł/],
  ] as const) {
    await page.locator('#width').fill(typed);
    for (const place of [form.total, strap]) await expect(place).toContainText(price);
  }
});

test('a choice is shown at once, and what follows from it after the press', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  await form.open('portraits');
  await expect(page.locator('#variant')).toBeEnabled();
  const rightAfter = await page.evaluate(async () => {
    const [variant, subject] = ['variant', 'subject'].map((id) => document.getElementById(id) as HTMLSelectElement);
    if (!variant || !subject) throw new Error('The form has no such fields.');
    variant.value = '3';
    variant.dispatchEvent(new Event('change', { bubbles: true }));
    // what React does at once, it has done when the tasks of this moment are
    await Promise.resolve();
    return { variant: variant.value, mayChooseSubject: !subject.disabled };
  });
  expect(rightAfter).toEqual({ variant: '3', mayChooseSubject: false });
  await expect(page.locator('#subject')).toBeEnabled();
  await expect(page.locator('#variant')).toHaveValue('3');
});
