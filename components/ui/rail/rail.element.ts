import { StudioElement } from '@/components/elements/studio-element';
import { hasModifier, nextPaint } from '../browser';
import type { Ends, MovingRail } from './rail-swiper';

/** Swiper and CSS round sizes differently: an item of the column may overhang it by so many pixels. */
const tolerance = 2;

/**
 * In which direction a rail must move to bring the item under the pointer into the page's column.
 * @returns 1 if it overhangs at the right, -1 at the left; 0 if it does not, or if there is none
 */
function peekAt(viewport: HTMLElement | null, { clientX }: Readonly<{ clientX: number }>): -1 | 0 | 1 {
  if (!viewport) return 0;
  const box = viewport.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  const items = [...viewport.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  const pressed = items.find(({ left, right }) => left <= clientX && clientX <= right);
  if (!pressed) return 0;
  if (pressed.right > box.right - Number.parseFloat(paddingRight) + tolerance) return 1;
  return pressed.left < box.left + Number.parseFloat(paddingLeft) - tolerance ? -1 : 0;
}

/** Browsers round sizes, hence the tolerance of a pixel. */
const nativeEnds = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends => ({
  start: scrollLeft < 1,
  end: scrollLeft + clientWidth > scrollWidth - 1,
});

/** One step without Swiper; the style sheet's snap points set the exact position. */
const scrollByItem = (viewport: HTMLElement, by: number) =>
  viewport.scrollBy({ left: by * (viewport.querySelector('li')?.offsetWidth ?? 0), behavior: 'smooth' });

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

type Way = -1 | 1;

/** A native scroll container until Swiper, which loads at the first use, takes over. */
class RailElement extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const viewport = this.querySelector('[role=group]') as HTMLElement;
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
    let moving: Promise<MovingRail> | null = null;
    let held = false;

    const show = ({ start, end }: Ends) => {
      for (const button of buttons) button.disabled = button.dataset.step === '1' ? end : start;
    };
    const measure = () => {
      if (!('moving' in viewport.dataset)) show(nativeEnds(viewport));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(viewport);
    signal.addEventListener('abort', () => {
      observer.disconnect();
      void moving?.then((swiper) => swiper.stop());
    });

    /** Null where Swiper does not come. */
    const takeOver = async (): Promise<MovingRail | null> => {
      await nextPaint();
      const swiper = await import('./rail-swiper').catch(() => null);
      if (!swiper || signal.aborted) return null;
      moving ??= swiper.takeOver(viewport, { isHeld: () => held, onMove: show });
      return moving;
    };
    const step = async (by: Way) => {
      const swiper = await takeOver();
      if (!swiper) return scrollByItem(viewport, by);
      const onButton = document.activeElement?.matches('button');
      const { start, end } = swiper.step(by);
      // the button at this end is disabled now and loses the focus
      if ((by < 0 ? start : end) && onButton) viewport.focus({ preventScroll: true });
    };
    const stepOnArrow = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (!by || hasModifier(event)) return;
      event.preventDefault();
      void step(by);
    };
    const stepToPeek = (event: MouseEvent) => {
      const by = event.defaultPrevented || event.detail === 0 ? 0 : peekAt(viewport, event);
      if (by === 0) return;
      event.preventDefault();
      void step(by);
    };
    const hold = () => {
      held = true;
      void takeOver();
    };
    const release = () => {
      held = false;
    };

    viewport.addEventListener('scroll', measure, { passive: true, signal });
    for (const type of ['pointerover', 'focusin']) this.addEventListener(type, () => void takeOver(), { signal });
    this.addEventListener('touchstart', hold, { passive: true, signal });
    for (const type of ['touchend', 'touchcancel']) this.addEventListener(type, release, { signal });
    this.addEventListener('keydown', stepOnArrow, { signal });
    viewport.addEventListener('click', stepToPeek, { signal });
    for (const button of buttons)
      button.addEventListener('click', () => void step(Number(button.dataset.step) as Way), { signal });
    // the first pointer, touch or focus came before these listeners
    if (this.matches(':hover, :active, :focus-within')) void takeOver();
  }
}
customElements.define('studio-rail', RailElement);
