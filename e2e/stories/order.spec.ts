import { type OrderType, orderTypeNames } from '@/content/order';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { received } from '../support/inbox';
import { buyer, OrderForm, Stage } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

type Story = Readonly<{
  type: OrderType;
  item: number | null;
  photos: number;
  choose: (form: OrderForm) => Promise<void>;
  /** As the artist reads it, in Polish. */
  lines: readonly (readonly [string, string | null])[];
  price: { grosze: number; from: boolean };
}>;

const stories: readonly Story[] = [
  {
    type: 'picture',
    item: 3,
    photos: 0,
    choose: async () => {},
    lines: [
      ['Praca', 'Złote brzozy'],
      ['Nośnik', 'Plik cyfrowy'],
    ],
    price: { grosze: 9999, from: false },
  },
  {
    type: 'portraits',
    item: null,
    photos: 2,
    choose: async (form) => {
      await form.chooseVariant('oil');
      await form.chooseSubject('two');
      await form.chooseSize('custom');
      await form.page.locator('#width').fill('60 cm');
    },
    lines: [
      ['Zdjęcia', '2'],
      ['Technika', 'Olej na płótnie'],
      ['Kto jest na portrecie', '2 osoby'],
      ['Format', 'Inny'],
      ['Szerokość', '60 cm'],
      ['Wysokość', null],
    ],
    price: { grosze: 69000, from: true },
  },
  {
    type: 'custom-pictures',
    item: 1,
    photos: 1,
    choose: async (form) => {
      await form.chooseVariant('digital');
      await form.chooseSize('a3');
      await form.page.locator('#description').fill('Port o zmierzchu,\nciepłe światło');
      await form.chooseMedium('print');
      await form.radio('A4').last().check();
    },
    lines: [
      ['W stylu', 'Stare miasto nad rzeką'],
      ['Zdjęcia', '1'],
      ['Technika', 'Obraz cyfrowy'],
      ['Format', 'A3 · 29,7 × 42 cm'],
      ['Opis', 'Port o zmierzchu,\nciepłe światło'],
      ['Nośnik', 'Wydruk'],
      ['Rozmiar wydruku', 'A4'],
    ],
    price: { grosze: 20900, from: true },
  },
  {
    type: 'posters',
    item: 4,
    photos: 0,
    choose: async (form) => {
      await form.chooseMedium('mug');
      await form.page.locator('input[name="attribute.interior"][value="5"]').check();
      await form.chooseSize('a2');
      await form.page.locator('#comment').fill('Na prezent do 20 grudnia');
    },
    lines: [
      ['Praca', 'Drugi wschód księżyca'],
      ['Format', 'A2 · 42 × 59,4 cm'],
      ['Nośnik', 'Kubek ok. 330 ml'],
      ['Kolor wnętrza', 'czerwony'],
      ['Kolor uszka', null],
      ['Uwagi', 'Na prezent do 20 grudnia'],
    ],
    price: { grosze: 5900, from: false },
  },
];

