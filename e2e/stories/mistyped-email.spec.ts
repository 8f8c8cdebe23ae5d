import { messages } from '@/messages';
import { HomeForm } from '../support/home-form';
import { OrderForm } from '../support/order-form';
import { expect, test } from '../support/test';

const locale = 'pl';
const { mean } = messages[locale].form;
const question = mean.replace('{email}', 'kasia@gmail.com');

test(`FORMS-15: an order form asks after a mistyped domain, and one press mends it`, async ({ page }) => {
  const form = new OrderForm(page, locale);
  await form.open('picture', 2);
  const field = page.locator('#email');
  await field.fill('kasia@gmail.con');
  await expect(page.getByText(question)).toBeHidden();
  await field.press('Tab');
  await page.getByRole('button', { name: question }).press('Enter');
  await expect(field).toHaveValue('kasia@gmail.com');
  await expect(page.getByText(question)).toBeHidden();
  // the draft knows it, too
  await page.waitForFunction(() =>
    [localStorage, sessionStorage].some((kept) => JSON.stringify(kept).includes('kasia@gmail.com')),
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect(field).toHaveValue('kasia@gmail.com');
});

test(`FORMS-15: so does a home form, which sends what was mended`, async ({ page }) => {
  const form = new HomeForm(page, 'contact', locale);
  await form.visit();
  await form.open();
  await form.fill();
  const field = form.field('email');
  await field.fill('kasia@gmail,com');
  await field.blur();
  await page.getByRole('button', { name: question }).click();
  await expect(field).toHaveValue('kasia@gmail.com');
  await form.send.click();
  await expect(form.note).toContainText('kasia@gmail.com');
});

test(`FORMS-15: the question waits while a button is held, so no press is lost`, async ({ page }) => {
  const form = new HomeForm(page, 'contact', locale);
  await form.visit();
  await form.open();
  await form.fill();
  await form.field('email').fill('kasia@gmail.con');
  const box = await form.send.boundingBox();
  if (!box) throw new Error('no button');
  // near its upper edge, which moves away first
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await expect(form.field('email')).not.toBeFocused();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.getByText(question)).toBeHidden();
  await page.mouse.up();
  await expect(form.note).toContainText('kasia@gmail.con');
});
