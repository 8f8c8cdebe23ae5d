import { type FormKind, formKinds } from '@/domain/api';
import { type Locale, locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { HomeForm, typed } from '../support/home-form';
import { longIf } from '../support/in-process/long';
import { receivedWith } from '../support/inbox';
import { textFile } from '../support/photos';
import { expect, test } from '../support/test';

type Fault = readonly [field: string, value: string, message: Readonly<Record<'pl' | 'en', string>>];
const email: readonly Fault[] = [
  ['email', '', { pl: 'Podaj adres e-mail', en: 'Please enter your email address' }],
  ['email', 'a b@c.d', { pl: 'Wpisz poprawnie adres e-mail', en: 'Please enter valid email address' }],
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

/** The language of each form's story in the short form. */
const toldIn: Readonly<Record<FormKind, Locale>> = { contact: 'pl', 'registration-lessons': 'en', orders: 'pl' };

for (const locale of locales) {
  for (const kind of formKinds) {
    test.describe(`${kind} in ${locale}${longIf(locale !== toldIn[kind])}`, () => {
      test('FORMS-1: each field missing or wrong in turn', async ({ page }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        await form.open();
        // the photo is chosen last, because a chosen photo is removed only by opening the form again
        await form.fill({ without: 'foto' });
        for (const [field, value, { [locale]: message }] of faults[kind]) {
          if (field !== 'foto') await form.field(field).fill(value || '  ');
          else await form.field('height').fill('1');
          if (kind === 'orders' && field === 'height') await form.field('height').fill(' ');
          await form.send.click();
          await expect(form.toast(message)).toBeVisible();
          await expect(page.locator(`#${kind}-${field}-error`)).toHaveText(message);
          await expect(form.field(field)).toBeFocused();
          if (field in typed[kind]) {
            await form.field(field).fill(Object.entries(typed[kind]).find(([one]) => one === field)?.[1] ?? '');
          }
        }
        expect(form.requests).toEqual([]);
      });

      test('FORMS-7, FORMS-14: sent, said, cleared, and found in the inbox word for word', async ({ page }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        await form.open();
        const mark = `${locale} ${Date.now()}`;
        await form.fill({ extra: { phone: mark } });
        await form.send.click();
        await expect(form.toast(messages[locale].form.ok)).toBeVisible();
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
        expect(kept).toMatchObject({ kind, language: locale });
        const lesson = kind === 'registration-lessons' ? { lessons_type: form.firstLesson } : {};
        expect(kept?.fields).toEqual({ version: 1, ...typed[kind], phone: mark, ...lesson });
        expect(kept?.photos.map((one) => one.name)).toEqual(kind === 'orders' ? ['Zosia lato ąę.jpg'] : []);
        // the note stays when the toast is gone (FORMS-14)
        if (form.isModal) await page.keyboard.press('Escape');
        await expect(form.note).toContainText(`${messages[locale].plain.number}: ${kept?.reference}`);
        for (const value of Object.values({ ...typed[kind], phone: mark }))
          await expect(form.note).toContainText(value);
        await expect(form.note.locator(`a[href^="${pathTo('orderStatus', locale, { token: '' })}"]`)).toHaveCount(
          kind === 'orders' ? 1 : 0,
        );

        const shown = kept?.labels.map(({ value }) => value).join('\n');
        for (const value of Object.values({ ...typed[kind], phone: mark })) expect(shown).toContain(value);
      });

      test(`FORMS-6: pressed twice, sent once${longIf(kind !== 'registration-lessons')}`, async ({ page }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        await form.open();
        await form.fill({ extra: { phone: `twice ${locale} ${Date.now()}` } });
        await form.send.dblclick();
        await expect(form.send).toHaveAttribute('aria-busy', 'true');
        await expect(form.toast(messages[locale].form.ok)).toBeVisible();
        expect(form.requests).toHaveLength(1);
      });
    });

    test.describe(`${kind} in ${locale}, a failure${longIf(locale !== toldIn[kind])}`, () => {
      test.use({ allowedErrors: [/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/] });

      const answers = [
        ['with a message', { status: 422, json: { error: { code: 'x', message: 'Serwer ma zdanie.' } } }],
        ['without one', { status: 500, body: '<h1>?</h1>' }],
      ] as const;
      for (const [what, answer] of answers) {
        test(`FORMS-8: a server error ${what} keeps everything${longIf(kind !== ('json' in answer ? 'orders' : 'contact'))}`, async ({
          page,
        }) => {
          const form = new HomeForm(page, kind, locale);
          await form.visit();
          await form.open();
          await form.fill();
          await page.route('**/api/web/form/**', (route) => route.fulfill(answer));
          await form.send.click();
          const said = 'json' in answer ? answer.json.error.message : 'Error';
          await expect(form.toast(said)).toBeVisible();
          if (said === 'Error') await expect(form.toast(messages[locale].toast.kept)).toBeVisible();
          await expect(form.send).not.toHaveAttribute('aria-busy');
          for (const [field, value] of Object.entries(typed[kind])) {
            await expect(form.field(field)).toHaveValue(value);
          }
          if (kind === 'orders') await expect(form.frame.getByText('Zosia lato')).toBeVisible();
        });
      }

      test(`offline it says so, keeps everything and sends when the network is back${longIf(kind !== 'registration-lessons')}`, async ({
        page,
        context,
      }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        await form.open();
        await form.fill({ without: 'phone' });
        // the toast shows that the form's scripts have loaded
        await form.send.click();
        await expect(form.toast(messages[locale].problems.phone.required)).toBeVisible();
        const mark = `offline ${locale} ${Date.now()}`;
        await form.field('phone').fill(mark);
        await context.setOffline(true);
        await form.send.click();
        await expect(form.toast(messages[locale].form.offlineSend)).toBeVisible();
        await expect(form.field('phone')).toHaveValue(mark);
        await context.setOffline(false);
        await expect(form.toast(messages[locale].form.ok)).toBeVisible();
        expect(await receivedWith(mark)).toHaveLength(1);
      });
    });
  }

  for (const kind of ['registration-lessons', 'orders'] as const) {
    test.describe(`the modal of ${kind} in ${locale}${longIf(locale !== toldIn[kind])}`, () => {
      test(`HOME-11, HOME-12, FORMS-10: heading; what happens to the data; button, Escape and backdrop close it; the focus returns${longIf(kind === 'orders')}`, async ({
        page,
      }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        const closings = [
          () => form.dialog.getByRole('button', { name: messages[locale].site.close }).first().click(),
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(8, 8),
        ];
        for (const close of closings) {
          await form.open();
          await expect(form.dialog.getByRole('heading')).toHaveText(messages[locale].form.heading);
          await expect(form.frame.locator(`a[href="${pathTo('privacyPolicy', locale)}"]`)).toHaveCount(1);
          await close();
          await expect(form.dialog).toHaveCount(0);
          await expect(form.opener).toBeFocused();
        }
      });

      test(`HOME-11, HOME-13: typed text stays for the next opening, a photo does not${longIf(kind !== 'orders')}`, async ({
        page,
      }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        await form.open();
        await form.fill();
        await page.keyboard.press('Escape');
        await form.open();
        for (const [field, value] of Object.entries(typed[kind])) await expect(form.field(field)).toHaveValue(value);
        await expect(form.frame.getByText('Zosia')).toHaveCount(0);
        if (kind === 'orders') {
          await form.send.click();
          await expect(form.toast(faults.orders.at(-1)?.[2][locale] ?? '')).toBeVisible();
        }
      });

      if (kind === 'orders')
        test(`HOME-13: a file that is no photo is named, and the photo before it stays${longIf(locale === 'en')}`, async ({
          page,
        }) => {
          const form = new HomeForm(page, kind, locale);
          await form.visit();
          await form.open();
          await form.choosePhoto();
          await form.frame.locator('input[type=file]').setInputFiles(textFile('umowa.jpg'));
          await expect(form.frame.getByText(`umowa.jpg: ${messages[locale].problems.photo.type}`)).toBeVisible();
          await expect(form.frame.getByText('Zosia lato ąę.jpg')).toBeVisible();
        });

      test(`HOME-14: a toast stands inside the dialog and can be closed there${longIf(kind === 'orders')}`, async ({
        page,
      }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        await form.open();
        await form.send.click();
        const toast = form.toast(faults[kind][0]?.[2][locale] ?? '');
        await expect(form.dialog.locator('[data-sonner-toast]')).toBeVisible();
        await toast.getByRole('button', { name: messages[locale].site.close }).click();
        await expect(toast).toHaveCount(0);
        await expect(form.dialog).toBeVisible();
      });

      test(`HOME-13: it stays open while it is sent${longIf(kind !== 'orders')}`, async ({ page }) => {
        const form = new HomeForm(page, kind, locale);
        await form.visit();
        await form.open();
        await form.fill();
        let answer = () => {};
        const held = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route('**/api/web/form/**', async (route) => {
          await held;
          await route.fulfill({ status: 201, json: { ok: true, id: '1', reference: '2026-0001-A2' } });
        });
        await page.route('**/api/web/result/1', (route) => route.fulfill({ body: '' }));
        await form.send.click();
        await expect(form.send).toHaveAttribute('aria-busy', 'true');
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.mouse.click(8, 8);
        await form.dialog.getByRole('button', { name: messages[locale].site.close }).first().click({ force: true });
        await expect(form.dialog).toBeVisible();
        answer();
        await expect(form.toast(messages[locale].form.ok)).toBeVisible();
        await expect(form.dialog).toHaveCount(0);
      });
    });
  }
}

test.describe('a bad connection', () => {
  test.use({ allowedErrors: [/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/] });

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
