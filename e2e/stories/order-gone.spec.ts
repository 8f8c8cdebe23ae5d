import { locales } from '@/i18n/locales';
import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { HomeForm } from '../support/home-form';
import { longIf } from '../support/in-process/long';
import { buyer, OrderForm } from '../support/order-form';
import { OwnSite } from '../support/own-site';
import { expect, test } from '../support/test';

let site: OwnSite;
test.beforeAll(async () => {
  // from its sources: what is compiled holds its content, which is changed here before it starts
  const program = ['--import', 'tsx', '--import', './e2e/support/sold-meanwhile.ts'];
  const run = ['server/main.ts', '.site/current'];
  site = await OwnSite.start({}, () => [], [...program, ...run]);
});
test.afterAll(() => site.stop());

for (const locale of locales) {
  const { problems, toast } = messages[locale];

  test(`a work sold while its form was open is refused as sold, and nothing typed is lost (${locale})${longIf(locale === 'en')}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: site.base });
    const form = new OrderForm(page, locale);
    await form.open('picture', 1);
    await form.fillDelivery();
    await form.acceptTerms();
    await form.send.click();
    await expect(page.locator('#refusal')).toHaveText(bind(problems.order.sold, locale));
    await expect(page.locator('[data-sonner-toast]')).toContainText(bind(problems.order.sold, locale));
    await expect(page.getByText(bind(toast.kept, locale))).toHaveCount(0);
    await expect(page.locator('#address')).toHaveValue(buyer.address);
    await page.close();
  });

  test(`lessons closed while the registration was open: it says so, and nothing typed is lost (${locale})${longIf(locale === 'pl')}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: site.base });
    const form = new HomeForm(page, 'registration-lessons', locale);
    await form.visit();
    await form.open();
    await form.fill();
    await form.send.click();
    await expect(form.toast(problems.service.closed)).toBeVisible();
    await expect(form.frame).toContainText(bind(problems.service.closed, locale));
    await expect(form.field('name')).toHaveValue('Żaneta Ćwik');
    await page.close();
  });
}
