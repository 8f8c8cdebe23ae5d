import type { Locator, Page } from 'playwright/test';
import { lessons } from '@/content/lessons';
import { type FormKind, formPath } from '@/domain/api';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { messages } from '@/messages';
import { loosely } from './order-form';
import { photo } from './photos';

/** What a visitor types, field by field, in the order of the checks. */
export const typed = {
  contact: { email: 'zaneta@sklep.łódź.pl', text: 'Dzień dobry,\n„ściana” 3 × 4 m?', phone: '+48 600 000 000' },
  'registration-lessons': { email: 'zaneta@example.com', name: 'Żaneta Ćwik', phone: '600-000-000', age: '9 lat' },
  orders: { email: 'zaneta@example.com', name: 'Żaneta', phone: '600', width: '60 cm', height: 'ok. 1 m' },
} as const satisfies Record<FormKind, Record<string, string>>;

/** Page object of a form on the home page, in one language. */
export class HomeForm {
  readonly words;
  readonly dialog: Locator;
  readonly requests: string[] = [];

  constructor(
    readonly page: Page,
    readonly kind: FormKind,
    readonly locale: Locale,
  ) {
    this.words = messages[locale];
    this.dialog = page.getByRole('dialog');
    page.on('request', (request) => {
      if (request.url().endsWith(formPath(kind))) this.requests.push(request.url());
    });
  }

  get isModal(): boolean {
    return this.kind !== 'contact';
  }

  /** The text of the send button; a form in a modal has the same text on the button that opens it. */
  get label(): string {
    const { contact, classes, orders } = this.words;
    return { contact: contact.send, 'registration-lessons': classes.btn, orders: orders.btn }[this.kind];
  }

  get opener(): Locator {
    return this.page.locator('main').getByRole('button', { name: loosely(this.label), includeHidden: true });
  }

  get frame(): Locator {
    return this.page.locator(`form[action="${formPath(this.kind)}"]`);
  }

  /** What stays in the page of what was sent. */
  get note(): Locator {
    return this.page.locator('.sent-here__note');
  }

  get send(): Locator {
    return this.frame.locator('button[type=submit]');
  }

  async visit(): Promise<void> {
    await this.page.goto(pathTo('home', this.locale), { waitUntil: 'networkidle' });
  }

  async open(): Promise<void> {
    // a link is a button once its script is there, which comes at the first input
    await this.page.mouse.move(9, 9);
    if (this.isModal) await this.opener.click();
    await this.frame.scrollIntoViewIfNeeded();
  }

  field(name: string): Locator {
    return this.page.locator(`#${this.kind}-${name}`);
  }

  async choosePhoto(name = 'Zosia lato ąę.jpg'): Promise<void> {
    await this.frame.locator('input[type=file]').setInputFiles(await photo(name));
    await this.frame.getByText(name).waitFor();
  }

  /** Fills all fields; the one named by `without` is emptied. */
  async fill({ without, extra = {} }: { without?: string; extra?: Record<string, string> } = {}): Promise<void> {
    for (const [name, value] of Object.entries({ ...typed[this.kind], ...extra })) {
      await this.field(name).fill(name === without ? '  ' : value);
    }
    if (this.kind === 'orders' && without !== 'foto') await this.choosePhoto();
  }

  /** The toast with this text. */
  toast(text: string): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ has: this.page.getByText(loosely(text)) });
  }

  /** The name of the first option, which the registration sends unless another is chosen. */
  get firstLesson(): string | undefined {
    return lessons[0]?.name[this.locale];
  }
}
