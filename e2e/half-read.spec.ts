import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { oneOfEachKind } from '@/tests/support/addresses';
import { expect, test } from '@/tests/support/test';

/** Sends a page up to a place in it, and the rest when it is told. Nothing else is there. */
async function sendInTwo(text: string, middle: number) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(text.slice(0, middle));
    await rest.promise;
    response.end(text.slice(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}`, sendRest: rest.resolve };
}

for (const { name, path, ref } of oneOfEachKind) {
  const tag = ref.id === 'home' || ref.id === 'artwork' ? 'section' : 'header';
  test(`nothing is painted before all of the first ${tag} is read: ${name}`, async ({ browser, request }) => {
    const text = await (await request.get(path)).text();
    const middle = (text.indexOf(`<${tag}`) + text.indexOf(`</${tag}>`)) / 2;
    const { server, origin, sendRest } = await sendInTwo(text, middle);
    const page = await browser.newPage();
    try {
      await page.addInitScript((selector) => {
        requestAnimationFrame(() => {
          document.documentElement.dataset.firstFrame = document.querySelector(selector) ? 'whole' : 'half';
        });
      }, `${tag} + *`);
      await page.goto(origin, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate((selector) => document.querySelector(selector) !== null, tag)).toBe(true);
      // time enough for a frame
      await page.waitForTimeout(300);
      sendRest();
      await page.waitForLoadState('load');
      await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'whole');
    } finally {
      await page.close();
      server.close();
      server.closeAllConnections();
    }
  });
}
