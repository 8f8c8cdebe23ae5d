import type { Page } from 'playwright/test';
import { formPath, withdrawalStatements } from '@/domain/api';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { receivedWith } from '../support/inbox';
import { expect, test } from '../support/test';

const field = (page: Page, name: string) => page.locator(`#${withdrawalStatements}-${name}`);

let count = 0;

for (const [locale, isScripted] of [
  ['pl', true],
  ['en', false],
] as const) {
  const words = messages[locale].withdrawal;
  test.describe(`${isScripted ? 'with' : 'without'} script (${locale})`, () => {
    // the page that refuses is a 422, of which Chromium makes a line in its console
    test.use({ javaScriptEnabled: isScripted, allowedErrors: [/422/] });

    test(`WITHDRAWAL-2, WITHDRAWAL-3: from the footer to the receipt, in two presses`, async ({ page }) => {
      const number = `1999-${Date.now()}-${++count}`;
      await page.goto(pathTo('shop', locale));
      await page.getByRole('contentinfo').getByRole('link', { name: words.h, exact: true }).click();
      await page.waitForURL(`**${pathTo('withdrawal', locale)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.h);

      await field(page, 'order').fill(number);
      await field(page, 'email').fill('ala.poczta.example');
      await field(page, 'full_name').fill('Ala „Kot” Źdźbło');
      await field(page, 'what').fill('Kubek,\nbez plakatu');
      await page.getByRole('button', { name: words.next, exact: true }).click();
      await expect(page.getByRole('link', { name: messages[locale].problems.email.invalid })).toBeVisible();
      await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'what')).toHaveValue('Kubek,\nbez plakatu');
      await field(page, 'email').fill('ala@poczta.example');
      await page.getByRole('button', { name: words.next, exact: true }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirming);
      await expect(page.locator('main').getByRole('button')).toHaveText([words.confirm]);
      for (const said of [number, 'Ala „Kot” Źdźbło', 'ala@poczta.example', 'Kubek,\nbez plakatu'])
        await expect(page.locator('dd').getByText(said, { exact: true })).toBeVisible();
      expect(await receivedWith(number)).toEqual([]);
      // whoever sees a slip mends it there
      await page.getByText(words.change).click();
      await field(page, 'full_name').fill('Ala Źdźbło');
      await page.getByRole('button', { name: words.next, exact: true }).click();
      await expect(page.locator('dd').getByText('Ala Źdźbło', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.confirm }).click();

      await page.waitForURL('**/api/web/result/*');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
      await expect(page.locator('main')).toContainText(/\d\d[./]\d\d[./]\d{4}, \d\d:\d\d/);
      const [kept, ...more] = await receivedWith(number);
      expect(more).toEqual([]);
      expect([kept?.held, kept?.fields.full_name]).toEqual([null, 'Ala Źdźbło']);
      await expect(page.locator('.form-page__number')).toHaveText(kept?.reference ?? '');
      await page.reload();
      expect(await receivedWith(number)).toHaveLength(1);
    });
  });
}

test('WITHDRAWAL-4: printed, the page is the model form on one sheet', async ({ page }) => {
  await page.goto(pathTo('withdrawal', 'pl'));
  await page.emulateMedia({ media: 'print' });
  const { model, exempt } = messages.pl.withdrawal;
  for (const text of [model.title, model.signature, model.delete]) await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator(`form[action="${formPath(withdrawalStatements)}"]`)).toBeHidden();
  for (const text of [exempt.h, model.h]) await expect(page.getByRole('heading', { name: text })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const sheets = String(await page.pdf({ format: 'A4' })).match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});
