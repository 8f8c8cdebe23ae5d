import type { Page } from 'playwright/test';
import type { OrderType } from '@/content/order';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { buyer, OrderForm, referenceOf } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

/** The visible text, with no-break spaces as ordinary ones. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
  (await page.locator(selector).innerText()).replaceAll('\u2060', '').replace(/[\u00a0\s]+/g, ' ');

test.describe('an order with photos', () => {
  test('is left for its private page without the question whether to leave, and not asked about on the way back', async ({
    page,
  }) => {
    // the test's own watch dismisses and reports every dialog, so with one the page would not be left
    const form = new OrderForm(page, 'en');
    await form.portraitWithPhoto(await photo('dog.jpg'));
    expect(await form.order()).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
    await expect(page.locator('main').getByRole('status')).toBeFocused();
    await page.goBack({ waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('#variant')).toHaveValue('');
  });

  test.describe('not yet sent', () => {
    test.use({ dialogs: { beforeunload: 'dismiss' } });

    for (const locale of locales) {
      test(`who is kept on the page sees the number and the link to its page (${locale})${longIf(locale === 'en')}`, async ({
        page,
      }) => {
        const form = new OrderForm(page, locale);
        await form.portraitWithPhoto(await photo('pies.jpg'));
        await page.evaluate(() => {
          const keep = (event: Event) => event.preventDefault();
          window.addEventListener('beforeunload', keep);
          window.addEventListener('let-go', () => window.removeEventListener('beforeunload', keep));
        });
        const asked = page.context().waitForEvent('dialog');
        await form.send.click();
        await asked;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].sent.h);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        const reference = (await page.getByTestId('reference').textContent()) ?? '';
        expect(reference).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
        await expect(page.getByText(form.words.send, { exact: true })).toHaveCount(0);
        await expect(page.getByText(messages[locale].form.sending)).toHaveCount(0);
        const again = page.getByRole('link', { name: messages[locale].order.new });
        await expect(again).toHaveAttribute('href', pathTo('order', locale, { type: 'portraits' }));
        await page.evaluate(() => window.dispatchEvent(new Event('let-go')));
        await page.getByRole('link', { name: messages[locale].sent.status }).click();
        expect(await referenceOf(page, locale)).toBe(reference);
      });
    }
  });
});

test('where the browser stores nothing, what is sent leads to its private page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const form = new OrderForm(page, 'en');
  await form.open('picture', 1);
  await form.fillDelivery();
  await form.acceptTerms();
  expect(await form.order()).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
  await page.goBack({ waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#first_name')).toHaveValue('');
});

type Order = Readonly<{
  type: OrderType;
  item: number | null;
  choose: (form: OrderForm) => Promise<void>;
  /** Texts that the page must have in each language. */
  says: Readonly<Record<Locale, readonly string[]>>;
}>;

const sentOrders: readonly Order[] = [
  {
    type: 'picture',
    item: 3,
    choose: async () => {},
    says: {
      pl: ['„Złote brzozy”', 'Nośnik Plik cyfrowy', 'Cena 99,99 zł'],
      en: ['“Golden birches”', 'Medium Digital file', 'Price 99.99 zł'],
    },
  },
  {
    type: 'posters',
    item: 4,
    choose: async (form) => {
      await form.chooseMedium('mug');
      await form.page.locator('input[name="attribute.interior"][value="5"]').check();
      await form.chooseSize('a2');
      await form.page.locator('#comment').fill('Do 20 grudnia\n<b>na prezent</b>');
    },
    says: {
      pl: ['Kolor wnętrza czerwony', 'Kolor uszka do uzgodnienia', 'Uwagi Do 20 grudnia <b>na prezent</b>', '59,00 zł'],
      en: ['Interior colour red', 'Handle colour to be agreed', 'Comment Do 20 grudnia <b>na prezent</b>', '59.00 zł'],
    },
  },
  {
    type: 'portraits',
    item: null,
    choose: async (form) => {
      await form.addPhoto(await photo('pies.jpg'));
      await form.chooseVariant('oil');
      await form.chooseSubject('two');
      await form.chooseSize('a3');
    },
    says: {
      pl: ['1 zdjęcie', 'Technika Olej na płótnie', 'Cena od '],
      en: ['1 photo', 'Technique Oil paints on canvas', 'Price from '],
    },
  },
];

const typed = Object.values(buyer);

async function send(page: Page, locale: Locale, { type, item, choose }: Order): Promise<string> {
  const form = new OrderForm(page, locale);
  await form.open(type, item);
  await choose(form);
  await form.fillDelivery();
  await form.acceptTerms();
  return form.order();
}

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const order of sentOrders) {
  for (const locale of locales) {
    test(`STATUS-12: the page of ${order.type} says everything, on paper on one sheet of A4 with its preview, without buttons (${locale})${longIf(order.type !== 'portraits' || locale === 'en')}`, async ({
      page,
    }) => {
      const reference = await send(page, locale, order);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesOf(pdf)).toBe(1);
      // 210 x 297 mm in points
      expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('main').getByRole('img').first()).toBeVisible();
      const text = await textOf(page, 'body');
      for (const part of [reference, ...typed, ...order.says[locale]]) expect(text).toContain(part);
      await expect(page.locator('header a:visible, footer a:visible, main a:visible, button:visible')).toHaveCount(0);
      // dark ink, whatever the scheme of the screen
      const ink = await page.locator('main h1').evaluate((heading) => getComputedStyle(heading).color);
      expect(ink).toBe('rgb(20, 25, 28)');
    });
  }
}
