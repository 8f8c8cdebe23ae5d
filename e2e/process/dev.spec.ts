import { pathTo } from '@/i18n/pages';
import { inTurns, oneOfEachKind } from '../support/addresses';
import { sendForm } from '../support/forms';
import { keptPort } from '../support/in-process/kept-port';
import { OrderForm } from '../support/order-form';
import { Project } from '../support/project';
import { alive, expect, faultsIn, test } from '../support/test';
import { ViewerStory } from '../support/viewer';

// both stories share one `npm run dev`; each page is compiled when it is first asked for
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let project: Project;
let base: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = Project.copy({ built: false });
  const port = await keptPort();
  const dev = project.run('dev', { PORT: `${port}` });
  base = `http://localhost:${port}`;
  await dev.said('Ready in');
  await expect.poll(() => fetch(`${base}/api/health`).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => project.remove());

const paths = inTurns(oneOfEachKind).map(({ path }) => path);

test('npm run dev answers each kind of page, the languages in turns, feeds, pictures, forms and what is no page', async () => {
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await fetch(base + path);
    const html = await answer.text();
    if (answer.status !== 200 || !html.includes('<h1')) faults.push(`${path} ${answer.status}`);
  }
  expect(faults).toEqual([]);
  expect((await fetch(`${base}/nowe-prace.xml`)).status).toBe(200);
  expect((await fetch(`${base}/nie-ma`)).status).toBe(404);
  expect((await sendForm(base, 'contact')).status).toBe(201);
});

const slowly = { timeout: 120_000 };
const written = 'A heading that was just written';

test('its pages come alive, an order reaches the real server, and a changed component is seen', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: base });
  await context.addInitScript(() => {
    // Next's own frames have no storage
    if (location.protocol.startsWith('http') && window === top) localStorage.setItem('consent', 'refused');
  });
  const faults = faultsIn(context, { host: new URL(base).host, allowedErrors: [], dialogs: {} });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(path, slowly);
    await alive(page);
  };

  await open(pathTo('home', 'en'));
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');

  await open(pathTo('gallery', 'en'));
  await new ViewerStory(page, 'en').open(0);

  await open(pathTo('orderItem', 'en', { type: 'picture', id: 1 }));
  const form = new OrderForm(page, 'en');
  await form.fillDelivery();
  await form.acceptTerms();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST', slowly),
    form.send.click(),
  ]);
  expect(answer.ok()).toBe(true);
  await page.waitForURL(`**${pathTo('orderStatus', 'en', { token: '' })}*`, slowly);

  await open(pathTo('home', 'en'));
  // from here on Next asks for what was changed
  expect(faults).toEqual([]);
  project.change('components/pages/home-page.tsx', (text) => text.replace('<Classes', `<h2>${written}</h2><Classes`));
  await expect(page.getByRole('heading', { name: written })).toBeVisible(slowly);
  await context.close();
});
