import type { Page } from 'playwright/test';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { OrderForm } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

/** The form's script is held back until the returned function is called. */
async function heldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_i/order-wizard*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** How the form's script fails, by what comes in its place. */
const halfWay: Readonly<Record<string, (script: string) => Readonly<{ status?: number; body?: string }>>> = {
  'is not there': () => ({ status: 404 }),
  'is cut off': (script) => ({ body: script.slice(0, script.length / 2) }),
  'dies half-way': (script) => ({ body: `${script}\nthrow new Error('half-way');` }),
};

const island = (page: Page) => page.locator('react-island[data-name^=order-wizard]');
// on a busy machine a script comes slowly
const awake = (page: Page) => expect(island(page)).toHaveAttribute('data-hydrated', '', { timeout: 20_000 });
const pathOf = (type: 'picture' | 'posters' | 'custom-pictures') => pathTo('orderItem', 'en', { type, id: 1 });

test('what is typed and chosen while the script is on its way is kept, and a press is given once', async ({ page }) => {
  const letGo = await heldBack(page);
  await page.goto(pathOf('posters'));
  const form = new OrderForm(page, 'en');
  await page.locator('#comment').fill('A gift');
  const mug = page.locator('input[name=medium][value="3"]');
  await mug.evaluate((radio: HTMLElement) => radio.click());
  await expect(mug).toBeChecked();
  letGo();
  await expect(mug).toBeChecked();
  await expect(page.locator('#comment')).toHaveValue('A gift');
  await form.fillDelivery();
  await expect(form.total).toBeVisible();
});

test('ORDER-31: the script moves nothing', async ({ page }) => {
  for (const type of ['portraits', 'custom-pictures', 'posters', 'picture'] as const) {
    await page.goto(pathTo('orderItem', 'en', { type, id: 1 }));
    const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    const before = await height();
    await page.locator('main').dispatchEvent('wheel');
    await awake(page);
    await expect(page.locator('[name=photo]')).toHaveCount(0);
    expect([type, await height()]).toEqual([type, before]);
  }
});

for (const [how, take] of [
  ['a key', (page) => page.locator('input[name=view]:checked').press('ArrowRight')],
  ['the first press of all', (page) => page.locator('label:has(input[name=view][value=mine])').click()],
] as const satisfies readonly (readonly [string, (page: Page) => Promise<void>])[])
  test(`ORDER-31: a view that ${how} takes before the script is there stays`, async ({ page }) => {
    const letGo = await heldBack(page);
    await page.goto(pathOf('custom-pictures'));
    await take(page);
    const taken = await page.locator('input[name=view]:checked').inputValue();
    letGo();
    await awake(page);
    await expect(page.locator('main figure').first()).toHaveAttribute('data-view', taken);
    await expect(page.locator('input[name=view]:checked')).toHaveValue(taken);
  });

test('ORDER-31: a photo that is chosen in the plain field, which a slow line shows, is taken once', async ({
  page,
}) => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/_i/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(pathOf('custom-pictures'), { waitUntil: 'commit' });
  const plain = page.locator('[name=photo]').first();
  await expect(plain).toBeVisible({ timeout: 20_000 });
  await plain.setInputFiles(await photo('harbour.jpg'));
  letGo();
  // it is taken as soon as somebody goes on
  await expect(async () => {
    await page.locator('main').dispatchEvent('wheel');
    await expect(island(page)).toHaveAttribute('data-hydrated', '', { timeout: 500 });
  }).toPass();
  const rows = page.locator('main').getByText('harbour.jpg', { exact: true });
  await expect(rows).toHaveCount(1);
  // an engine may tell of it late
  await page.locator('input[type=file]').first().dispatchEvent('change');
  await page.waitForLoadState('networkidle');
  await expect(rows).toHaveCount(1);
});

test('the form moves only after the press that it wakes at', async ({ page }) => {
  const letGo = await heldBack(page);
  await page.goto(pathOf('posters'));
  await page.locator('input[name=medium][value="3"]').evaluate((radio: HTMLElement) => radio.click());
  const size = page.locator('input[name=size][value="2"]');
  await size.hover({ force: true });
  await page.mouse.down();
  letGo();
  await awake(page);
  await page.mouse.up();
  await expect(size).toBeChecked();
});

test('a press of which a menu takes the end holds nothing up', async ({ page }) => {
  await page.goto(pathOf('custom-pictures'));
  const { words } = new OrderForm(page, 'en');
  const variant = page.locator('#variant');
  await variant.dispatchEvent('pointerdown');
  await variant.selectOption('3');
  await awake(page);
  const startOver = page.getByRole('button', { name: words.draft.new });
  await expect(startOver).toHaveCount(0);
  await variant.dispatchEvent('contextmenu');
  await expect(startOver).toBeVisible();
});

