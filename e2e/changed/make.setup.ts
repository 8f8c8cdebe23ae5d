import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { keptPort } from '../support/in-process/kept-port';
import { photo } from '../support/photos';
import { Project } from '../support/project';
import { expect, test as setup } from '../support/test';
import { added, changedFolder, goneWorks, olderWorks, servicesNow } from './content';

type Added = typeof added;

/** Hangs a work from a photo, for sale, as the artist does on her desk. */
async function hang(page: Page, { title, technique, alt, size }: Added): Promise<void> {
  await page.getByRole('link', { name: 'Prace', exact: true }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('laka.jpg', 2000, 1600)]);
  // what is chosen is sent
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do opisania: 1', { timeout: 60_000 });
  await page.getByText('Pejzaże', { exact: true }).click();
  for (const [at, locale] of locales.entries()) {
    await page.getByLabel('Tytuł').nth(at).fill(title[locale]);
    await page.getByLabel('Technika').nth(at).fill(technique[locale]);
    await page.getByLabel('Co na niej widać').nth(at).fill(alt[locale]);
  }
  await page.getByRole('textbox', { name: 'Szerokość' }).fill(`${size.width}`);
  await page.getByLabel('Rok', { exact: true }).fill('2026');
  await page.getByText('Miejsce, opis, sprzedaż', { exact: true }).click();
  await page.getByText('oryginał', { exact: true }).click();
  await page.getByLabel('Cena', { exact: true }).fill('1900');
  await page.getByRole('button', { name: 'Zapisz i następne' }).click();
  await expect(page.getByRole('status')).toContainText(`Wisi: ${title.pl}.`, { timeout: 60_000 });
}

/** Puts an original into the shop that is sold or reserved. */
async function sell(page: Page, { state, artwork }: (typeof goneWorks)[number]): Promise<void> {
  await page.goto(new URL(`/works/${artwork.id}`, page.url()).href);
  await page.getByText('oryginał', { exact: true }).click();
  await page.getByLabel('Cena', { exact: true }).fill('1900');
  await page.getByText({ sold: 'sprzedany', reserved: 'zarezerwowany' }[state], { exact: true }).click();
  await page.getByRole('button', { name: 'Zapisz pracę' }).click();
  await expect(page.getByRole('status')).toContainText('Zapisano:', { timeout: 60_000 });
}

setup(
  'the artist adds a work, sells one, reserves one, closes services, and the site is built',
  async ({ browser }) => {
    // a whole build, on a busy machine
    setup.setTimeout(900_000);
    rmSync(changedFolder, { recursive: true, force: true });
    mkdirSync(changedFolder, { recursive: true });
    const project = Project.copy({ folder: changedFolder, built: false });
    const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
    const { desk, link } = await project.openDesk({ DESK_PORT: `${await keptPort()}` });
    await page.goto(link);
    await page.getByRole('button', { name: 'Otwórz tutaj' }).click();
    await hang(page, added);
    for (const gone of goneWorks) await sell(page, gone);
    await page.context().close();
    await desk.end('SIGTERM');
    project.change('content/services.json', (text) =>
      servicesNow.reduce((before, [from, to]) => before.replace(from, to), text),
    );
    project.change('content/artworks/digital-art.json', (text) => {
      const table = JSON.parse(text);
      return JSON.stringify({ ...table, works: [...table.works, ...olderWorks] });
    });
    const check = ['--import', 'tsx', 'scripts/content-check.ts'];
    execFileSync(process.execPath, check, { cwd: project.folder, stdio: 'pipe' });
    const building = project.run('build');
    expect([await building.finish(), building.lines.slice(-20)]).toEqual([0, expect.anything()]);
  },
);
