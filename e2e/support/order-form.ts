import type { Locator, Page } from 'playwright/test';
import { type Medium, media } from '@/content/media';
import { type OrderType, type Size, type Subject, sizes, subjects, type Variant, variants } from '@/content/order';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import type { PhotoFile } from './photos';
import { expect } from './test';

export type ViewName = 'close' | 'wall' | 'mine';

/** Page object of the stage beside the order form. */
export class Stage {
  readonly frame: Locator;
  readonly drawing: Locator;
  readonly strap: Locator;
  /** What a screen reader is told. */
  readonly said: Locator;

  constructor(readonly page: Page) {
    this.frame = page.locator('main figure').first();
    this.drawing = this.frame.locator('svg.sc');
    this.strap = this.frame.locator('figcaption');
    this.said = this.frame.getByRole('status');
  }

  view(name: ViewName): Locator {
    return this.page.locator(`input[name=view][value=${name}]`);
  }

  async choose(name: ViewName): Promise<void> {
    await this.view(name).check();
  }
}

/** Matches the text with ordinary or no-break spaces and hyphens, because tests do not check those. */
export const loosely = (text: string): RegExp =>
  new RegExp(
    `^${text
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/ /g, '[ \\u00a0]')
      .replace(/T-/g, 'T-\\u2060?')}$`,
  );

export const buyer = {
  first_name: 'Żaneta',
  last_name: 'Źdźbło-Ćwik',
  address: 'ul. Łąkowa 7/3, 87-100 Toruń',
  phone: '+48 600 000 000',
  email: 'zaneta@example.com',
} as const;

/** The reference that the private page of an order shows, once the browser is led there. */
export async function referenceOf(page: Page, locale: Locale): Promise<string> {
  await page.waitForURL(`**${pathTo('orderStatus', locale, { token: '*' })}`);
  return ((await page.getByTestId('reference').textContent()) ?? '').trim();
}

/** Page object of the order form, in one language. */
export class OrderForm {
  readonly words;
  readonly send: Locator;
  /** The whole price, in the check before Order. */
  readonly total: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    this.words = messages[locale].order;
    this.total = page.locator('[data-line=total] b');
    this.send = page.getByRole('button', { name: this.words.send, exact: true });
  }

  async open(type: OrderType, id: number | null = null): Promise<void> {
    const path = id === null ? pathTo('order', this.locale, { type }) : pathTo('orderItem', this.locale, { type, id });
    await this.page.goto(path, { waitUntil: 'networkidle' });
  }

  radio(name: string): Locator {
    // what it costs may stand behind it
    return this.page.getByRole('radio', { name: new RegExp(loosely(name).source.replace(/\$$/, '( ·.*)?$')) });
  }

  async addPhoto(file: PhotoFile): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(file);
    await this.page.getByRole('button', { name: this.words.photos.del.replace('{name}', file.name) }).waitFor();
  }

  async chooseVariant(variant: Variant): Promise<void> {
    await this.page.locator('#variant').selectOption(String(variants[variant].code));
  }

  async chooseSubject(subject: Subject): Promise<void> {
    await this.page.locator('#subject').selectOption(String(subjects[subject].code));
  }

  async chooseMedium(medium: Medium): Promise<void> {
    await this.radio(media[medium].label[this.locale]).check();
  }

  async chooseSize(size: Size): Promise<void> {
    const radio = this.page.locator(`input[name=size][value="${sizes[size].id}"]`);
    // of a thing that starts on A4 the sizes are folded, a moment after it was chosen
    await expect(async () => {
      await radio.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
      await radio.check({ timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
  }

  async fillDelivery(values: Partial<Record<keyof typeof buyer, string>> = buyer): Promise<void> {
    for (const [field, value] of Object.entries(values)) await this.page.locator(`#${field}`).fill(value);
  }

  async acceptTerms(): Promise<void> {
    await this.page.locator('#terms').check();
  }

  /** Fills in a portrait with one photo, up to delivery and terms. */
  async portraitWithPhoto(file: PhotoFile): Promise<void> {
    await this.open('portraits');
    await this.addPhoto(file);
    await this.chooseVariant('oil');
    await this.chooseSubject('one');
    await this.chooseSize('a4');
    await this.fillDelivery();
    await this.acceptTerms();
  }

  /** Presses Order. @returns the reference that the order's private page shows */
  async order(): Promise<string> {
    await this.send.click();
    return referenceOf(this.page, this.locale);
  }
}
