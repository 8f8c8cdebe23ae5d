import { formPath, shopOrders } from '@/domain/api';
import { messages } from '@/messages';
import { delivery, orderRequest, orders } from '../support/in-process/order-request';
import { expect, test } from '../support/own-desk';

const phone = { viewport: { width: 390, height: 844 } };
const said = { pl: 'praca idzie zgodnie z planem', en: 'the work goes on as planned' };

test('DESK-23: the artist inserts a saved reply and sends it, with script and without, to a buyer who reads either language', async ({
  startDesk,
}) => {
  test.setTimeout(120_000);
  const { site, artist, buyer } = await startDesk();
  for (const [locale, javaScriptEnabled] of [
    ['pl', false],
    ['en', true],
  ] as const) {
    const sent = orderRequest({ fields: { ...orders.posters, language: locale } });
    const { status, reference } = await (
      await fetch(`${site.base}${formPath(shopOrders)}`, { method: 'POST', body: await sent.formData() })
    ).json();
    const desk = await artist({ ...phone, javaScriptEnabled });
    await desk.goto(`/orders/${reference}`);
    const act = desk.locator('details', { has: desk.locator('form[action$="/message"]') }).last();
    if (!(await act.evaluate((one: HTMLDetailsElement) => one.open))) await act.locator('summary').click();
    await act.locator('textarea').fill('!');
    await act.getByRole('combobox').selectOption({ label: 'Idzie zgodnie z planem' });
    const address = desk.url();
    await act.getByRole('button', { name: messages.pl.desk.replies.insert }).click();
    await expect(act.locator('textarea')).toHaveValue(new RegExp(`^!\\n\\n${delivery.first_name}, ${said[locale]}`));
    if (javaScriptEnabled) expect(desk.url()).toBe(address);
    if (locale === 'en') await act.getByRole('checkbox').check();
    await act.getByRole('button', { name: messages.pl.desk.order.acts.message.do, exact: true }).click();
    await expect(desk.getByRole('status').first()).toContainText(messages.pl.desk.order.written);
    await desk.getByRole('button', { name: messages.pl.desk.undo.sendNow }).first().click();
    const page = await buyer(phone);
    await page.goto(status);
    await expect(page.locator('main')).toContainText(said[locale]);
  }
});
