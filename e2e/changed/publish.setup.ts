import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright/test';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { everyForm, sendForm } from '../support/forms';
import { keptPort } from '../support/in-process/kept-port';
import { keptIn } from '../support/inbox';
import { Keyboard } from '../support/keyboard';
import { photo } from '../support/photos';
import { Project } from '../support/project';
import type { Running } from '../support/running';
import { expect, test as setup } from '../support/test';
import { added, changedFolder, goneWorks, olderWorks, sentence } from './content';

// One copy of the project, its site and its desk, as they are deployed: what is published here is what the stories of this folder visit.
setup.describe.configure({ mode: 'serial', timeout: 600_000 });

let project: Project;
let site: Running;
let base: string;
let settings: Readonly<Record<string, string>>;
let desk: Running;
let context: BrowserContext;
let page: Page;
setup.beforeAll(async ({ browser }) => {
  setup.setTimeout(300_000);
  rmSync(changedFolder, { recursive: true, force: true });
  mkdirSync(changedFolder, { recursive: true });
  project = Project.copy({ folder: changedFolder });
  project.change('content/artworks/digital-art.json', (table) => {
    const { works, ...rest } = JSON.parse(table);
    return JSON.stringify({ ...rest, works: [...works, ...olderWorks] });
  });
  plantOld();
  site = project.run('serve');
  base = await site.address();
  settings = { PORT: new URL(base).port, DESK_PORT: `${await keptPort()}` };
  desk = project.run('desk', settings);
  context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 390, height: 844 }, hasTouch: true });
  page = await context.newPage();
  await desk.said('"event":"ready"');
  await page.goto(await project.deskLink(settings));
  await page.getByRole('button', { name: 'Otwórz tutaj' }).click();
  await page.waitForURL(/\/$/);
});
setup.afterAll(async () => {
  await context.close();
  await project.end();
});

const old = '/_i/old-0000.js';

/** A file that no later publication has. */
function plantOld(): void {
  const path = join(project.current(), 'site.json');
  const table = JSON.parse(readFileSync(path, 'utf8'));
  const file = { ...Object.values(table.files as Record<string, { file: string }>)[0], file: old.slice(1) };
  writeFileSync(path, JSON.stringify({ ...table, files: { ...table.files, [old]: file } }));
  // of a site that followed another: without it, its own table says what it has
  rmSync(join(project.current(), 'hashed.json'), { force: true });
  const packed = { '': Buffer.from('old'), '.br': brotliCompressSync('old'), '.gz': gzipSync('old') };
  for (const [ending, bytes] of Object.entries(packed))
    writeFileSync(join(project.current(), 'files', old + ending), bytes);
}

const status = () => page.getByRole('status');
const go = (path: string) => page.goto(new URL(path, page.url()).href);
const fill = (label: string, typed: string, at = 0) =>
  page.getByLabel(label).filter({ visible: true }).nth(at).fill(typed);
async function save(button: string, answer = 'Zapisano'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(status()).toContainText(answer, { timeout: 60_000 });
}

