import type { Page } from 'playwright/test';
import { artworks } from '@/content/artworks';
import { categories } from '@/content/types';
import { artworkPath } from '@/domain/gallery/artwork-page';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { everyAddress, isSample } from '../support/addresses';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

/** Collects what the browser blocked, from its events on the page. In every other story too it fails the test, as an error in the console. */
async function listen(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

/** Scrolls from top to bottom, so that everything that is loaded lazily is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Pages of works are all made alike: two of each category stand for them. */
const works = categories.flatMap((category) => artworks[category].slice(0, 2));
const ofWorks = new Set(works.flatMap((work) => locales.map((locale) => artworkPath(work, locale))));
const visited = everyAddress.filter(({ ref, path }) => ref.id !== 'artwork' || ofWorks.has(path));

for (const { name, path } of visited) {
  test(`TRUST-21: no violation on ${name}${longIf(!isSample(path))}`, async ({ page }) => {
    const violations = await listen(page);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).toBe("frame-ancestors 'none'");
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await policy.getAttribute('content')).toContain("default-src 'none'");
    await scrollThrough(page);
    expect(violations).toEqual([]);
  });
}

test.describe('on the page of unknown addresses', () => {
  test.use({ allowedErrors: [/404/] });
  test('TRUST-21: no violation', async ({ page }) => {
    const violations = await listen(page);
    await page.goto('/nowhere', { waitUntil: 'networkidle' });
    expect(violations).toEqual([]);
  });
});

for (const locale of locales) {
  test(`TRUST-21, ROUTES-10: no violation in the languages, the menu and the question about cookies (${locale})${longIf(locale === 'pl')}`, async ({
    page,
  }) => {
    const violations = await listen(page);
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
    const violations = await listen(page);
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
