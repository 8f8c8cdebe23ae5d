import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright/test';
import { command } from '../support/desk';
import { keptPort } from '../support/in-process/kept-port';
import { programs } from '../support/in-process/programs';
import { expect, test } from '../support/own-site';
import { photo } from '../support/photos';

// each change of content is checked whole, in a process of its own
test.setTimeout(400_000);

const MiB = 1024 * 1024;

type Start = Parameters<Parameters<typeof test>[2]>[0]['startSite'];

/** A desk that can be killed and started again on the same folder, and a browser that it knows. */
async function deskOf(startSite: Start, browser: Browser) {
  const page = await browser.newPage({ locale: 'pl-PL' });
  const env = { DATA_DIR: test.info().outputPath('data'), DESK_PORT: `${await keptPort()}` };
  const start = () => startSite(env, () => [], [programs.desk]);
  // the site makes the database
  const site = await startSite({ DATA_DIR: env.DATA_DIR });
  const desk = await start();
  site.signal('SIGTERM');
  const { out } = await command(['desk', '--json'], { env });
  await page.goto(JSON.parse(out).link);
  await page.getByRole('button', { name: /Otwórz tutaj|Open here/ }).click();
  await page.waitForURL(`http://127.0.0.1:${env.DESK_PORT}/`);
  const [{ name = '', value = '' } = {}] = await page.context().cookies();
  const head = (type: string, length: number): string =>
    [
      ...['POST /works/upload HTTP/1.1', `Host: 127.0.0.1:${env.DESK_PORT}`, `Cookie: ${name}=${value}`],
      ...['Sec-Fetch-Site: same-origin', `Content-Type: ${type}`, `Content-Length: ${length}`, '', ''],
    ].join('\r\n');
  return { page, env, start, desk, head, base: `http://127.0.0.1:${env.DESK_PORT}` };
}

const boundary = 'of-the-test';
const part = (name: string): Buffer =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
  );
const type = `multipart/form-data; boundary=${boundary}`;

test('CONTENT-15: killed in the middle of an upload, the desk has the photos that came whole, and no part of another', async ({
  startSite,
  browser,
}) => {
  const { page, env, start, desk, head, base } = await deskOf(startSite, browser);
  const { buffer } = await photo('whole.jpg', 1600, 2000);
  const body = Buffer.concat([part('whole.jpg'), buffer, Buffer.from('\r\n'), part('half.jpg')]);
  const socket = connect(Number(env.DESK_PORT), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(head(type, body.length + 2 * buffer.length));
  socket.write(body);
  socket.write(buffer.subarray(0, buffer.length / 2));
  const folder = join(env.DATA_DIR, 'desk/new-works');
  const files = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
  await expect.poll(() => files().some((name) => name.endsWith('-001.unfinished'))).toBe(true);
  desk.signal('SIGKILL');
  await desk.ended();
  expect(files().filter((name) => /-000-[0-9a-f]{16}$/.test(name))).toHaveLength(1);

  await start();
  await page.goto(`${base}/works/new`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do opisania: 1');
  await expect(page.locator('.hang img')).toHaveJSProperty('complete', true);
});

test('CONTENT-15: killed in the middle of a write, the desk has the table as it was, or as it was to be', async ({
  startSite,
  browser,
}) => {
  const { page, env, start, base, ...first } = await deskOf(startSite, browser);
  let desk = first.desk;
  const table = join(env.DATA_DIR, 'content/prices.json');
  const price = (): number | null =>
    existsSync(table) ? JSON.parse(readFileSync(table, 'utf8')).prices.portraits.oil.one.a3 : null;
  const form = `${base}/prices?type=portraits&technique=oil`;
  for (const [round, ms] of [0, 50, 200, 800, 2500].entries()) {
    const before = price();
    const typed = 700 + round;
    await page.goto(form);
    await page.locator('[name="v.prices.prices.portraits.oil.one.a3"]').fill(`${typed}`);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.locator('.actbar button').click({ noWaitAfter: true });
    await posted;
    await wait(ms);
    desk.signal('SIGKILL');
    await desk.ended();
    expect([before, typed * 100]).toContain(price());
    desk = await start();
    await page.goto(form);
    await expect(page.locator('[name="v.prices.prices.portraits.oil.one.a3"]')).toHaveValue(/^\d{3}(,00|\.00)?$/);
  }
  expect(price()).not.toBeNull();
});

test('TRUST-3: twenty-five photos of 40 MB at once do not fill the memory of the desk', async ({
  startSite,
  browser,
}) => {
  const { page, env, desk, head, base } = await deskOf(startSite, browser);
  const { buffer } = await photo('telephone.jpg', 4032, 3024);
  const large = Buffer.concat([buffer, Buffer.alloc(40 * MiB - buffer.length - 1)]);
  const [line, end] = [part('telephone.jpg'), Buffer.from(`--${boundary}--\r\n`)];
  const count = 25;
  const socket = connect(Number(env.DESK_PORT), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1');
  });
  // each another photo by its last byte: one that was sent twice waits once
  socket.write(head(type, count * (line.length + large.length + 3) + end.length));
  for (let sent = 0; sent < count; sent += 1)
    for (const bytes of [line, large, Buffer.from([sent]), Buffer.from('\r\n')])
      if (!socket.write(bytes)) await once(socket, 'drain');
  socket.write(end);
  await expect.poll(() => answer, { timeout: 120_000 }).toMatch(/^HTTP\/1\.1 303/);
  const names = readdirSync(join(env.DATA_DIR, 'desk/new-works'));
  expect(names).toHaveLength(count);
  // read one after the other, as they are described
  for (const name of names.slice(0, 4))
    expect(
      (await page.request.get(`${base}/works/new/${name}/picture`, { timeout: 60_000 })).headers()['content-type'],
    ).toBe('image/jpeg');
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${desk.pid}/status`, 'utf8'))?.[1];
  expect(Number(peak) / 1024).toBeLessThan(700);
});