test('who is in a portrait is still shown once script follows, and when what was started over comes back', async ({
  page,
}) => {
  const letGo = await heldBack(page);
  const form = new OrderForm(page, 'en');
  await page.goto(pathTo('order', 'en', { type: 'portraits' }));
  await form.chooseVariant('oil');
  await form.chooseSubject('two');
  letGo();
  await awake(page);
  const subject = page.locator('#subject');
  // those of oil alone, as script says it
  await expect(subject.locator('option')).toHaveCount(4);
  await expect(subject).toHaveValue('2');
  await expect(page.locator('#variant')).toHaveValue('3');
  await page.getByRole('button', { name: form.words.draft.new }).click();
  await expect(subject).toBeDisabled();
  await page.getByRole('button', { name: form.words.draft.undo }).click();
  await expect(subject).toHaveValue('2');
});

test('Order pressed meanwhile says what is missing once the script is there', async ({ page }) => {
  const letGo = await heldBack(page);
  await page.goto(pathOf('picture'));
  const form = new OrderForm(page, 'en');
  await page.locator('#first_name').fill('Ola');
  await page.locator('#first_name').press('Enter');
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.locator('#last_name')).toBeFocused();
  await expect(page.locator('#first_name')).toHaveValue('Ola');
  await expect(page.getByText(messages.en.toast.fields)).toBeVisible();
});

test('an order that is kept comes back without any input, under what was typed meanwhile', async ({ page }) => {
  const form = new OrderForm(page, 'en');
  await form.open('picture', 1);
  await form.fillDelivery();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.startsWith('draft:'))))
    .toBe(true);
  await page.goto(pathTo('privacyPolicy', 'en'));
  const letGo = await heldBack(page);
  await page.goto(pathOf('picture'));
  await page.locator('#phone').evaluate((field: HTMLInputElement) => {
    field.value = '12 34';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  letGo();
  await expect(page.locator('#first_name')).not.toHaveValue('');
  await expect(page.locator('#phone')).toHaveValue('12 34');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('#phone')).toHaveValue('12 34');
});

test('a photo that is dragged over the page wakes the form before it is dropped', async ({ page }) => {
  await page.goto(pathOf('custom-pictures'));
  await page.waitForLoadState('networkidle');
  await expect(island(page)).not.toHaveAttribute('data-hydrated');
  await page.locator('main').dispatchEvent('dragenter');
  await awake(page);
});

test.describe('where the script does not come', () => {
  test.use({ allowedErrors: [/Failed to load resource|status of 422/] });

  test('however it fails the form shows all, and is sent as it was filled in', async ({ page }) => {
    const form = new OrderForm(page, 'en');
    for (const half of Object.values(halfWay)) {
      await page.route('**/_i/order-wizard*', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, ...half(await answer.text()) });
      });
      await page.goto(pathOf('custom-pictures'));
      await expect(form.send).toBeHidden();
      await page.locator('#description').fill('A harbour');
      await expect(form.send).toBeVisible();
      // one that is still fetched is of no page any more
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await form.chooseVariant('digital');
    await form.chooseSize('a3');
    await form.chooseMedium('t-shirt');
    await page.locator('[name="attribute.size"][value="14"]').check();
    await page
      .locator('[name=photo]')
      .nth(1)
      .setInputFiles(await photo('port.jpg'));
    await form.fillDelivery({ first_name: 'Ola' });
    await form.send.click();
    // refused for what is missing, with all that was filled in
    await expect(page.getByRole('heading', { name: messages.en.toast.fields })).toBeVisible();
    await expect(page.locator('#description')).toHaveValue('A harbour');
    await expect(page.locator('[name="attribute.size"][value="14"]')).toBeChecked();
    await page
      .locator('[name=photo]')
      .first()
      .setInputFiles(await photo('port.jpg'));
    await form.fillDelivery();
    await form.acceptTerms();
    await form.send.click();
    await page.waitForURL('**/order/status/**');
    await expect(page.getByRole('main')).toContainText('A harbour');
  });

  test('it shows all after a moment where no script of the page runs at all', async ({ page }) => {
    const address = pathOf('posters');
    await page.route(`**${address}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<script.*?<\/script>/gs, '');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(address);
    await expect(new OrderForm(page, 'en').send).toBeVisible();
  });
});
