import { StudioElement } from '@/components/elements/studio-element';
import { isBeforeLast } from '@/domain/order/last-day';

const hour = 3_600_000;

/** Words that hold until a day before Christmas: a finished page stays for months. */
class Until extends StudioElement {
  protected connected(): void {
    // Poland's winter time; on a slow phone `Intl` needs a quarter of a second to find it
    const today = new Date(Date.now() + hour).toISOString().slice(0, '2026-11-28'.length);
    this.hidden = !isBeforeLast(this.dataset.day ?? '', today);
  }
}
customElements.define('studio-until', Until);
