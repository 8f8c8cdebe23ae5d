import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { HomeForm, typed } from '../support/home-form';
import { receivedWith } from '../support/inbox';
import { expect, test } from '../support/test';

const island = (page: Page) => page.locator('react-island[data-name=contact-form]');

/** Opens the page without touching anything. */
async function untouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(island(page)).not.toHaveAttribute('data-hydrated');
}

const scripts = '**/_i/contact-form*';

test.describe('the contact form before any input', () => {
  test('what is typed and sent before the script is there is sent once, by the form itself', async ({ page }) => {
    await untouched(page, pathTo('home', 'pl'));
    // never answered
    await page.route(scripts, () => undefined);
    const form = new HomeForm(page, 'contact', 'pl');
    const mark = `asleep ${Date.now()}`;
    await form.fill({ extra: { phone: mark } });
    await form.send.click();
    await page.waitForURL((url) => url.pathname !== pathTo('home', 'pl'));
    const kept = await receivedWith(mark);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ language: 'pl', fields: { ...typed.contact, phone: mark } });
  });
});

test('fields that the browser fills in are an input', async ({ page }) => {
  await untouched(page, '/');
  const phone = new HomeForm(page, 'contact', 'pl').field('phone');
  await phone.evaluate((field: HTMLInputElement) => {
    field.value = '600 700 800';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(island(page)).toHaveAttribute('data-hydrated');
  await expect(phone).toHaveValue('600 700 800');
});

test.describe('where the script does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the modal’s button says that there is no network, and opens at a press when it is back', async ({
    page,
    context,
  }) => {
    const form = new HomeForm(page, 'orders', 'pl');
    await form.visit();
    await context.setOffline(true);
    await form.opener.click();
    const says = page.locator('main').getByText(messages.pl.toast.offline).filter({ visible: true });
    await expect(says).toBeVisible();
    await expect(form.opener).not.toHaveAttribute('aria-busy');
    await context.setOffline(false);
    await form.opener.click();
    await expect(form.dialog).toBeVisible();
    await expect(says).toHaveCount(0);
  });

  test('the modal’s button leads to the page of the form where the site answers', async ({ page }) => {
    const form = new HomeForm(page, 'registration-lessons', 'pl');
    await form.visit();
    await page.route('**/_i/form-modal-*', (route) => route.fulfill({ status: 404 }));
    await form.opener.click();
    await page.waitForURL(`**${pathTo('lessonsForm', 'pl')}`);
  });
});
