import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { artist } from '@/content/artist';
import type { OrderType } from '@/content/order';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { buyer, OrderForm } from '../support/order-form';
import { photo, photosKept } from '../support/photos';
import { expect, test } from '../support/test';

/** The visible text, with no-break spaces as ordinary ones. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
  (await page.locator(selector).innerText()).replaceAll('\u2060', '').replace(/[\u00a0\s]+/g, ' ');

const fixedTime = new Date('2026-05-12T18:20:00');

test.describe('an order with photos', () => {
  test('is left for its receipt without the question whether to leave, and not asked about on the way back', async ({
    page,
  }) => {
    // the test's own watch dismisses and reports every dialog, so with one the page would not be left
    const form = new OrderForm(page, 'en');
    await form.portraitWithPhoto(await photo('dog.jpg'));
    expect(await form.order()).toMatch(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack({ waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('#variant')).toHaveValue('');
  });

  test('ORDER-20: not yet sent, its page is left without a question and is as it was when one comes back', async ({
    page,
  }) => {
    const form = new OrderForm(page, 'pl');
    await form.portraitWithPhoto(await photo('pies.jpg'));
    await photosKept(page, 1);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.goBack({ waitUntil: 'networkidle' });
    await expect(page.locator('#first_name')).toHaveValue(buyer.first_name);
    await expect(page.getByRole('button', { name: form.words.photos.del.replace('{name}', 'pies.jpg') })).toBeVisible();
  });

  test.describe('not yet sent', () => {
    test.use({ dialogs: { beforeunload: 'dismiss' } });

    test('ORDER-20: its page asks before it is left where the browser cannot keep the photo', async ({ page }) => {
      await page.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      const form = new OrderForm(page, 'pl');
      await form.portraitWithPhoto(await photo('pies.jpg'));
      const asked = page.context().waitForEvent('dialog');
      await page.evaluate(() => window.location.assign('/'));
      expect((await asked).type()).toBe('beforeunload');
      await expect(page.locator('#first_name')).toHaveValue(buyer.first_name);
    });

    for (const locale of locales) {
      test(`who is kept on the page sees the number and the way to the receipt (${locale})${longIf(locale === 'en')}`, async ({
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
        await page.getByRole('link', { name: messages[locale].sent.open }).click();
        await page.waitForURL(`**${pathTo('orderSent', locale)}`);
        await expect(page.getByTestId('reference')).toHaveText(reference);
      });
    }
  });
});

test('where the browser keeps nothing the number stands on the form’s own page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const form = new OrderForm(page, 'en');
  await form.open('picture', 1);
  await form.fillDelivery();
  await form.acceptTerms();
  await form.send.click();
  await expect(page.getByTestId('reference')).toHaveText(/^\d{4}-\d{4}-[A-Z0-9]{2}$/);
  await expect(page.getByRole('link', { name: messages.en.sent.open })).toHaveCount(0);
  await expect(page).toHaveURL(/\/order\/picture\/1$/);
  await page.getByRole('link', { name: messages.en.order.new }).click();
  await expect(page.locator('#first_name')).toHaveValue('');
});

type Receipt = Readonly<{
  type: OrderType;
  item: number | null;
  choose: (form: OrderForm) => Promise<void>;
  /** Texts that the page must have in each language; `never`: texts that it must not have. */
  says: Readonly<Record<Locale, readonly string[]>>;
  never: Readonly<Record<Locale, readonly RegExp[]>>;
}>;

const noPhotos = { pl: [/zdjęcia/i, /Zaczynam pracę/], en: [/photo/i, /I start/] } as const;

