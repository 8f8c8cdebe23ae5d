import { formPath, shopOrders } from '@/domain/api';
import { locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { delivery, orderRequest, orders } from '../support/in-process/order-request';
import { expect, test } from '../support/own-desk';

for (const locale of locales)
  test(`STATUS-32: a second thing joins the parcel, and both pages and the desk show both (${locale}, ${locale === 'pl' ? 'with' : 'without'} script)`, async ({
    startDesk,
  }) => {
    test.setTimeout(90_000);
    const { parcel, order, status } = messages[locale];
    const { site, artist, buyer } = await startDesk();
    const body = await orderRequest({ fields: { ...orders.posters, language: locale } }).formData();
    const first = await (await fetch(site.base + formPath(shopOrders), { method: 'POST', body })).json();
    const page = await buyer({ viewport: { width: 390, height: 844 }, javaScriptEnabled: locale === 'pl' });
    await page.goto(first.status);
    await page.getByRole('link', { name: parcel.add }).click();
    await page.locator('main li a').nth(1).click();
    await expect(page.getByText(delivery.email)).toBeVisible();
    await expect(page.getByLabel(order.delivery.address)).toHaveCount(0);
    const send = page.getByRole('button', { name: order.send, exact: true });
    await page.locator('[name=medium][value="3"]').check({ force: true });
    await page.locator('[name=size][value="1"]').check({ force: true });
    await page.getByLabel(order.fields.wish).fill('Na imieniny');
    await send.click();
    // it comes back with what is missing, and all that was typed
    await expect(page.getByRole('alert')).toContainText(order.errors.terms);
    await expect(page.getByLabel(order.fields.wish)).toHaveValue('Na imieniny');
    await page.locator('#terms').check();
    await send.click();
    await expect(page.getByRole('heading', { name: status.h })).toBeVisible();
    const second = page.url();
    await page.getByRole('region', { name: parcel.h }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${first.status}$`));
    await expect(page.getByRole('region', { name: parcel.h }).getByRole('link')).toHaveAttribute(
      'href',
      new URL(second).pathname,
    );

    const desk = await artist({ locale: locale === 'pl' ? 'pl-PL' : 'en-GB' });
    await desk.getByRole('listitem').filter({ hasText: first.reference }).getByRole('link').first().click();
    await desk.getByRole('link', { name: /Plakat|Poster|Wydruk|Print/ }).click();
    await expect(desk).toHaveURL(new RegExp(`${first.reference}$`));
    await expect(desk.getByRole('heading', { name: parcel.h })).toBeVisible();
  });
