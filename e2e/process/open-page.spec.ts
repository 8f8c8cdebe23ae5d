import { pathTo } from '@/i18n/pages';
import { longIf } from '../support/in-process/long';
import { OrderForm } from '../support/order-form';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 900_000 });

let project: Project;
test.beforeAll(() => {
  test.setTimeout(120_000);
  project = Project.copy();
});
test.afterAll(() => project.remove());

test(`an order page that was open before a publication still finds its scripts, and sends${longIf(true)}`, async ({
  browser,
}) => {
  const PORT = String(Number(process.env.E2E_PORT || 3217) + 45);
  const before = project.run('serve', { PORT });
  const address = await before.address();
  const page = await browser.newPage();
  await page.goto(address + pathTo('orderItem', 'en', { type: 'picture', id: 1 }));

  project.change('components/order/form/order-body.tsx', (text) =>
    text.replace('className="order-body__errors"', 'className="order-body__errors" data-anew=""'),
  );
  expect(await project.run('build').finish()).toBe(0);
  await before.end('SIGTERM');
  await project.run('serve', { PORT }).address();

  const scripts = ((await page.locator('[data-ahead]').getAttribute('data-ahead')) ?? '').split(' ');
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) expect((await fetch(address + script)).status, script).toBe(200);
  const form = new OrderForm(page, 'en');
  await form.fillDelivery();
  await form.acceptTerms();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    form.send.click(),
  ]);
  expect(answer.ok()).toBe(true);
  await page.close();
});