const receipts: readonly Receipt[] = [
  {
    type: 'picture',
    item: 3,
    choose: async () => {},
    says: {
      pl: ['Złote brzozy', 'Nośnik Plik cyfrowy', 'Cena 99,99 zł', messages.pl.sent.steps.file],
      en: ['Golden birches', 'Medium Digital file', 'Price 99.99 zł', messages.en.sent.steps.file],
    },
    never: noPhotos,
  },
  {
    type: 'posters',
    item: 4,
    choose: async (form) => {
      await form.chooseMedium('mug');
      await form.page.locator('input[name=attribute-interior][value="5"]').check();
      await form.chooseSize('a2');
      await form.page.locator('#comment').fill('Do 20 grudnia\nna prezent');
    },
    says: {
      pl: [
        'Kolor wnętrza czerwony',
        'Kolor uszka do uzgodnienia',
        'Uwagi Do 20 grudnia na prezent',
        'Cena bez dostawy 59,00 zł',
      ],
      en: [
        'red',
        'to be agreed',
        'Comment Do 20 grudnia na prezent',
        'Price without delivery 59.00 zł',
        messages.en.sent.steps.printed,
      ],
    },
    never: noPhotos,
  },
  {
    type: 'portraits',
    item: null,
    choose: async (form) => {
      await form.addPhoto(await photo('pies.jpg'));
      await form.chooseVariant('oil');
      await form.page.locator('#subject').selectOption('two');
      await form.chooseSize('a3');
    },
    says: {
      pl: ['Zdjęcia 1', 'Technika Olej na płótnie', 'Cena bez dostawy od ', messages.pl.sent.steps.checkPhotos],
      en: ['Photos 1', 'Technique Oil paints on canvas', 'Price without delivery from ', messages.en.sent.steps.made],
    },
    never: { pl: [/wysyłam plik/], en: [/send the file/] },
  },
];

for (const { type, item, choose, says, never } of receipts) {
  for (const locale of locales) {
    test(`the receipt of ${type} says everything, after a reload and in the other language (${locale})${longIf((type === 'posters') === (locale === 'pl'))}`, async ({
      page,
    }) => {
      const form = new OrderForm(page, locale);
      await form.open(type, item);
      await choose(form);
      await form.fillDelivery();
      await form.acceptTerms();
      await page.clock.setFixedTime(fixedTime);
      const reference = await form.order();
      const receiptIn = async (read: Locale) => {
        const { sent } = messages[read];
        await expect(page.getByTestId('reference')).toHaveText(reference);
        const text = await textOf(page, 'main');
        const date = { pl: 'Wysłano 12 maja 2026 o 18:20.', en: 'Sent on 12 May 2026 at 18:20.' }[read];
        for (const part of [reference, date, ...Object.values(buyer), artist.email, artist.phone, ...says[read]])
          expect(text).toContain(part);
        expect(text).toMatch({ pl: /w ciągu 2 dni roboczych/, en: /within 2 working days/ }[read]);
        expect(text).toContain(sent.steps.confirm);
        for (const wrong of never[read]) expect(text).not.toMatch(wrong);
      };
      await receiptIn(locale);
      await page.reload({ waitUntil: 'networkidle' });
      await receiptIn(locale);
      const other = locale === 'pl' ? 'en' : 'pl';
      const href = await page.locator(`header a[hreflang=${other}]`).getAttribute('href');
      await page.goto(href ?? '', { waitUntil: 'networkidle' });
      expect(new URL(page.url()).pathname).toBe(pathTo('orderSent', other));
      await receiptIn(other);
    });
  }
}

test('what is no receipt is no order', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('order-sent', '{"reference":"2026-0042-K7"}'));
  await page.goto('/zamowienie/wyslano', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pl.sent.nothing);
});

async function mugOrdered(page: Page, locale: Locale): Promise<string> {
  const form = new OrderForm(page, locale);
  await form.open('posters', 4);
  await form.chooseMedium('mug');
  await page.locator('input[name=attribute-interior][value="5"]').check();
  await form.chooseSize('a2');
  await page.locator('#comment').fill('<b>Na urodziny</b> & "święta"');
  await form.fillDelivery();
  await form.acceptTerms();
  await page.clock.setFixedTime(fixedTime);
  return form.order();
}

async function savedCopy(page: Page, locale: Locale): Promise<{ name: string; path: string }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: messages[locale].sent.save }).click();
  const file = await arriving;
  const name = file.suggestedFilename();
  const path = test.info().outputPath(name);
  await file.saveAs(path);
  return { name, path };
}

/** What both the paper and the copy say. */
const said: Readonly<Record<Locale, readonly string[]>> = {
  pl: [
    'Kubek ok. 330 ml 59,00 zł',
    'Kolor wnętrza czerwony',
    'Kolor uszka do uzgodnienia',
    'Cena bez dostawy 59,00 zł',
  ],
  en: [
    'Mug about 330 ml 59.00 zł',
    'Interior colour red',
    'Handle colour to be agreed',
    'Price without delivery 59.00 zł',
  ],
};

