import { storeRegulations } from '@/content/documents/store-regulations';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { buyer, OrderForm, Stage } from '../support/order-form';
import { expect, test } from '../support/test';

for (const locale of locales) {
  test(`ORDER-17: Order with empty delivery says it in ${locale}, marks and focuses${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const { words } = new OrderForm(page, locale);
    const form = new OrderForm(page, locale);
    await form.open('picture', 1);
    await form.send.click();
    await expect(page.getByText(messages[locale].toast.fields)).toBeVisible();
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

  test(`DESIGN-22: a second skip link leads to the form, in ${locale}${longIf(locale === 'pl')}`, async ({ page }) => {
    await new OrderForm(page, locale).open('picture', 1);
    const [content, form] = [messages[locale].site.skip, messages[locale].site.skipToForm];
    for (const name of [content, form]) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
  });

  for (const width of [1280, 390])
    test(`ORDER-17: a press in the middle of the terms ticks them, in ${locale} at ${width} px${longIf((width === 390) === (locale === 'en'))}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const form = new OrderForm(page, locale);
      await form.open('picture', 1);
      const terms = page.locator('#terms');
      await expect(terms).toHaveAttribute('aria-required', 'true');
      await page.locator('label[for=terms]').click();
      await expect(terms).toBeChecked();
      await page.locator('label[for=terms]').click();
      await expect(terms).not.toBeChecked();
      const link = page.locator('form').getByRole('link', { name: /regulamin|regulations/ });
      await expect(link).toHaveAttribute('href', pathTo('storeRegulations', locale));

      // the text comes over the form, which stays as it is
      await page.locator('label[for=terms]').click();
      const url = page.url();
      await link.press('Enter');
      const dialog = page.getByRole('dialog', { name: messages[locale].foot.rules });
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveCount(storeRegulations.length + 1);
      await expect(dialog.getByRole('link').first()).toHaveAttribute('target', '_blank');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(terms).toBeChecked();
      expect(page.url()).toBe(url);
    });

  test(`ORDER-9: price, terms, delivery and Order appear only when complete, in ${locale}${longIf(locale === 'pl')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    await form.open('posters', 1);
    const { strap } = new Stage(page);
    const later = [form.send, page.locator('#terms'), page.locator('#first_name'), form.total];
    for (const part of later) await expect(part).toHaveCount(0);
    await form.chooseMedium('print');
    await expect(form.send).toHaveCount(0);
    await expect(strap).not.toContainText('zł');
    await form.chooseSize('a3');
    for (const part of later) await expect(part.first()).toBeVisible();
    for (const place of [form.total, strap])
      await expect(place).toContainText(locale === 'pl' ? /69,00.zł/ : /69.00.zł/);
    await form.chooseSize('custom');
    for (const place of [form.total, strap])
      await expect(place).toContainText(locale === 'pl' ? /49,00.zł do 199,00.zł/ : /49.00.zł to 199.00.zł/);
  });
}

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
