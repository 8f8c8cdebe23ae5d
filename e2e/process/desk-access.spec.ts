import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { faultsOf } from '../support/axe';
import { everyForm, sendForm } from '../support/forms';
import { deskScreens } from '../support/in-process/desk-screens';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/own-desk';
import { photo } from '../support/photos';
import { sideways } from '../support/reach';

const looks = [
  { width: 390, colorScheme: 'light', forcedColors: 'none' },
  { width: 390, colorScheme: 'dark', forcedColors: 'none' },
  { width: 320, colorScheme: 'light', forcedColors: 'none' },
  { width: 320, colorScheme: 'dark', forcedColors: 'none' },
  { width: 768, colorScheme: 'light', forcedColors: 'active' },
  { width: 1440, colorScheme: 'light', forcedColors: 'none' },
  { width: 1440, colorScheme: 'dark', forcedColors: 'none' },
] as const;

/** What a press makes of a screen, in either language: where it is found, what is done there, and what then stands there. */
const states: readonly (readonly [
  name: string,
  path: (of: Readonly<Record<'order' | 'message', string>>) => string,
  open: (desk: Page) => Promise<unknown>,
  there: string,
])[] = [
  ['a refused offer', offerOf, (desk) => look(desk), '[aria-invalid]'],
  [
    'an offer with a slip, and its letter',
    offerOf,
    async (desk) => {
      for (const [field, text] of Object.entries({
        price: '6',
        delivery: '25',
        by: '2027-01-30',
        arrives: '2027-02-02',
      }))
        await desk.locator(`#send-${field}`).fill(text);
      await look(desk);
    },
    '.ask',
  ],
  [
    'a letter that can be taken back',
    ({ message }) => `/inbox/${message}`,
    async (desk) => {
      await desk.locator('#reply-text').fill('OK');
      await desk.locator('form[action$="/reply"] button:not([name])').first().click();
    },
    '[formaction$="/take-back"]',
  ],
  [
    'a refused order by hand',
    () => '/add/order',
    (desk) => desk.locator('button[form=order]').click(),
    '[aria-invalid]',
  ],
  [
    'a price that is asked about',
    () => '/prices?type=portraits&technique=oil',
    async (desk) => {
      await desk.locator('[name="v.prices.prices.portraits.oil.one.a4"]').fill('39');
      await desk.locator('.actbar button').click();
    },
    '.ask',
  ],
  [
    'a photo that is cropped',
    () => '/works',
    async (desk) => {
      await desk
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photo('praca.jpg', 1200, 1600));
      await desk.locator('[data-crop] summary').click();
    },
    'cropper-selection',
  ],
  [
    'a refused erasure',
    ({ order }) => `/people/${order}/erase`,
    (desk) => desk.locator('form[action$="/forever"] button').click(),
    '[aria-invalid]',
  ],
];

/** How a publication is noted while it runs, and how it may have ended. */
const publications = {
  'a publication that runs': { step: 'pages' },
  'one that is done': { ended: { ok: true, end: 'shown' } },
  'one that failed': { ended: { ok: false, end: 'late' } },
  'one that was killed': { pid: 2 ** 22 + 1 },
};

/** A project with the site that visitors see, one before it, and a sentence that was changed since. */
function publishedProject(): string {
  const folder = test.info().outputPath('project');
  for (const [name, h] of Object.entries({ '20261124T174000000Z': 'Kram', '20261125T174000000Z': 'Stragan' })) {
    const site = join(folder, '.site', name);
    mkdirSync(join(site, 'own/messages'), { recursive: true });
    writeFileSync(join(site, 'own/messages/pl.json'), JSON.stringify({ shop: { h } }));
    writeFileSync(join(site, 'built.json'), JSON.stringify({ at: '2026-11-25T17:40:00Z' }));
  }
  symlinkSync('20261125T174000000Z', join(folder, '.site/current'));
  for (const name of readdirSync('.').filter((one) => !['.site', 'test-results'].includes(one)))
    symlinkSync(resolve(name), join(folder, name));
  return folder;
}

function offerOf({ order }: Readonly<{ order: string }>): string {
  return `/orders/${order}/offer`;
}

const look = (desk: Page) => desk.locator('.btn[value=preview]:visible').first().click();

for (const locale of locales)
  for (const look of looks)
    test(`axe has nothing to say of the desk (${locale}, ${Object.values(look).join(', ')})${longIf(locale === 'en' || look !== looks[0])}`, async ({
      startDesk,
    }) => {
      test.setTimeout(300_000);
      const folder = publishedProject();
      const { site, artist, base, link } = await startDesk({}, folder);
      const references: Record<string, string> = {};
      // whatever word stands in it, a page is no wider than its window
      const [email, word] = [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`, `https://example.org/${'c'.repeat(300)}`];
      for (const kind of Object.keys(everyForm) as (keyof typeof everyForm)[])
        references[kind] = (await (await sendForm(site.base, kind, { email })).json()).reference;
      const { width, ...media } = look;
      const language = { pl: 'pl-PL', en: 'en-GB' }[locale];
      const desk = await artist({ viewport: { width, height: 844 }, locale: language });
      const faults: string[] = [];
      async function add(name: string): Promise<void> {
        // a target that is half below a bar as the page rests is no small one
        await desk.evaluate(() => scrollTo(0, 0));
        faults.push(...(await faultsOf(desk)).map((fault) => `${name}: ${fault}`));
        const wider = await desk.evaluate(sideways);
        if (wider > 0) faults.push(`${name}: ${wider} px too wide`);
      }
      await desk.emulateMedia(media);
      await desk.goto(await link());
      await add('entry');
      await desk.goto(`${base}/health`);
      const waiting = await desk.locator('#letters a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const letters = waiting.slice(0, 2).map((path) => path?.split('/').at(-1) ?? '');
      expect(letters).toHaveLength(2);
      const of = { order: references['shop-orders'] ?? '', message: references.contact ?? '', letters };
      await desk.goto(`${base}/orders/${of.order}`);
      await desk.locator('#note-text').evaluate((field: HTMLTextAreaElement, text) => {
        field.value = text;
        field.form?.requestSubmit();
      }, word);
      await desk.waitForURL(/done=/);
      for (const path of deskScreens(of)) {
        const answer = await desk.goto(base + path);
        expect([path, answer?.status()]).toEqual([path, 200]);
        await add(path);
      }
      for (const [name, noted] of Object.entries(publications)) {
        const { pid } = process;
        writeFileSync(join(folder, '.site/publication.json'), JSON.stringify({ pid, at: Date.now(), ...noted }));
        await desk.goto(`${base}/publish`);
        await add(name);
      }
      for (const [name, path, open, there] of states) {
        await desk.goto(base + path(of));
        await open(desk);
        await desk.locator(there).first().waitFor({ timeout: 60_000 });
        await add(name);
      }
      expect(faults).toEqual([]);
    });
