import { bind } from '@/i18n/typography';
import { messages } from '@/messages';
import { HomeForm } from '../support/home-form';
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

test('a work sold while its form was open is refused as sold, and nothing typed is lost', async ({ browser }) => {
  const { problems, toast } = messages.pl;
  const page = await browser.newPage({ baseURL: site.base });
  const form = new OrderForm(page, 'pl');
  await form.open('picture', 1);
  await form.fillDelivery();
  await form.acceptTerms();
  await form.send.click();
  await expect(page.locator('#refusal')).toHaveText(bind(problems.order.sold, 'pl'));
  await expect(page.locator('[data-sonner-toast]')).toContainText(bind(problems.order.sold, 'pl'));
  await expect(page.getByText(bind(toast.kept, 'pl'))).toHaveCount(0);
  await expect(page.locator('#address')).toHaveValue(buyer.address);
  await page.close();
});

test('lessons closed while the registration was open: it says so, and nothing typed is lost', async ({ browser }) => {
  const { problems } = messages.en;
  const page = await browser.newPage({ baseURL: site.base });
  const form = new HomeForm(page, 'registration-lessons', 'en');
  await form.visit();
  await form.open();
  await form.fill();
  await form.send.click();
  await expect(form.toast(problems.service.closed)).toBeVisible();
  await expect(form.frame).toContainText(bind(problems.service.closed, 'en'));
  await expect(form.field('name')).toHaveValue('Żaneta Ćwik');
  await page.close();
});
