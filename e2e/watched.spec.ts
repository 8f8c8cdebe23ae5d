import { expect, test } from '@/tests/support/test';

// Faults that fail every test, whatever it checks.

test.fail('an unexpected dialog fails a story', async ({ page }) => {
  await page.goto('/shop');
  await page.evaluate(() => window.alert('Hello'));
});

test.fail('a page of its own that opens a dialog fails it too', async ({ context }) => {
  const other = await context.newPage();
  await other.goto('/shop');
  await other.evaluate(() => window.confirm('Sure?'));
});

test.describe('a dialog that a story is about', () => {
  test.use({ dialogs: { confirm: 'accept' } });

  test('is answered as the story says, and fails nothing', async ({ page }) => {
    await page.goto('/shop');
    expect(await page.evaluate(() => window.confirm('Sure?'))).toBe(true);
  });
});

test.fail('an error in the console fails a story', async ({ page }) => {
  await page.goto('/shop');
  await page.evaluate(() => console.error('oh'));
});

test.fail('a request to another host fails a story', async ({ page }) => {
  await page.goto('/shop');
  await page.evaluate(() => fetch('http://other.localhost:9/').catch(() => undefined));
});

test.fail('an error that nobody caught fails a story', async ({ page }) => {
  await page.goto('/shop');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('oh');
    });
  });
  await thrown;
});
