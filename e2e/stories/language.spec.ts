import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { expect, test } from '../support/test';

test.use({ allowedErrors: [/Failed to load resource/] });

test('where the site has the menu of languages no more, its link leads to the other language', async ({ page }) => {
  await page.goto(pathTo('gallery', 'en'), { waitUntil: 'networkidle' });
  await page.route('**/_i/language-questions-*', (route) => route.fulfill({ status: 404 }));
  await page.locator('header a[hreflang=pl]').first().click();
  await page.waitForURL(`**${pathTo('gallery', 'pl')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pl.gallery.h);
});

test.describe('ROUTES-10', () => {
  const links = (name: string) => ({ name, exact: true }) as const;
  const { lang } = messages.pl;

  test('the switch is a button that says what it brings; on a phone a choice goes at once, by keyboard it waits for the button', async ({
    page,
  }) => {
    await page.goto(pathTo('shop', 'pl'), { waitUntil: 'networkidle' });
    const button = page.getByRole('button', links(`${lang.code} ${lang.button}`));
    await page.mouse.move(9, 9);
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload({ waitUntil: 'networkidle' });
    await page.mouse.move(9, 9);
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: lang.en })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: lang.pl })).toBeChecked();
    await dialog.getByText(lang.en).click();
    await page.waitForURL(`**${pathTo('shop', 'en')}`);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('the switch is a link that says where it leads', async ({ page }) => {
      await page.goto(pathTo('shop', 'pl'));
      const link = page.getByRole('link', links(`${lang.code} → ${lang.en}`));
      await expect(link).toHaveAttribute('href', pathTo('shop', 'en'));
      await expect(link).not.toHaveAttribute('aria-haspopup');
    });
  });
});
