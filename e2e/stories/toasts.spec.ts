import { messages } from '@/messages';
import { HomeForm } from '../support/home-form';
import { OrderForm } from '../support/order-form';
import { expect, moving, test } from '../support/test';

test.use(moving);

const toasts = '[data-sonner-toast]';

test('DESIGN-18: an error is an alert, said once; a hint is a status, and closes when a dialog opens', async ({
  page,
}) => {
  const form = new OrderForm(page, 'en');
  await form.open('picture', 1);
  await form.send.click();
  const region = page.locator('section', { has: page.locator(toasts) });
  await expect(region.getByRole('alert')).toHaveText(messages.en.toast.fields);
  await expect(region).toHaveAttribute('aria-live', 'off');
  const contact = new HomeForm(page, 'contact', 'en');
  await contact.visit();
  await contact.send.click();
  await expect(page.locator(toasts)).toBeVisible();
  await expect(region.getByRole('alert')).toHaveCount(0);
  await expect(region).toHaveAttribute('aria-live', 'polite');
  const lessons = new HomeForm(page, 'registration-lessons', 'en');
  await lessons.open();
  await expect(lessons.dialog).toBeVisible();
  // long before it would close by itself
  await expect(page.locator(toasts)).toHaveCount(0, { timeout: 3000 });
  await lessons.send.click();
  await expect(lessons.dialog.locator(toasts)).toBeVisible();
});