/** What the drawing shows. */
const drawn: Readonly<Record<Locale, RegExp>> = {
  pl: /^Drugi wschód księżyca na kubku, kolor wnętrza: czerwony, kolor uszka: do uzgodnienia$/,
  en: /^Second moonrise on a mug, interior colour: red, handle colour: to be agreed$/,
};

/** The pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const locale of locales) {
  test(`ORDER-22: on paper an order is one sheet of A4 without buttons, the same after a reload (${locale})${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const reference = await mugOrdered(page, locale);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('img', { name: drawn[locale] })).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    // 210 x 297 mm in points
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const text = await textOf(page, 'body');
    for (const part of [reference, ...Object.values(buyer), ...said[locale], messages[locale].sent.steps.printed])
      expect(text).toContain(part);
    await expect(page.getByRole('img', { name: drawn[locale] })).toHaveCount(1);
    await expect(page.locator('header a:visible, footer a:visible, main a:visible, button:visible')).toHaveCount(0);
    // dark ink on white, whatever the scheme of the screen
    const ink = await page.locator('article h1').evaluate((heading) => getComputedStyle(heading).color);
    expect(ink).toBe('rgb(20, 25, 28)');
  });

  test(`ORDER-22: the saved copy opens without network and script, and says everything (${locale})${longIf(locale === 'pl')}`, async ({
    page,
    browser,
  }) => {
    const reference = await mugOrdered(page, locale);
    const { name, path } = await savedCopy(page, locale);
    expect(name).toBe(messages[locale].sent.file.replace('{reference}', reference));
    const html = await readFile(path, 'utf8');
    expect(html).not.toMatch(/<script|<link|\s(src|href)="(?!data:|#)|url\((?!["']?(data:|#))|\sstyle=/);
    const offline = await browser.newContext({ offline: true, javaScriptEnabled: false });
    const copy = await offline.newPage();
    const asked: string[] = [];
    copy.on('request', (request) => asked.push(request.url()));
    await copy.goto(pathToFileURL(path).href);
    const text = await textOf(copy, 'body');
    const date = { pl: '12 maja 2026', en: '12 May 2026' }[locale];
    const lead = messages[locale].sent.copyLead.replace('{date}', date);
    for (const part of [reference, lead, ...Object.values(buyer), ...said[locale], '<b>Na urodziny</b> & "święta"'])
      expect(text).toContain(part);
    expect(text).toContain(messages[locale].sent.copyFoot);
    await expect(copy.locator('html')).toHaveAttribute('lang', locale);
    await expect(copy.getByRole('img', { name: drawn[locale] })).toBeVisible();
    expect(html).toContain(' href="data:image/webp;base64,');
    expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
    expect(pagesOf(await copy.pdf({ preferCSSPageSize: true }))).toBe(1);
    await offline.close();
  });
}

test('ORDER-22: photos that were sent are on the page, on paper and in the copy, also after a reload', async ({
  page,
}) => {
  const form = new OrderForm(page, 'pl');
  await form.portraitWithPhoto(await photo('pies.jpg'));
  await form.addPhoto(await photo('kot.jpg', 800, 1000));
  await form.order();
  await page.reload({ waitUntil: 'networkidle' });
  for (const name of ['kot.jpg', 'pies.jpg']) await expect(page.getByText(name, { exact: true })).toBeVisible();
  const sizes = await page
    .locator('article img[alt]:not([alt=""])')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]),
    );
  expect(sizes).toEqual([
    [256, 320],
    [320, 240],
  ]);
  const html = await readFile((await savedCopy(page, 'pl')).path, 'utf8');
  expect(html.match(/data:image\/jpeg;base64,/g)).toHaveLength(3);
  expect(html.replaceAll('&nbsp;', ' ')).toContain(messages.pl.sent.copyFootPhotos);
});

for (const locale of locales) {
  test(`ORDER-22: without an order its page is a bare wall with a way on (${locale})${longIf(locale === 'en')}`, async ({
    page,
  }) => {
    const { sent } = messages[locale];
    await page.goto({ pl: '/zamowienie/wyslano', en: '/order/sent' }[locale], { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: sent.nothing })).toBeVisible();
    await expect(page.getByText(sent.patch)).toBeVisible();
    await expect(page.getByRole('link', { name: sent.back })).toHaveAttribute(
      'href',
      { pl: '/sklep', en: '/shop' }[locale],
    );
    await expect(page.getByRole('button', { name: sent.save })).toHaveCount(0);
  });
}
