import { sendForm } from '../support/forms';
import { expect, test } from '../support/own-desk';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('an offer with a slip is mended, sent at once and accepted, and a deposit shows to the buyer', async ({
  startDesk,
}) => {
  const { site, artist, buyer } = await startDesk();
  const { status } = await (await sendForm(site.base, 'shop-orders')).json();

  const desk = await artist(phone);
  await desk.getByRole('link', { name: 'Wyślij ofertę' }).click();
  const soon = (days: number) => `za ${days} dni`;
  for (const [label, typed] of [
    ['Cena pracy', '6'],
    ['Gotowe do', soon(20)],
    ['Dojdzie około', soon(23)],
  ] as const)
    await desk.getByLabel(label, { exact: true }).fill(typed);
  await desk.getByRole('button', { name: 'Zobacz list' }).first().click();
  await desk.getByRole('button', { name: /^Tak, 6,00/ }).click();
  await desk.getByRole('button', { name: 'Wyślij ofertę' }).click();
  const page = await buyer();
  await page.goto(status);
  await expect(page.getByRole('heading', { name: 'Moja oferta' })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Wyślij od razu' }).first().click();
  await expect(desk.getByRole('status')).toContainText('Kupujący widzi to od teraz.');
  await page.reload();
  await page.getByRole('link', { name: 'Przyjmuję' }).click();
  await page.getByRole('button', { name: /^Zamawiam z obowiązkiem zapłaty:/ }).click();

  await desk.reload();
  await desk.locator('#payment summary').click();
  await desk.getByLabel('Ile').fill('10');
  await desk.getByRole('button', { name: 'Zapisz wpłatę' }).click();
  await desk.getByRole('button', { name: 'Wyślij od razu' }).first().click();
  await expect(desk.getByRole('status')).toContainText('Kupujący widzi to od teraz.');
  await page.goto(status);
  await expect(page.getByText('Do zapłaty', { exact: true })).toBeVisible();
});
