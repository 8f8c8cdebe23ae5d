import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { HomeForm } from '../support/home-form';
import { longIf } from '../support/in-process/long';
import { OrderForm } from '../support/order-form';
import { expect, test } from '../support/test';

const toasts = '[data-sonner-toast]';

for (const locale of locales) {
  test(`DESIGN-18: a toast closes when a dialog opens (${locale})${longIf(locale === 'en')}`, async ({ page }) => {
    const contact = new HomeForm(page, 'contact', locale);
    await contact.visit();
    await contact.send.click();
    await expect(page.locator(toasts)).toBeVisible();
    const lessons = new HomeForm(page, 'registration-lessons', locale);
    await lessons.open();
    await expect(lessons.dialog).toBeVisible();
    // long before it would close by itself
    await expect(page.locator(toasts)).toHaveCount(0, { timeout: 3000 });
    await lessons.send.click();
    await expect(lessons.dialog.locator(toasts)).toBeVisible();
  });

  test(`DESIGN-18: an error is an alert, said once; a hint is a status (${locale})${longIf(locale === 'pl')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    await form.open('picture', 1);
    await form.send.click();
    const region = page.locator('section', { has: page.locator(toasts) });
    await expect(region.getByRole('alert')).toHaveText(messages[locale].toast.fields);
    await expect(region).toHaveAttribute('aria-live', 'off');
    const contact = new HomeForm(page, 'contact', locale);
    await contact.visit();
    await contact.send.click();
    await expect(page.locator(toasts)).toBeVisible();
    await expect(region.getByRole('alert')).toHaveCount(0);
    await expect(region).toHaveAttribute('aria-live', 'polite');
  });
}
