import { StudioElement } from '@/components/elements/studio-element';
import { isBeforeLast } from '@/domain/order/last-day';

/** Words that hold until a day of the year: a finished page stays for months. */
class Until extends StudioElement {
  protected connected(): void {
    // Swedish days are written 2026-11-28
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' });
    this.hidden = !isBeforeLast(this.dataset.day ?? '', today);
  }
}
customElements.define('studio-until', Until);
