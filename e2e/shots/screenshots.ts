import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { pool } from '@/build/pictures/pool';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { type Address, oneOfEachKind } from '../support/addresses';
import { launchOptions } from '../support/browser';
import { OwnSite } from '../support/own-site';

/** What is photographed. `isSent`: with an order in the tab, as after it. */
type Shot = Pick<Address, 'name' | 'path' | 'locale'> & Readonly<{ isSent?: boolean }>;

/** What is no page of its own: the page of an order after it, and that of an unknown address. */
const unlisted: readonly Shot[] = locales.flatMap((locale) => [
  { name: `order sent with its order (${locale})`, path: pathTo('orderSent', locale), locale, isSent: true },
  { name: `not found (${locale})`, path: `/${locale}/404`, locale },
]);

type Screen = Readonly<{ width: number; height: number; dark?: true }>;

/** The widths at which every page is photographed; the heights are those of common devices. */
const screens: readonly Screen[] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const light: readonly Screen[] = [
  ...screens,
  { width: 1600, height: 900 },
  { width: 992, height: 800 },
  { width: 991, height: 800 },
  { width: 768, height: 1024 },
  { width: 352, height: 700 },
  { width: 844, height: 390 },
];

/** Both sides of every breakpoint and a phone on its side, in both colour schemes. */
const allScreens: readonly Screen[] = [...light, ...light.map((screen) => ({ ...screen, dark: true as const }))];

/** What the order-sent page reads from the tab after an order. */
const sent = {
  reference: '2026-0042-K7',
  at: '2026-05-12T16:20:00.000Z',
  type: 'posters',
  title: { pl: 'Drugi wschód księżyca', en: 'Second moonrise' },
  lines: [
    { name: 'item', value: { pl: 'Drugi wschód księżyca', en: 'Second moonrise' } },
    { name: 'size', value: { pl: 'A3', en: 'A3' } },
    { name: 'medium', value: { pl: 'Kubek ok. 330 ml', en: 'Mug about 330 ml' } },
    {
      name: 'attribute',
      attribute: 'handle',
      label: { pl: 'Kolor uszka', en: 'Handle colour' },
      value: null,
    },
    { name: 'comment', value: 'Na urodziny Oli, 14 czerwca.' },
  ],
  price: { grosze: 5900, from: false },
  delivery: {
    first_name: 'Alicja',
    last_name: 'Przykładowa',
    address: 'ul. Lipowa 12, 00-000 Toruń',
    phone: '600 000 000',
    email: 'alicja@example.com',
  },
  choice: { variant: null, medium: 'mug', size: 'a3', width: '', height: '', attributes: {} },
  photos: [],
  course: 'printed',
  work: null,
};

/** Scrolls down the page once, so that lazy pictures are loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Two screenshots at one width: the first screen and the whole page. */
async function take(browser: Browser, base: string, shot: Shot, { dark, ...viewport }: Screen, folder: string) {
  const colorScheme = dark ? 'dark' : 'light';
  const page = await browser.newPage({ viewport, colorScheme, locale: shot.locale, reducedMotion: 'reduce' });
  if (shot.isSent)
    await page.addInitScript((order) => sessionStorage.setItem('order-sent', JSON.stringify(order)), sent);
  // the question about cookies is answered, because it would cover a part of every page
  await page.addInitScript(() => localStorage.setItem('consent', 'refused'));
  await page.goto(new URL(shot.path, base).href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const file = `${folder}/${shot.name.replace(/\W+/g, '-')}${viewport.width}${dark ? '-dark' : ''}`;
  await page.screenshot({ path: `${file}.png` });
  await scrollThrough(page);
  await page.screenshot({ path: `${file}-full.png`, fullPage: true });
  await page.close();
}

// npm run screenshots [-- [part-of-a-name] [--all]]
const folder = 'screenshots';
const asked = process.argv.slice(2);
const part = asked.find((word) => word !== '--all') ?? '';
const shots = [...oneOfEachKind, ...unlisted].filter(({ name }) => name.includes(part));
const chosen = asked.includes('--all') ? allScreens : screens;

await mkdir(folder, { recursive: true });
const site = await OwnSite.start();
const browser = await chromium.launch(launchOptions);
try {
  const all = shots.flatMap((shot) => chosen.map((screen) => ({ shot, screen })));
  await pool(all, 2, ({ shot, screen }) => take(browser, site.base, shot, screen, folder));
  console.log(`screenshots: ${all.length * 2} pictures of ${shots.length} pages in ${folder}/`);
} finally {
  await browser.close();
  await site.stop();
}
