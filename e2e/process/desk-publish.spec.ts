import { readFileSync } from 'node:fs';
import { keptPort } from '../support/in-process/kept-port';
import { Keyboard } from '../support/keyboard';
import { OrderForm } from '../support/order-form';
import { photo } from '../support/photos';
import { Project } from '../support/project';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 600_000 });

const alt = 'Szara łąka pod szarym niebem, bez nikogo.';

test('CONTENT-12, CONTENT-15: photos become works, a price changes, both are published by hand alone, killed, and gone back from', async ({
  browser,
}) => {
  const project = Project.copy();
  try {
    const site = project.run('serve');
    const base = await site.address();
    const settings = { PORT: new URL(base).port, DESK_PORT: `${await keptPort()}` };
    // as it is deployed: it changes over with the site
    const desk = project.run('desk', settings);
    await desk.said('"event":"ready"');
    const asked = project.studio(['desk', '--json'], settings);
    await asked.finish();
    const { link } = JSON.parse(asked.lines.join(''));
    const context = await browser.newContext({
      locale: 'pl-PL',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Otwórz tutaj' }).click();

    // two photos at once; the second is described with what is proposed from the first
    await page.getByRole('link', { name: 'Prace', exact: true }).click();
    const files = await Promise.all([1600, 1601].map((width) => photo(`${width}.jpg`, width, 2000)));
    await page.locator('input[type=file]').nth(1).setInputFiles(files);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do opisania: 2', { timeout: 60_000 });
    const fill = (label: string, text: string, at = 0) =>
      page.getByLabel(label).filter({ visible: true }).nth(at).fill(text);
    const describe = async (title: string): Promise<void> => {
      await fill('Tytuł', title);
      await fill('Co na niej widać', alt);
      await fill('Szerokość', '60');
      await page.getByRole('button', { name: 'Zapisz i następne' }).click();
      await expect(page.getByRole('status')).toContainText(`Wisi: ${title}.`, { timeout: 60_000 });
    };
    await page.getByText('Pejzaże', { exact: true }).click();
    await fill('Technika', 'akryl na płótnie');
    await describe('Szara łąka');
    await expect(page.getByLabel('Technika').first()).toHaveValue('akryl na płótnie');
    await describe('Druga łąka');
    await page.goto(new URL('/prices?type=portraits&technique=oil', page.url()).href);
    await page.getByLabel('Olej na płótnie, 1 osoba, A3').fill('721');
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Zapisano 1 zmianę.', { timeout: 60_000 });
    const saved = () => expect(page.getByRole('status')).toContainText('Zapisano', { timeout: 60_000 });
    const change = async (path: string, field: string, text: string, button: string): Promise<void> => {
      await page.goto(new URL(path, page.url()).href);
      await page.locator(`[name="${field}"]`).fill(text);
      await page.getByRole('button', { name: button, exact: true }).click();
      await saved();
    };
    await change('/words/shop/shop.h', 'v.sentences.shop.h.pl', 'Kram', 'Zapisz');
    await change('/me', 'v.particulars.phone', '+48 600 111 222', 'Zapisz');
    await page.goto(new URL('/prices', page.url()).href);
    await page.getByRole('group', { name: 'Lekcje' }).getByText('zamknięte').click();
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
    await saved();

    // killed in the middle, with the desk: visitors see what they saw, and the next one is built whole
    const shown = project.current();
    const noted = () => JSON.parse(readFileSync(project.path('.site/publication.json'), 'utf8'));
    await page.goto(new URL('/publish', page.url()).href);
    await page.getByRole('button', { name: 'Opublikuj' }).click();
    // before that there is no note to read
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publikacja trwa');
    await expect.poll(() => noted().step, { timeout: 120_000 }).toBe('pages');
    process.kill(-noted().pid, 'SIGKILL');
    await desk.cut();
    expect([project.current(), (await page.request.get(`${base}/galeria/pejzaze`)).status()]).toEqual([shown, 200]);
    await project.run('desk', settings).said('"event":"ready"');
    await page.goto(new URL('/publish', page.url()).href);
    await expect(page.getByRole('alert')).toContainText('Publikacja się urwała');

    // its steps are shown as they come, while the page stays; then it goes on with the page closed
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('6 zmian');
    const keys = new Keyboard(page);
    await keys.enter(page.getByRole('button', { name: 'Opublikuj' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publikacja trwa');
    const stays = await page.locator('[data-steps]').evaluateHandle(() => document);
    await expect(page.getByRole('status').last()).toHaveText('Budowa stron', { timeout: 60_000 });
    expect(await stays.evaluate((one) => one === document)).toBe(true);
    expect(keys.faults).toEqual([]);
    const own = page.url();
    await page.close();
    const later = await context.newPage();
    await expect(async () => {
      await later.goto(own);
      expect(await later.getByRole('heading', { level: 1 }).textContent()).toBe('Goście widzą wszystko');
    }).toPass({ timeout: 300_000, intervals: [2000] });
    // above it may stand that it has begun
    await expect(later.getByRole('status').last()).toContainText('Twoje zmiany są na stronie');
    const statusOf = async (path: string): Promise<number> => (await later.request.get(base + path)).status();
    expect(await statusOf('/galeria/pejzaze/szara-laka')).toBe(200);
    expect(await statusOf('/gallery/landscapes/druga-laka')).toBe(200);
    expect(await (await later.request.get(`${base}/galeria/pejzaze/szara-laka`)).text()).toContain(alt);
    const textOf = async (path: string): Promise<string> =>
      (await (await later.request.get(base + path)).text()).replace(/\s+/g, ' ');
    expect(await textOf('/sklep')).toContain('Kram');
    expect(await textOf('/')).toContain('600 111 222');
    expect(await textOf('/')).toContain('Na razie nie przyjmuję zapisów na lekcje');
    const visitor = await browser.newPage({ baseURL: base });
    const form = new OrderForm(visitor, 'pl');
    await form.open('portraits');
    await form.addPhoto(await photo('face.jpg', 1200, 1600));
    await form.chooseVariant('oil');
    await form.chooseSubject('one');
    await form.chooseSize('a3');
    await expect(form.total).toContainText('721,00');
    await visitor.close();

    // back to what visitors saw; the works stay on the desk
    await later.getByRole('button', { name: 'Wróć do niej' }).first().click();
    await expect(async () => {
      await later.goto(own);
      expect(await later.getByRole('heading', { level: 1 }).textContent()).toBe('6 zmian');
    }).toPass({ timeout: 60_000, intervals: [1000] });
    expect(await statusOf('/galeria/pejzaze/szara-laka')).toBe(404);
    await later.goto(new URL('/works?room=landscapes', own).href);
    await expect(later.getByText('Szara łąka')).toBeVisible();
    expect(await textOf('/sklep')).not.toContain('Kram');

    // or all is put back on the desk as well, and that taken back
    await later.goto(own);
    await later.getByText('Przywróć to, co widzą goście').click();
    await later.getByRole('button', { name: 'Tak, przywróć' }).click();
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Goście widzą wszystko', { timeout: 60_000 });
    await later.getByRole('button', { name: /^Cofnij, jeszcze/ }).click();
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('6 zmian', { timeout: 60_000 });
    await context.close();
  } finally {
    await project.remove();
  }
});