for (const locale of locales) {
  for (const story of stories) {
    test(`ORDER-22: ${story.type} is ordered in ${locale} and found in the inbox${longIf((story.item === null || story.photos > 0) === (locale === 'en'))}`, async ({
      page,
    }) => {
      const form = new OrderForm(page, locale);
      await form.open(story.type, story.item);
      const heading = `${messages[locale].order.new} - ${orderTypeNames[story.type][locale]}`;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (let n = 1; n <= story.photos; n += 1) await form.addPhoto(await photo(`zdjęcie-${n}.jpg`));
      await story.choose(form);
      await form.fillDelivery();
      await form.acceptTerms();
      const reference = await form.order();
      expect(reference).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);

      const order = (await received()).find((one) => one.reference === reference);
      expect(order).toMatchObject({ kind: 'shop-order', language: locale });
      expect(
        order?.fields.lines.map(({ label, value }) => [
          label.pl,
          typeof value === 'object' ? (value?.pl ?? null) : value,
        ]),
      ).toEqual(story.lines);
      expect(order?.fields.price).toEqual(story.price);
      expect(order?.fields.delivery).toEqual(buyer);
      expect(order?.photos).toHaveLength(story.photos);
      const shown = order?.labels.map(({ label, value }) => `${label} ${value}`).join('\n');
      for (const [label, value] of story.lines) {
        // what a poster is put on is its kind
        expect(shown).toContain(story.type === 'posters' && label === 'Nośnik' ? 'Rodzaj' : label);
        expect(shown).toContain(value?.split('\n')[0] ?? 'do uzgodnienia');
      }
    });
  }

  test(`ORDER-17: Order with empty delivery says it in ${locale}, marks and focuses${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const { words } = new OrderForm(page, locale);
    const form = new OrderForm(page, locale);
    await form.open('picture', 1);
    await form.send.click();
    await expect(page.getByText(messages[locale].toast.fields)).toBeVisible();
    await expect(page.locator('#first_name')).toBeFocused();
    for (const field of ['first_name', 'last_name', 'address', 'phone', 'email', 'terms'] as const) {
      await expect(page.locator(`#${field}`)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator(`#${field}-error`)).toHaveText(words.errors[field]);
    }
    await form.fillDelivery({ ...buyer, address: '   ' });
    await expect(page.locator('#phone')).not.toHaveAttribute('aria-invalid');
    await form.send.click();
    await expect(page.locator('#address')).toBeFocused();
    await form.fillDelivery({ address: buyer.address });
    await form.send.click();
    await expect(page.locator('#terms')).toBeFocused();
    await expect(page.getByTestId('reference')).toHaveCount(0);
  });

  test(`DESIGN-22: a second skip link leads to the form, in ${locale}${longIf(locale === 'pl')}`, async ({ page }) => {
    await new OrderForm(page, locale).open('picture', 1);
    const [content, form] = [messages[locale].site.skip, messages[locale].site.skipToForm];
    for (const name of [content, form]) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true);
  });

  for (const width of [1280, 390])
    test(`ORDER-17: a press in the middle of the terms ticks them, in ${locale} at ${width} px${longIf((width === 390) === (locale === 'en'))}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const form = new OrderForm(page, locale);
      await form.open('picture', 1);
      const terms = page.locator('#terms');
      await expect(terms).toHaveAttribute('aria-required', 'true');
      await page.locator('label[for=terms]').click();
      await expect(terms).toBeChecked();
      await page.locator('label[for=terms]').click();
      await expect(terms).not.toBeChecked();
      const link = page.locator('form').getByRole('link', { name: /regulamin|regulations/ });
      await expect(link).toHaveAttribute('href', pathTo('storeRegulations', locale));
    });

  test(`ORDER-9: price, terms, delivery and Order appear only when complete, in ${locale}${longIf(locale === 'pl')}`, async ({
    page,
  }) => {
    const form = new OrderForm(page, locale);
    await form.open('posters', 1);
    const inForm = page.locator('main form');
    const { strap } = new Stage(page);
    const later = [form.send, page.locator('#terms'), page.locator('#first_name'), inForm.getByText(form.words.price)];
    for (const part of later) await expect(part).toHaveCount(0);
    await form.chooseMedium('print');
    await expect(form.send).toHaveCount(0);
    await expect(strap).not.toContainText('zł');
    await form.chooseSize('a3');
    for (const part of later) await expect(part.first()).toBeVisible();
    for (const place of [form.total, strap])
      await expect(place).toContainText(locale === 'pl' ? /69,00.zł/ : /69.00.zł/);
    await form.chooseSize('custom');
    for (const place of [form.total, strap])
      await expect(place).toContainText(locale === 'pl' ? /49,00.zł do 199,00.zł/ : /49.00.zł to 199.00.zł/);
  });
}

test('a choice is shown at once, and what follows from it after the press', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  await form.open('portraits');
  await expect(page.locator('#variant')).toBeEnabled();
  const rightAfter = await page.evaluate(async () => {
    const [variant, subject] = ['variant', 'subject'].map((id) => document.getElementById(id) as HTMLSelectElement);
    if (!variant || !subject) throw new Error('The form has no such fields.');
    variant.value = '3';
    variant.dispatchEvent(new Event('change', { bubbles: true }));
    // what React does at once, it has done when the tasks of this moment are
    await Promise.resolve();
    return { variant: variant.value, mayChooseSubject: !subject.disabled };
  });
  expect(rightAfter).toEqual({ variant: '3', mayChooseSubject: false });
  await expect(page.locator('#subject')).toBeEnabled();
  await expect(page.locator('#variant')).toHaveValue('3');
});
