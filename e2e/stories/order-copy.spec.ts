import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { type Locale, locales } from '@/i18n/locales';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { buyer, OrderForm } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

/** The visible text, with no-break spaces as ordinary ones. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text
  (await page.locator(selector).innerText()).replace(/[\u00a0\s]+/g, ' ');

const fixedTime = new Date('2026-05-12T18:20:00');

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
