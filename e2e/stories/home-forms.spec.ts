import { type FormKind, formKinds } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { HomeForm, typed } from '../support/home-form';
import { receivedWith } from '../support/inbox';
import { photo, textFile } from '../support/photos';
import { expect, test } from '../support/test';

type Fault = readonly [field: string, value: string, message: Readonly<Record<'pl' | 'en', string>>];
const email: readonly Fault[] = [
  ['email', '', { pl: 'Podaj adres e-mail', en: 'Please enter your email address' }],
  ['email', 'a@b', { pl: 'Wpisz poprawnie adres e-mail', en: 'Please enter valid email address' }],
];
const name: Fault = ['name', '', { pl: 'Wpisz imię', en: 'Please enter your name' }];
const phone: Fault = ['phone', '', { pl: 'Wpisz numer telefonu', en: 'Please enter your phone number' }];
const faults: Readonly<Record<FormKind, readonly Fault[]>> = {
  contact: [...email, ['text', '', { pl: 'Wpisz treść wiadomości', en: 'Please enter your message' }], phone],
  'registration-lessons': [...email, name, phone],
  orders: [
    ...email,
    name,
    phone,
    ['width', '', { pl: 'Wpisz szerokosc', en: 'Please enter width' }],
    ['height', '', { pl: 'Wpisz wysokość', en: 'Please enter height' }],
    ['foto', '', { pl: 'Załącz plik', en: 'Please attach the image' }],
  ],
};

const toldIn: Readonly<Record<FormKind, Locale>> = { contact: 'pl', 'registration-lessons': 'en', orders: 'pl' };

async function opened(form: HomeForm): Promise<HomeForm> {
  await form.visit();
  await form.open();
  return form;
}

for (const kind of formKinds) {
  const locale = toldIn[kind];

  test(`FORMS-1, FORMS-6, FORMS-7, FORMS-14: ${kind} lacks each field in turn, is pressed twice, sent once, cleared, and found in the inbox word for word`, async ({
    page,
  }) => {
    const form = await opened(new HomeForm(page, kind, locale));
    const mark = `${locale} ${Date.now()}`;
    // the photo is chosen last, because a chosen photo is removed only by opening the form again
    await form.fill({ without: 'foto', extra: { phone: mark } });
    for (const [field, value, { [locale]: message }] of faults[kind]) {
      const good = field === 'foto' ? '' : await form.field(field).inputValue();
      if (field !== 'foto') await form.field(field).fill(value || '  ');
      await form.send.click();
      await expect(form.toast(message)).toBeVisible();
      await expect(page.locator(`#${kind}-${field}-error`)).toHaveText(message);
      await expect(form.field(field)).toBeFocused();
      if (field !== 'foto') await form.field(field).fill(good);
    }
    expect(form.requests).toEqual([]);

    if (kind === 'orders') await form.choosePhoto();
    await form.send.dblclick();
    await expect(form.toast(messages[locale].form.ok)).toBeVisible();
    expect(form.requests).toHaveLength(1);
    if (form.isModal) {
      await expect(form.dialog).toHaveCount(0);
      await expect(form.opener).toBeFocused();
      await form.open();
      await expect(form.send).toHaveText(new RegExp(`^${form.label}`));
    }
    for (const field of Object.keys(typed[kind])) await expect(form.field(field)).toHaveValue('');
    await expect(form.frame.getByText('Zosia')).toHaveCount(0);

    const [kept, ...more] = await receivedWith(mark);
    expect(more).toEqual([]);
    const lesson = kind === 'registration-lessons' ? { lessons_type: form.firstLesson } : {};
    const fields = { version: 1, ...typed[kind], phone: mark, ...lesson };
    expect(kept).toMatchObject({ kind, language: locale, fields });
    expect(kept?.photos.map((one) => one.name)).toEqual(kind === 'orders' ? ['Zosia lato ąę.jpg'] : []);
    // the note stays when the toast is gone (FORMS-14)
    if (form.isModal) await page.keyboard.press('Escape');
    await expect(form.note).toContainText(`${messages[locale].plain.number}: ${kept?.reference}`);
    const labels = kept?.labels.map(({ value }) => value).join('\n');
    for (const value of Object.values({ ...typed[kind], phone: mark })) {
      await expect(form.note).toContainText(value);
      expect(labels).toContain(value);
    }
    await expect(form.note.locator(`a[href^="${pathTo('orderStatus', locale, { token: '' })}"]`)).toHaveCount(
      kind === 'orders' ? 1 : 0,
    );
  });
}

test('HOME-11, HOME-12, HOME-14, FORMS-10: the modal of the lessons says what happens to the data, holds its toast, and is closed by button, Escape and backdrop', async ({
  page,
}) => {
  const words = messages.en;
  const form = new HomeForm(page, 'registration-lessons', 'en');
  await form.visit();
  const close = (place: typeof form.dialog) => place.getByRole('button', { name: words.site.close }).first().click();
  const closings = [() => close(form.dialog), () => page.keyboard.press('Escape'), () => page.mouse.click(8, 8)];
  for (const leave of closings) {
    await form.open();
    await expect(form.dialog.getByRole('heading')).toHaveText(words.form.heading);
    await expect(form.frame.locator(`a[href="${pathTo('privacyPolicy', 'en')}"]`)).toHaveCount(1);
    await leave();
    await expect(form.dialog).toHaveCount(0);
    await expect(form.opener).toBeFocused();
  }
  await form.open();
  await form.send.click();
  const toast = form.toast(email[0]?.[2].en ?? '');
  await expect(form.dialog.locator('[data-sonner-toast]')).toBeVisible();
  await close(toast);
  await expect(toast).toHaveCount(0);
  await expect(form.dialog).toBeVisible();
});

