import type { Page } from 'playwright/test';
import { formPath, openingNotices } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { receivedWith, shownOf } from '../support/inbox';
import { expect, test } from './test';

/** Where a closed service was offered, how a visitor comes to the form there, and what the artist reads of it. */
const places = [
  {
    service: 'portraits',
    visit: async (page: Page, locale: Locale) => {
      await page.goto(pathTo('shop', locale));
      const { notify } = messages[locale].shop;
      await page
        .locator(`#main a[href="${pathTo('order', locale, { type: 'portraits' })}"]`, { hasText: notify })
        .click();
      await page.waitForURL(`**${pathTo('order', locale, { type: 'portraits' })}`);
    },
  },
  {
    service: 'lessons',
    visit: async (page: Page, locale: Locale) => {
      await page.goto(pathTo('home', locale));
    },
  },
] as const;

const fieldIn = (page: Page, locale: Locale) => page.locator('#main form').getByLabel(messages[locale].form.email);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without JavaScript', () => {
    // the browser reports the status of a refusal
    test.use({ javaScriptEnabled, allowedErrors: [/status of 422/] });

    for (const [at, { service, visit }] of places.entries()) {
      // each language with script and without
      const locale = (at === 0) === javaScriptEnabled ? 'pl' : 'en';
      const { form, hold, notice, plain, shop } = messages[locale];
      test(`SHOP-9: ${service} are closed: the form asks to be told, and the wish is found (${locale})`, async ({
        page,
        changed,
      }) => {
        await visit(page, locale);
        const asked = page.locator('#main form', { has: page.locator(`[name=service][value=${service}]`) });
        const email = `${service}-${locale}-${javaScriptEnabled}@poczta.example`;
        await expect(
          page.getByText(bind(hold[service === 'lessons' ? 'lessons' : 'orders'].closed, locale)).first(),
        ).toBeVisible();
        await expect(page.getByText(hold.closed, { exact: true }).first()).toBeVisible();
        // what is no address is refused with the reason beside the field, and mended there
        for (const wrong of ['', 'ala-poczta.example']) {
          await asked.getByLabel(form.email).fill(wrong);
          await asked.getByRole('button', { name: shop.notify }).click();
          await expect(page.getByRole('heading', { name: plain.refused })).toBeVisible();
          await expect(fieldIn(page, locale)).toHaveValue(wrong);
          await expect(fieldIn(page, locale)).toHaveAttribute('aria-invalid', 'true');
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          expect(await receivedWith(wrong || email, changed.data)).toEqual([]);
        }
        await fieldIn(page, locale).fill(email);
        await page.keyboard.press('Enter');
        await page.waitForURL('**/api/web/result/*');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice.sent);
        const reference = (await page.locator('.form-page__number').textContent()) ?? '';
        expect(await receivedWith(email, changed.data)).toMatchObject([
          { reference, kind: 'opening-notices', language: locale, fields: { service } },
        ]);
        const shown = await shownOf(reference, changed.data);
        expect(shown).toContain(messages.en.notice.subjects[service]);
        expect(shown).toContain(email);
      });
    }
  });
}

test('SHOP-9: lessons that are closed have their form at the address of the form alone', async ({ page }) => {
  const { form, classes } = messages.en;
  await page.goto(pathTo('lessonsForm', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(classes.btn);
  await expect(page.locator('#main form')).toHaveAttribute('action', formPath(openingNotices));
  await expect(page.locator('#main form').getByLabel(form.email)).toBeEditable();
});
