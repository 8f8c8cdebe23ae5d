import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import sharp from 'sharp';
import { formPath, shopOrders } from '@/domain/api';
import { launchOptions } from '../support/browser/chromium';
import { command } from '../support/desk';
import { sendForm } from '../support/forms';
import { keptPort } from '../support/in-process/kept-port';
import { delivery, orderRequest, orders } from '../support/in-process/order-request';
import { programs, writeProgramWithAccount } from '../support/in-process/programs';
import { startProgram } from './support/servers';

// Makes the pictures of docs/przewodnik.md: the desk of the last build on a phone, with orders of nobody.

const folder = 'docs/przewodnik';

/** One screen each, by the name of its file; what is done there before it is seen. */
const screens: Readonly<Record<string, (page: Page, base: string) => Promise<unknown>>> = {
  dzis: (page, base) => page.goto(base),
  zamowienie: async (page, base) => {
    await page.goto(base);
    await page.locator('.row-name[href^="/orders/"]').first().click();
    await page.waitForURL(/orders/);
  },
  szkic: async (page, base) => {
    await page.goto(base);
    await page.locator('.row-name[href^="/orders/"]').first().click();
    await opened(page, /^Zapytaj kupującego, czy tak ma być/);
  },
  sama: async (page, base) => {
    await page.goto(`${base}/orders/${reference}`);
    await opened(page, /Zrobiła się sama/);
  },
  etykieta: (page, base) => page.goto(`${base}/orders/${joined.reference}/label`),
  paczka: async (page, base) => {
    await page.goto(`${base}/orders/${joined.reference}`);
    await opened(page, /tej samej paczce$/);
  },
  prace: (page, base) => page.goto(`${base}/works?room=landscapes`),
  kadr: async (page, base) => {
    await page.goto(`${base}/works?room=landscapes`);
    await page.locator('.hall-works a').first().click();
    await page.getByText('Przytnij i obróć').click();
    await page.locator('cropper-selection').focus();
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Shift+ArrowLeft');
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowDown');
  },
  cennik: (page, base) => page.goto(`${base}/prices`),
  wydruki: async (page, base) => {
    await page.goto(`${base}/works?room=landscapes`);
    await page.locator('.hall-works a').first().click();
    await opened(page, 'Wydruki tej pracy');
  },
  odpowiedz: async (page, base) => {
    await page.goto(`${base}/inbox?show=fresh`);
    await page.locator('.row-name[href^="/inbox/"]').first().click();
    await opened(page, 'Wstaw');
  },
  zmiana: async (page, base) => {
    await page.goto(`${base}/inbox?show=fresh`);
    await page.getByRole('link', { name: delivery.last_name }).first().click();
    await opened(page, 'Zaproponuj zmianę');
  },
};

/** Brings the words to the upper part of the screen, open where they are folded. */
async function opened(page: Page, words: string | RegExp): Promise<void> {
  const place = page.getByText(words, { exact: true }).last();
  await place.evaluate((element) => {
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    element.scrollIntoView();
    scrollBy(0, -150);
  });
}

/** An order whose offer makes itself. @returns its number, and the address of its private page */
async function offered(fields: Readonly<Record<string, string>>): Promise<{ reference: string; status: string }> {
  const body = await orderRequest({ fields: { ...fields, language: 'pl' } }).formData();
  return (await fetch(site.origin + formPath(shopOrders), { method: 'POST', body })).json();
}
const file = { ...orders.picture, id: '1', first_name: 'Ewa', last_name: 'Lis' };
const print = { ...orders.posters, medium: '2', size: '4', comment: '', 'attribute.size': '' };

const data = mkdtempSync(join(tmpdir(), 'guide-'));
const [port, deskPort] = [`${await keptPort()}`, `${await keptPort()}`];
const program = writeProgramWithAccount();
const site = await startProgram(program, { DATA_DIR: data, PORT: port });
const photo = await sharp(`content/images/portraits/${readdirSync('content/images/portraits').toSorted()[0]}`)
  .jpeg()
  .toBuffer();
for (const kind of ['shop-orders', 'orders', 'contact', 'registration-lessons'] as const)
  await sendForm(site.origin, kind, { photo });
const env = { DATA_DIR: data, DESK_PORT: deskPort, SITE_URL: site.origin };
const { reference } = await offered(file);
const desk = await startProgram(programs.desk, env);
const base = desk.origin;
const browser = await chromium.launch(launchOptions);
const buyer = await browser.newPage({ baseURL: site.origin });
const accepted = await offered(print);
await buyer.goto(accepted.status);
await buyer.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
// the second thing in the parcel of the first
const joined = await offered({ ...print, id: '5', with: accepted.reference, parcel: accepted.status.slice(-40) });
const page = await browser.newPage({
  locale: 'pl-PL',
  viewport: { width: 390, height: 760 },
  deviceScaleFactor: 2,
  hasTouch: true,
});
await page.goto(JSON.parse((await command(['desk', '--json'], { env })).out).link);
await page.getByRole('button', { name: 'Otwórz tutaj' }).click();
await page.waitForURL(`${base}/`);
mkdirSync(folder, { recursive: true });
for (const [name, go] of Object.entries(screens)) {
  await go(page, base);
  await page.waitForLoadState('networkidle');
  writeFileSync(
    join(folder, `${name}.webp`),
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toBuffer(),
  );
}
await browser.close();
await desk.stop();
await site.stop();
rmSync(data, { recursive: true });
rmSync(program);
