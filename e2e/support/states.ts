import type { Page } from 'playwright/test';
import { withdrawalStatements } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { type PageRef, pathOf } from '@/i18n/pages';
import { messages } from '@/messages';
import { pageKinds } from './addresses';
import { HomeForm } from './home-form';
import { offer } from './in-process/offer';
import { OrderForm, Stage } from './order-form';
import { photo } from './photos';
import { placeOrder } from './place-order';
import { ViewerStory } from './viewer';

/** A page as a visitor may have it before them. `open` leads there, in a window of any size. */
export type State = Readonly<{
  name: string;
  open: (page: Page, locale: Locale) => Promise<void>;
  /** Before the question about cookies is answered. */
  asksConsent?: true;
}>;

const visit = (ref: PageRef) => async (page: Page, locale: Locale) =>
  void (await page.goto(pathOf(ref, locale), { waitUntil: 'networkidle' }));

const onHome =
  (kind: 'contact' | 'registration-lessons' | 'orders', isSent: boolean): State['open'] =>
  async (page, locale) => {
    const form = new HomeForm(page, kind, locale);
    await form.visit();
    await form.open();
    if (isSent) await form.send.click();
    if (isSent) await page.locator(`#${kind}-email-error`).waitFor();
  };

const ordering =
  (then: (form: OrderForm) => Promise<unknown>): State['open'] =>
  async (page, locale) => {
    const form = new OrderForm(page, locale);
    await form.open('portraits');
    await form.addPhoto(await photo('pies.jpg'));
    await then(form);
  };

const staged =
  (view: 'close' | 'wall' | 'mine'): State['open'] =>
  async (page, locale) => {
    const form = new OrderForm(page, locale);
    await form.open('posters', 1);
    await form.chooseMedium('print');
    await form.chooseSize('a4');
    await new Stage(page).choose(view);
  };

async function offered(page: Page, locale: Locale): Promise<void> {
  const { reference, status } = await placeOrder(page.request, locale);
  await offer(reference);
  await page.goto(status);
}

/** Sends what a form without script sends, and shows the answer: the page that names the faults. */
const refused =
  (ref: PageRef): State['open'] =>
  async (page, locale) => {
    await page.goto(pathOf(ref, locale));
    await page.evaluate(() => {
      const form = document.querySelector('main form[method=post]') as HTMLFormElement;
      HTMLFormElement.prototype.submit.call(form);
    });
    await page.getByRole('alert').first().waitFor();
  };

export const states: readonly State[] = [
  ...Object.entries(pageKinds).map(([name, ref]) => ({ name, open: visit(ref) })),
  {
    name: 'no such page',
    open: async (page) => void (await page.goto('/nie-ma', { waitUntil: 'networkidle' })),
  },
  {
    name: 'question about cookies',
    asksConsent: true,
    open: async (page, locale) => {
      await visit({ id: 'shop' })(page, locale);
      await page.getByRole('button', { name: messages[locale].cookie.no }).waitFor();
    },
  },
  {
    name: 'settings of cookies',
    open: async (page, locale) => {
      await visit({ id: 'shop' })(page, locale);
      await page.getByRole('button', { name: messages[locale].foot.cookies }).click();
      await page.getByRole('switch').first().waitFor();
    },
  },
  {
    name: 'question about the language',
    open: async (page, locale) => {
      await visit({ id: 'gallery' })(page, locale);
      await page.mouse.move(9, 9);
      await page.locator('header').getByRole('button', { name: messages[locale].lang.button }).click();
      await page.locator('[role=menu], dialog[open]').first().waitFor();
    },
  },
  {
    name: 'menu',
    open: async (page, locale) => {
      await visit({ id: 'gallery' })(page, locale);
      const summary = page.locator('header summary');
      if (await summary.isVisible()) await summary.click();
    },
  },
  {
    name: 'viewer',
    open: async (page, locale) => {
      await visit({ id: 'portraits' })(page, locale);
      await new ViewerStory(page, locale).open(1);
    },
  },
  { name: 'message with faults', open: onHome('contact', true) },
  { name: 'lessons', open: onHome('registration-lessons', false) },
  { name: 'lessons with faults', open: onHome('registration-lessons', true) },
  { name: 'painting', open: onHome('orders', false) },
  { name: 'painting with faults', open: onHome('orders', true) },
  {
    name: 'message sent',
    open: async (page, locale) => {
      const form = new HomeForm(page, 'contact', locale);
      await form.visit();
      await form.open();
      await form.fill();
      await form.send.click();
      await form.note.waitFor();
    },
  },
  {
    name: 'order with faults',
    open: async (page, locale) => {
      const form = new OrderForm(page, locale);
      await form.open('picture', 1);
      await form.send.click();
      await page.locator('nav[aria-label] a[href="#first_name"]').waitFor();
    },
  },
  {
    name: 'order filled in',
    open: ordering(async (form) => {
      await form.chooseVariant('oil');
      await form.chooseSubject('one');
      await form.chooseSize('a4');
      await form.fillDelivery();
      await form.acceptTerms();
    }),
  },
  { name: 'stage, close up', open: staged('close') },
  { name: 'stage, own wall', open: staged('mine') },
  {
    name: 'order sent',
    open: async (page, locale) => void (await page.goto((await placeOrder(page.request, locale)).status)),
  },
  { name: 'offer', open: offered },
  {
    name: 'offer, before it binds',
    open: async (page, locale) => {
      await offered(page, locale);
      await page.getByRole('link', { name: messages[locale].offer.yes }).click();
      await page.locator('main button').first().waitFor();
    },
  },
  { name: 'plain message with faults', open: refused({ id: 'contactForm' }) },
  { name: 'plain order with faults', open: refused({ id: 'order', params: { type: 'portraits' } }) },
  {
    name: 'withdrawal to confirm',
    open: async (page, locale) => {
      await visit({ id: 'withdrawal' })(page, locale);
      const typed = { order: '2026-0001-A2', email: 'ala@poczta.example', full_name: 'Ala Źdźbło', what: 'Kubek' };
      for (const [name, text] of Object.entries(typed))
        await page.locator(`#${withdrawalStatements}-${name}`).fill(text);
      await page.getByRole('button', { name: messages[locale].withdrawal.next, exact: true }).click();
      await page.getByRole('button', { name: messages[locale].withdrawal.confirm }).waitFor();
    },
  },
  { name: 'withdrawal with faults', open: refused({ id: 'withdrawal' }) },
];

export const stateNamed = (name: string): State => states.find((one) => one.name === name) as State;
