import { OrderForm } from '../support/order-form';
import { expect, test } from '../support/test';

test('a choice is shown at once, and what follows from it after the press', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  await form.open('portraits');
  await expect(page.locator('#variant')).toBeEnabled();
  const rightAfter = await page.evaluate(async () => {
    const [variant, subject] = ['variant', 'subject'].map((id) => document.getElementById(id) as HTMLSelectElement);
    if (!variant || !subject) throw new Error('The form has no such fields.');
    variant.value = 'oil';
    variant.dispatchEvent(new Event('change', { bubbles: true }));
    // what React does at once, it has done when the tasks of this moment are
    await Promise.resolve();
    return { variant: variant.value, mayChooseSubject: !subject.disabled };
  });
  expect(rightAfter).toEqual({ variant: 'oil', mayChooseSubject: false });
  await expect(page.locator('#subject')).toBeEnabled();
  await expect(page.locator('#variant')).toHaveValue('oil');
});
