import type { Page } from 'playwright/test';
import { expect, faultsIn, test } from '../support/test';

// Faults that fail every test, whatever it checks.

const faults: readonly (readonly [what: string, act: (page: Page) => Promise<unknown>, told: RegExp])[] = [
  ['an unexpected dialog', (page) => page.evaluate(() => window.alert('Hello')), /^dialog: alert Hello$/],
  ['an error in the console', (page) => page.evaluate(() => console.error('oh')), /^console: oh$/],
  [
    'an error that nobody caught',
    (page) => page.evaluate(() => void setTimeout(() => Promise.reject(new Error('oh')))),
    /^error: oh$/,
  ],
  [
    'a request to another host',
    (page) => page.evaluate(() => location.assign('http://other.localhost:9/')),
    /^request to other\.localhost:9$/,
  ],
];

test('an unexpected dialog, an error and a request to another host are noticed', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const said = faultsIn(context, { host: new URL(baseURL ?? '').host, allowedErrors: [], dialogs: {} });
  const page = await context.newPage();
  await page.goto(`${baseURL}/shop`);
  expect(said).toEqual([]);
  for (const [what, act, sentence] of faults) {
    await act(page);
    await expect.poll(() => said, { message: what }).toContainEqual(expect.stringMatching(sentence));
  }
  await context.close();
});

test.fail('what is noticed fails a story', async ({ page }) => {
  await page.goto('/shop');
  await page.evaluate(() => window.alert('Hello'));
});

test.describe('a dialog that a story is about', () => {
  test.use({ dialogs: { confirm: 'accept' } });

  test('is answered as the story says, and fails nothing', async ({ page }) => {
    await page.goto('/shop');
    expect(await page.evaluate(() => window.confirm('Sure?'))).toBe(true);
  });
});