test('HOME-11, HOME-13: the modal of a painting keeps its text for the next opening, and no photo; it stays open while it is sent', async ({
  page,
}) => {
  const { form: words, problems, site } = messages.pl;
  const form = await opened(new HomeForm(page, 'orders', 'pl'));
  await form.fill();
  await form.frame.locator('input[type=file]').setInputFiles(textFile('umowa.jpg'));
  await expect(form.frame.getByText(`umowa.jpg: ${problems.photo.type}`)).toBeVisible();
  await expect(form.frame.getByText('Zosia lato ąę.jpg')).toBeVisible();
  await page.keyboard.press('Escape');
  await form.open();
  for (const [field, value] of Object.entries(typed.orders)) await expect(form.field(field)).toHaveValue(value);
  await expect(form.frame.getByText('Zosia')).toHaveCount(0);
  await form.choosePhoto();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/web/form/**', async (route) => {
    await held.promise;
    await route.fulfill({ status: 201, json: { ok: true, id: '1', reference: '2026-0001-A2' } });
  });
  await page.route('**/api/web/result/1', (route) => route.fulfill({ body: '' }));
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(8, 8);
  await form.dialog.getByRole('button', { name: site.close }).first().click({ force: true });
  await expect(form.dialog).toBeVisible();
  held.resolve();
  await expect(form.toast(words.ok)).toBeVisible();
  await expect(form.dialog).toHaveCount(0);
});

test('HOME-17: a photo that is chosen beside the orders opens the form of a portrait with it, and no other file does', async ({
  page,
}) => {
  await page.goto(pathTo('home', 'en'), { waitUntil: 'networkidle' });
  const input = page.locator('studio-first-photo input');
  await input.setInputFiles(textFile('umowa.jpg'));
  await expect(page.getByText(`umowa.jpg: ${messages.en.problems.photo.type}`)).toBeVisible();
  await input.setInputFiles(await photo('pies.jpg'));
  await page.waitForURL(`**${pathTo('order', 'en', { type: 'portraits' })}`);
  await expect(page.locator('li:has(img) [data-photo]')).toHaveText(['pies.jpg']);
});

test.describe('a failure', () => {
  test.use({ allowedErrors: [/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/] });

  test('FORMS-8: a server error, with a message or without, and a lost network keep everything; it is sent when that is back', async ({
    page,
    context,
  }) => {
    const form = await opened(new HomeForm(page, 'orders', 'pl'));
    const mark = `offline ${Date.now()}`;
    await form.fill({ extra: { phone: mark } });
    const { form: words, toast } = messages.pl;
    for (const [answer, said] of [
      [{ status: 422, json: { error: { code: 'x', message: 'Serwer ma zdanie.' } } }, 'Serwer ma zdanie.'],
      [{ status: 500, body: '<h1>?</h1>' }, 'Error'],
    ] as const) {
      await page.route('**/api/web/form/**', (route) => route.fulfill(answer));
      await form.send.click();
      await expect(form.toast(said)).toBeVisible();
      await expect(form.send).not.toHaveAttribute('aria-busy');
      await page.unroute('**/api/web/form/**');
    }
    await expect(form.toast(toast.kept)).toBeVisible();
    await context.setOffline(true);
    await form.send.click();
    await expect(form.toast(words.offlineSend)).toBeVisible();
    for (const [field, value] of Object.entries({ ...typed.orders, phone: mark }))
      await expect(form.field(field)).toHaveValue(value);
    await expect(form.frame.getByText('Zosia lato')).toBeVisible();
    await context.setOffline(false);
    await expect(form.toast(words.ok)).toBeVisible();
    expect(await receivedWith(mark)).toHaveLength(1);
  });

  test('offline before its scripts have come: it says so beside the button, and sends later', async ({
    page,
    context,
  }) => {
    const form = new HomeForm(page, 'contact', 'en');
    await form.visit();
    await context.setOffline(true);
    const mark = `unscripted ${Date.now()}`;
    await form.fill({ extra: { phone: mark } });
    await form.send.click();
    await expect(form.frame.getByText(messages.en.form.offlineSend)).toBeVisible();
    await context.setOffline(false);
    await expect(form.toast(messages.en.form.ok)).toBeVisible();
    expect(await receivedWith(mark)).toHaveLength(1);
  });

  test('TRUST-12: a lost answer is asked for again by itself, and stored once', async ({ page }) => {
    const form = new HomeForm(page, 'contact', 'pl');
    await form.visit();
    const mark = `lost ${Date.now()}`;
    await form.fill({ extra: { phone: mark } });
    let tries = 0;
    await page.route('**/api/web/form/contact/', async (route) => {
      tries += 1;
      if (tries > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await form.send.click();
    await expect(form.toast(messages.pl.form.ok)).toBeVisible();
    expect(tries).toBe(2);
    expect(await receivedWith(mark)).toHaveLength(1);
  });
});