/** What is chosen is sent. */
async function choose(files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  await go('/');
  await page.getByRole('link', { name: 'Prace', exact: true }).click();
  await page
    .locator('input[type=file]')
    .nth(files.length > 1 ? 1 : 0)
    .setInputFiles(files);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Do opisania: ${files.length}`, { timeout: 60_000 });
}

setup('CONTENT-12: two photos become works, the second described with what is proposed from the first', async () => {
  await choose(await Promise.all([1600, 1601].map((width) => photo(`${width}.jpg`, width, 2000))));
  const describe = async (title: string): Promise<void> => {
    await fill('Tytuł', title);
    await fill('Co na niej widać', 'Szara twarz na szarym tle.');
    await fill('Szerokość', '60');
    await save('Zapisz i następne', `Wisi: ${title}.`);
  };
  await page.getByText('Portrety', { exact: true }).click();
  await fill('Technika', 'akryl na płótnie');
  await describe('Szara twarz');
  await expect(page.getByLabel('Technika').first()).toHaveValue('akryl na płótnie');
  await describe('Druga twarz');
});

setup(
  'CONTENT-12: a work is hung for sale, others are gone, a price, words, a number and services change',
  async () => {
    const { title, technique, alt, size } = added;
    await choose([await photo('laka.jpg', 2000, 1600)]);
    await page.getByText('Pejzaże', { exact: true }).click();
    for (const [at, locale] of locales.entries()) {
      await page.getByLabel('Tytuł').nth(at).fill(title[locale]);
      await page.getByLabel('Technika').nth(at).fill(technique[locale]);
      await page.getByLabel('Co na niej widać').nth(at).fill(alt[locale]);
    }
    await page.getByRole('textbox', { name: 'Szerokość' }).fill(`${size.width}`);
    await page.getByLabel('Rok', { exact: true }).fill('2026');
    await page.getByText('Miejsce, opis, sprzedaż', { exact: true }).click();
    const price = async (): Promise<void> => {
      await page.getByText('oryginał', { exact: true }).click();
      await page.getByLabel('Cena', { exact: true }).fill('1900');
    };
    await price();
    await save('Zapisz i następne', `Wisi: ${title.pl}.`);
    for (const { state, artwork } of goneWorks) {
      await go(`/works/${artwork.id}`);
      await price();
      await page.getByText({ sold: 'sprzedany', reserved: 'zarezerwowany' }[state], { exact: true }).click();
      await save('Zapisz pracę');
    }
    await go('/prices?type=custom-pictures&technique=oil');
    await page.getByLabel('Obraz olejny na płótnie, A2').fill('921');
    await save('Zapisz', 'Zapisano 1 zmianę.');
    await go('/words/everywhere/site.tagline');
    await page.locator('[name="v.sentences.site.tagline.pl"]').fill(sentence);
    await save('Zapisz');
    await go('/me');
    await page.locator('[name="v.particulars.phone"]').fill('+48 600 111 222');
    await save('Zapisz');
    await go('/prices');
    for (const service of ['Portrety', 'Lekcje'])
      await page.getByRole('group', { name: service }).getByText('zamknięte').click();
    await save('Zapisz');
  },
);

setup('CONTENT-15: killed in the middle, with the desk, visitors see what they saw', async () => {
  const shown = project.current();
  const noted = () => JSON.parse(readFileSync(project.path('.site/publication.json'), 'utf8'));
  await go('/publish');
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  // before that there is no note to read
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publikacja trwa');
  await expect.poll(() => noted().step, { timeout: 120_000 }).toBe('pages');
  process.kill(-noted().pid, 'SIGKILL');
  await desk.cut();
  expect([project.current(), (await page.request.get(`${base}/galeria/pejzaze`)).status()]).toEqual([shown, 200]);
  desk = project.run('desk', settings);
  await desk.said('"event":"ready"');
  await go('/publish');
  await expect(page.getByRole('alert')).toContainText('Publikacja się urwała');
});

setup('TRUST-31: a change that cannot be published ends with 1 and says where, and the site serves on', async () => {
  const path = project.path('data/content/artist.json');
  const before = readFileSync(path);
  writeFileSync(path, '{\n  "name": "Anna\n}\n');
  const publishing = project.studio(['publish']);
  expect(await publishing.finish()).toBe(1);
  expect(lastOf(publishing)).toMatch(/^It is NOT on the site: .*artist\.json: cannot be read: .*line 2/);
  expect((await get()).status).toBe(200);
  writeFileSync(path, before);
});

/** A visitor's browser may lose a connection that rests; none of these rests. */
const once = { connection: 'close' };

/** Asks on a connection of its own, and gives up on an answer that does not begin in 20 s. */
const get = (path = '/') =>
  new Promise<Readonly<{ status: number; text: string }>>((resolve, reject) => {
    const options = { agent: false, headers: once, signal: AbortSignal.timeout(20_000) };
    ask(base + path, options, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, text: body }), reject);
    })
      .on('error', reject)
      .end();
  });
const lastOf = ({ lines }: Running): string => lines.filter(Boolean).at(-1) ?? '';

/** An order over a slow line, a piece of its body at a time until `isEnough`. @returns the status of its answer */
async function slowOrder(isEnough: () => boolean): Promise<number> {
  const request = await everyForm.orders({ email: 'late@poczta.example' });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), 'content-length': body.length };
  const path = new URL(request.url).pathname;
  const sent = ask({ port: new URL(base).port, method: 'POST', path, headers, agent: false });
  const answered = new Promise<number>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
  const piece = Math.ceil(body.length / 400);
  let at = 0;
  for (; !isEnough() && at + piece < body.length; at += piece) {
    sent.write(body.subarray(at, at + piece));
    await wait(250);
  }
  sent.end(body.subarray(at));
  return answered;
}

setup(
  'TRUST-28, TRUST-31, CONTENT-15: while all is published by hand alone every page, order and upload is answered, and the site changes once',
  async () => {
    const before = (await get()).text;
    const files = [...new Set(before.match(/\/(?:_i|works|cards|fonts)\/[\w./-]+\.(?:js|css|woff2|avif|webp|jpg)/g))];
    const [seen, statuses]: [boolean[], number[]] = [[], []];
    let [ended, isShown] = [false, false];
    const reader = async (): Promise<void> => {
      while (!ended) {
        const answer = await get();
        statuses.push(answer.status);
        seen.push(answer.text.includes(sentence));
        isShown ||= seen.at(-1) ?? false;
        await wait(5);
      }
    };
    let orders = 0;
    const buyer = async (): Promise<void> => {
      while (!ended) {
        statuses.push((await sendForm(base, 'orders', { headers: once })).status);
        orders += 1;
        await wait(100);
      }
    };
    await go('/publish');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('16 zmian');
    const visitors = Promise.all([reader(), buyer()]);
    // its steps are shown as they come, while the page stays; then it goes on with the page closed
    const keys = new Keyboard(page);
    await keys.enter(page.getByRole('button', { name: 'Opublikuj' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publikacja trwa');
    const stays = await page.locator('[data-steps]').evaluateHandle(() => document);
    await expect(status().last()).toHaveText('Budowa stron', { timeout: 60_000 });
    expect(await stays.evaluate((one) => one === document)).toBe(true);
    expect(keys.faults).toEqual([]);
    // begun when the pages are built, and ended when the new ones are seen
    const slow = slowOrder(() => isShown);
    const own = page.url();
    await page.close();
    page = await context.newPage();
    await expect(async () => {
      await page.goto(own);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Goście widzą wszystko');
    }).toPass({ timeout: 300_000, intervals: [2000] });
    // above it may stand that it has begun
    await expect(status().last()).toContainText('Twoje zmiany są na stronie');
    statuses.push(await slow);
    await wait(500);
    ended = true;
    await visitors;
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    // old, and from one moment on new
    const first = seen.indexOf(true);
    expect(first).toBeGreaterThan(0);
    expect(seen.slice(first)).not.toContain(false);
    expect(orders).toBeGreaterThan(10);
    const { submissions, integrity } = keptIn(project.path('data'));
    expect([submissions.length, integrity]).toEqual([orders + 1, 'ok']);
    // a page that was opened before still gets what it names
    expect(files.length).toBeGreaterThan(10);
    for (const path of [old, ...files]) expect.soft((await get(path)).status, path).toBe(200);

    expect((await get('/galeria/portrety/szara-twarz')).text).toContain('Szara twarz na szarym tle.');
    expect((await get('/gallery/portraits/druga-twarz')).status).toBe(200);
    const home = (await get()).text.replace(/\s+/g, ' ');
    for (const changed of ['600 111 222', 'Na razie nie przyjmuję zapisów na lekcje']) expect(home).toContain(changed);
    expect((await get(pathTo('order', 'pl', { type: 'custom-pictures' }))).text).toMatch(/921[,.]00/);
  },
);

setup('a site that is stopped finishes what is under way and ends with 0, and nothing can be published', async () => {
  expect(await site.end('SIGTERM')).toBe(0);
  const publishing = project.studio(['publish']);
  expect(await publishing.finish()).toBe(1);
  expect(lastOf(publishing)).toMatch(/^It is NOT on the site: the site does not run now/);
  const check = ['--import', 'tsx', 'scripts/content-check.ts'];
  execFileSync(process.execPath, check, { cwd: project.folder, stdio: 'pipe' });
});
