import type { Page } from 'playwright/test';
import { media } from '@/content/media';
import { type OrderType, sizes, subjects, variants } from '@/content/order';
import { type FormKind, formKinds } from '@/domain/api';
import { locales } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { HomeForm, typed } from '../support/home-form';
import { longIf } from '../support/in-process/long';
import { received, receivedWith } from '../support/inbox';
import { Keyboard } from '../support/keyboard';
import { buyer, referenceOf } from '../support/order-form';
import { photo } from '../support/photos';
import { expect, test } from '../support/test';

// from the first press of Tab to the number, without a pointer

type Step = (keys: Keyboard) => Promise<void>;

async function attach(keys: Keyboard, button: string): Promise<void> {
  const { page } = keys;
  // listened to long before the press: a dialog that nobody listens to yet is cancelled by the browser itself
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await keys.to(page.locator(button));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await photo('pies.jpg'));
  await expect(page.locator('main, dialog').getByText('pies.jpg').last()).toBeVisible();
  await keys.look();
}

const radios = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const pick =
  (id: 'variant' | 'subject', { code }: { code: number }): Step =>
  (keys) =>
    keys.select(keys.page.locator(`#${id}`), String(code));
const choose =
  (name: 'size' | 'medium', { id }: { id: number }): Step =>
  (keys) =>
    keys.choose(radios(keys.page, name), String(id));
const write =
  (id: string, text: string): Step =>
  (keys) =>
    keys.fill(keys.page.locator(`#${id}`), text);
const addPhoto: Step = (keys) => attach(keys, '#photos');

const orders: Readonly<Record<OrderType, Readonly<{ item: number | null; steps: readonly Step[]; draft: object }>>> = {
  picture: { item: 3, steps: [], draft: { item: 3, medium: 'file' } },
  portraits: {
    item: null,
    steps: [
      addPhoto,
      pick('variant', variants.oil),
      pick('subject', subjects.two),
      choose('size', sizes.custom),
      write('width', '60 cm'),
    ],
    draft: { photos: 1, variant: 'oil', subject: 'two', size: 'custom', width: '60 cm' },
  },
  'custom-pictures': {
    item: 1,
    steps: [
      addPhoto,
      pick('variant', variants.digital),
      choose('size', sizes.a3),
      write('description', 'Port o zmierzchu'),
      choose('medium', media['t-shirt']),
    ],
    draft: { photos: 1, variant: 'digital', size: 'a3', description: 'Port o zmierzchu', medium: 't-shirt' },
  },
  posters: {
    item: 4,
    steps: [choose('medium', media.wood), choose('size', sizes.a2), write('comment', 'Na prezent')],
    draft: { item: 4, medium: 'wood', size: 'a2', comment: 'Na prezent' },
  },
};

const homeSteps: Readonly<Record<FormKind, readonly Step[]>> = {
  contact: [],
  'registration-lessons': [],
  orders: [(keys) => attach(keys, '#orders-foto')],
};

/** What is as wide as 1280 px enlarged four times. */
const enlarged = { width: 320, height: 256 };

for (const locale of locales) {
  /** In the short form a form of each layout, in Polish. */
  const longBut = (kinds: readonly string[], kind: string) => longIf(locale === 'en' || !kinds.includes(kind));

  for (const [type, { item, steps, draft }] of Object.entries(orders) as [OrderType, (typeof orders)[OrderType]][])
    test(`DESIGN-14: ${type} is ordered by keyboard alone${type === 'posters' ? ', enlarged four times' : ''}, in ${locale}${longBut(['portraits', 'posters'], type)}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      if (type === 'posters') await page.setViewportSize(enlarged);
      await page.goto(
        item === null ? pathTo('order', locale, { type }) : pathTo('orderItem', locale, { type, id: item }),
      );
      const keys = new Keyboard(page);
      for (const step of steps) await step(keys);
      for (const [id, text] of Object.entries(buyer)) await keys.fill(page.locator(`#${id}`), text);
      await keys.to(page.locator('#terms'));
      await keys.press('Space');
      await keys.to(page.locator('[data-order-form] [type=submit]').last());
      await page.keyboard.press('Enter');
      const reference = await referenceOf(page, locale);
      expect(keys.faults).toEqual([]);
      const order = (await received()).find((one) => one.reference === reference);
      expect(order).toMatchObject({ language: locale, fields: { draft: { type, ...draft }, delivery: buyer } });
    });

  for (const kind of formKinds)
    test(`DESIGN-14: the form ${kind} is sent by keyboard alone, in ${locale}${longBut(['contact', 'orders'], kind)}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      const mark = `keys ${locale} ${Date.now()}`;
      const form = new HomeForm(page, kind, locale);
      await page.goto(pathTo('home', locale));
      const keys = new Keyboard(page);
      if (form.isModal) {
        await keys.to(form.opener);
        await page.keyboard.press('Enter');
        await expect(form.field('email')).toBeFocused();
      }
      for (const [name, text] of Object.entries({ ...typed[kind], phone: mark }))
        await keys.fill(form.field(name), text);
      for (const step of homeSteps[kind]) await step(keys);
      await keys.to(form.send);
      await page.keyboard.press('Enter');
      await expect(form.note).toContainText(/\d{4}-\d{4}-[A-Z\d]{2}/);
      await keys.look();
      expect(keys.faults).toEqual([]);
      expect(await receivedWith(mark)).toMatchObject([{ kind, language: locale }]);
    });
}
