import type { Locator, Page } from 'playwright/test';
import { faultOfStop } from './reach';
import { expect } from './test';

/** More stops than a screen has. */
const most = 150;

/** A visit by keyboard alone: each stop of the Tab key on the way must be seen, uncovered and ringed. */
export class Hands {
  constructor(readonly page: Page) {}

  /** Goes by Tab to a control; to a group of which one is to be chosen, and on by arrows. */
  async to(control: Locator): Promise<void> {
    const is = (which: 'there' | 'beside') =>
      control.evaluate((element, which) => {
        const { activeElement: at } = document;
        if (which === 'there') return element === at;
        return (
          element instanceof HTMLInputElement && element.type === 'radio' && at?.matches(`[name="${element.name}"]`)
        );
      }, which);
    await control.waitFor({ state: 'attached' });
    for (let stops = 0; stops < most && !(await is('there')); stops += 1) {
      await this.page.keyboard.press((await is('beside')) ? 'ArrowDown' : 'Tab');
      expect(await this.page.evaluate(faultOfStop)).toBeNull();
    }
    expect(await is('there')).toBe(true);
  }

  async press(control: Locator): Promise<void> {
    await this.to(control);
    await this.page.keyboard.press('Enter');
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }
}
