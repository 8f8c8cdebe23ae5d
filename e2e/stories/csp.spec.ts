import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';
import { listenForViolations } from '../support/violations';

for (const locale of locales) {
  test(`TRUST-21, ROUTES-10: no violation in the languages, the menu and the question about cookies (${locale})${longIf(locale === 'pl')}`, async ({
    page,
  }) => {
    const violations = await listenForViolations(page);
    await page.goto(pathTo('home', locale), { waitUntil: 'networkidle' });
    const languages = page.locator('header [aria-haspopup]:visible').first();
    const asked = { name: 'Wybierz język / Choose your language' };
    const names = ['PL Polski', 'EN English'];
    await languages.click();
    await expect(languages).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menu', asked).getByRole('menuitemradio')).toHaveText(names);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('header summary').click();
    await page.locator('header nav a:visible').first().waitFor();
    await page.goto(pathTo('shop', locale), { waitUntil: 'networkidle' });
    await languages.click();
    await expect(languages).toHaveAttribute('aria-expanded', 'true');
    const question = page.getByRole('dialog', asked);
    await expect(question.getByRole('radio')).toHaveCount(2);
    for (const name of names) await expect(question.getByRole('radio', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: messages[locale].foot.cookies }).click();
    await expect(page.getByRole('region', { name: messages[locale].cookie.label })).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test.describe('what somebody else has put into the page', () => {
  test.use({ allowedErrors: [/Content Security Policy|404/] });

  test('TRUST-21: neither an inline script nor an attribute runs, and both are reported', async ({ page }) => {
    const violations = await listenForViolations(page);
    // the page keeps its policy
    await page.route('**/privacy-policy', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '</body>',
        '<script>document.title = "taken"</script><img src="/nowhere" alt="" onerror="document.title = \'taken\'"><p style="color:red"></p></body>',
      );
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/privacy-policy');
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
    expect(await page.title()).not.toBe('taken');
    const directives = violations.map((violation) => violation.split(' ')[0]);
    expect(new Set(directives)).toEqual(new Set(['script-src-elem', 'script-src-attr', 'style-src-attr']));
  });
});
