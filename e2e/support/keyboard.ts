import type { Locator, Page } from 'playwright/test';
import { faultOfStop } from './reach';

/** More stops than any way through a page has. */
const mostStops = 200;

/** A visitor without a pointer. Every stop on the way has to be seen. */
export class Keyboard {
  /** What was wrong with the stops so far. */
  readonly faults: string[] = [];

  constructor(readonly page: Page) {}

  /** Whether one of them has the focus; and which way they are, seen from where that is. */
  private readonly sought = (there: Locator) =>
    there.evaluateAll((found) => {
      const { activeElement: at, body } = document;
      const [first] = found;
      const isBehind =
        at && at !== body && first && at.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING;
      return { isThere: at !== null && found.includes(at as HTMLElement), key: isBehind ? 'Shift+Tab' : 'Tab' };
    });

  /** Notes what is wrong with the focus, where it is. */
  async look(): Promise<void> {
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const isLost = await this.page.evaluate(() => document.activeElement === document.body);
    const fault = isLost ? 'lost' : await this.page.evaluate(faultOfStop);
    if (fault) this.faults.push(fault);
  }

  /** Goes on, or back, until one of them has the focus. */
  async to(there: Locator): Promise<void> {
    await there.first().waitFor({ state: 'attached' });
    for (let n = 0; n < mostStops; n += 1) {
      const { isThere, key } = await this.sought(there);
      if (isThere) return;
      await this.page.keyboard.press(key);
      await this.look();
    }
    throw new Error(`no key leads to ${there}`);
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.look();
  }

  /** Presses what may lead to another page. */
  async enter(control: Locator): Promise<void> {
    await this.to(control);
    await this.page.keyboard.press('Enter');
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.to(field);
    // the parts of a day stand in the order of the browser's language
    if ((await field.getAttribute('type')) === 'date') return field.fill(text);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
    await this.look();
  }

  /** Takes the option of a list by the arrow keys. */
  async select(list: Locator, value: string): Promise<void> {
    await this.to(list);
    for (let n = 0; (await list.inputValue()) !== value && n < 30; n += 1) await this.press('ArrowDown');
  }

  /** Checks one of the radio buttons by the arrow keys. */
  async choose(radios: Locator, value: string): Promise<void> {
    await this.to(radios);
    await this.press('Space');
    const chosen = () => radios.evaluateAll((all: HTMLInputElement[]) => all.find(({ checked }) => checked)?.value);
    for (let n = 0; (await chosen()) !== value && n < 30; n += 1) await this.press('ArrowRight');
  }
}
