import type { Locator, Page } from 'playwright/test';
import type { Locale } from '@/i18n/locales';
import { messages } from '@/messages';

const controls = ['zoomOut', 'actualSize', 'zoomIn', 'prev', 'next', 'close'] as const;
type Control = (typeof controls)[number];

/** Page object of the gallery and its viewer. */
export class ViewerStory {
  readonly thumbnails: Locator;
  readonly dialog: Locator;
  readonly count: Locator;
  readonly buttons: Readonly<Record<Control, Locator>>;
  /** Leads to the work's page. */
  readonly details: Locator;
  /** What can be ordered, or whom to ask. */
  readonly offer: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    const words = messages[locale].viewer;
    this.thumbnails = page.locator('#main a[data-offer]');
    this.dialog = page.getByRole('dialog', { name: words.label });
    this.count = this.dialog.getByRole('status');
    this.buttons = Object.fromEntries(
      controls.map((control) => [control, this.dialog.getByRole('button', { name: words[control], exact: true })]),
    ) as Record<Control, Locator>;
    this.details = this.dialog.getByRole('link', { name: words.details });
    this.offer = this.dialog.locator('a.btn');
  }

  /** The picture's place on the screen. */
  async place() {
    const box = await this.image.boundingBox();
    if (!box) throw new Error('no picture is shown');
    return box;
  }

  async open(index: number): Promise<void> {
    await this.thumbnails.nth(index).click();
    await this.grown();
  }

  /** Until the picture has the size that it keeps. */
  async grown(): Promise<void> {
    await this.dialog.waitFor();
    await this.image.evaluate(async (picture) => {
      for (const _ of ['opened', 'begun']) await new Promise(requestAnimationFrame);
      await Promise.all(picture.getAnimations().map(({ finished }) => finished));
    });
  }

  /** "12 of 50" in the page's language, with an ordinary space instead of a no-break one. */
  async shown(): Promise<string> {
    return ((await this.count.textContent()) ?? '').replaceAll('\u00a0', ' ');
  }

  countOf(n: number, all: number): string {
    return messages[this.locale].viewer.count.replace('{n}', String(n)).replace('{all}', String(all));
  }

  /** The width of the shown work on the screen, in CSS pixels. */
  async width(): Promise<number> {
    return (await this.image.boundingBox())?.width ?? 0;
  }

  /** The width of the work's largest file, in pixels. */
  async fileWidth(): Promise<number> {
    return Number(await this.image.getAttribute('width'));
  }

  private get image(): Locator {
    return this.dialog.locator('.yarl__slide_current img').last();
  }
}
