import { originalLabel } from '@/content/media';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { received } from '../support/inbox';
import { OrderForm, Stage } from '../support/order-form';
import { added } from './content';
import { expect, test } from './test';

for (const locale of locales) {
  const { shop } = messages[locale];

  test(`SHOP-6: an original is shown as the canvas that it is, and ordered as the original (${locale})${longIf(locale === 'en')}`, async ({
    page,
    changed,
  }) => {
    await page.goto(pathTo('shop', locale));
    await expect(page.getByText(shop.picturesMixedP)).toBeVisible();
    const form = new OrderForm(page, locale);
    await form.open('picture', added.number);
    const stage = new Stage(page);
    const { canvas, wall } = messages[locale].alt;
    const saying = (words: string) => words.replace('{work}', added.title[locale]);
    await expect(stage.drawing).toHaveAttribute('aria-label', saying(canvas));
    await page.getByRole('radio', { name: messages[locale].stage.wall }).check();
    // in its own size
    const { width, height } = added.size;
    const hung = saying(wall).replace('{width}', `${width}`).replace('{height}', `${height}`);
    await expect(stage.drawing).toHaveAttribute('aria-label', new RegExp(hung.replaceAll(' ', '[ \\u00a0]')));
    await form.fillDelivery();
    await form.acceptTerms();
    await expect(page.getByText(`${originalLabel[locale]}.`, { exact: true })).toBeVisible();
    // nothing to change about what the address of the page says
    const { change } = messages[locale].order.review;
    await expect(page.getByRole('link', { name: new RegExp(`^${change}:`) })).toHaveCount(1);
    const reference = await form.order();
    await expect(page.getByText(originalLabel[locale], { exact: true }).first()).toBeVisible();
    const kept = (await received(changed.data)).find((one) => one.reference === reference);
    expect(kept?.fields.lines).toContainEqual(expect.objectContaining({ value: originalLabel }));
    // the engineer's export speaks English
    expect(kept?.labels.map(({ value }) => value)).toContain(originalLabel.en);
  });
}
