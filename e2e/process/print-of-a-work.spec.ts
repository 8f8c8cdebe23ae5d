import { artworkById } from '@/content/artworks';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { buyer as sender } from '../support/order-form';
import { expect, test } from '../support/own-desk';

const phone = { viewport: { width: 390, height: 844 } };

/** A portrait that no poster shows. */
const work = artworkById(1047);

test('SHOP-11, ORDER-32: a work is ordered as a print, with script and without; a size that is not ticked is refused beside its field, and the artist ticks sizes at the work', async ({
  startDesk,
}) => {
  test.setTimeout(120_000);
  const { artist, buyer } = await startDesk();
  for (const [locale, javaScriptEnabled] of [
    ['pl', true],
    ['en', false],
  ] as const) {
    const words = messages[locale];
    const page = await buyer({ ...phone, javaScriptEnabled });
    await page.goto(artworkPath(work, locale));
    await page.getByRole('link', { name: words.art.print.replace(/,.*/, '') }).click();
    await page.waitForURL(/posters\/1\d{3}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(locale === 'pl' ? 'Wydruk' : 'Print');
    await expect(page.locator('main')).toContainText(work.title[locale]);
    await expect(page.locator('input[name=size]')).toHaveCount(1);
    await expect(page.locator('input[name=medium]')).toHaveCount(0);
    await expect(page.locator('main')).toContainText(
      locale === 'pl' ? 'Tę pracę drukuję w formacie A4.' : 'I print this work in the size A4.',
    );

    await page.locator('label', { has: page.locator('input[name=size]') }).click();
    for (const [field, text] of Object.entries(sender)) await page.locator(`#${field}`).fill(text);
    await page.locator('#terms').check();
    await page.locator('main form[method=post] button[type=submit]').click();
    await page.waitForURL(`**${pathTo('orderStatus', locale, { token: '*' })}`);
    await expect(page.locator('main')).toContainText(work.title[locale]);
  }
  const page = await buyer({ ...phone, javaScriptEnabled: false });
  await page.goto(pathTo('orderItem', 'pl', { type: 'posters', id: 1047 }));
  for (const [field, text] of Object.entries(sender)) await page.locator(`#${field}`).fill(text);
  await page.locator('#terms').check();
  const size = page.locator('input[name=size]');
  await size.check();
  // as from a page that is older than the artist's last publication
  await page.route('**/shop-orders/**', (route) => {
    const sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const other = sent.replace('name="size"\r\n\r\n1', 'name="size"\r\n\r\n3');
    return route.continue({ postData: Buffer.from(other, 'latin1') });
  });
  await page.locator('main form[method=post] button[type=submit]').click();
  await expect(page.locator('#size')).toContainText(messages.pl.problems.order.size);
  await expect(page.locator('#last_name')).toHaveValue(sender.last_name);

  const desk = await artist(phone);
  await desk.getByRole('link', { name: sender.last_name }).first().click();
  for (const text of [work.title.pl, 'A4']) await expect(desk.locator('main')).toContainText(text);
  await desk.goto('/works/1047');
  const prints = desk.getByRole('group', { name: 'Wydruki tej pracy' });
  await expect(prints.getByRole('checkbox', { name: 'A4' })).toBeChecked();
  await prints.getByRole('checkbox', { name: 'A0' }).check();
  await desk.getByRole('button', { name: messages.pl.desk.works.save }).click();
  await expect(prints).toContainText('A0: obrazek ma na to za mało pikseli');
  await expect(prints.getByRole('checkbox', { name: 'A0' })).toBeChecked();
});
