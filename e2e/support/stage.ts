import type { Locator, Page } from 'playwright/test';

export type ViewName = 'close' | 'wall' | 'mine' | 'real';

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
