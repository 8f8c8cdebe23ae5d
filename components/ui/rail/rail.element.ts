import { StudioElement } from '@/components/elements/studio-element';
import { firstInput } from '@/components/islands/when';
import { hasModifier } from '../browser';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Swiper moves the rail from the first input on. Where it does not come, the browser scrolls it. */
class RailElement extends StudioElement {
  protected connected(signal: AbortSignal): void {
    const viewport = this.querySelector('[role=group]') as HTMLElement;
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')];
    const show = ({ isBeginning, isEnd }: Readonly<Record<'isBeginning' | 'isEnd', boolean>>) => {
      for (const button of buttons) button.disabled = button.dataset.step === '1' ? isEnd : isBeginning;
    };
    const moving = firstInput()
      .then(() => import('./rail-swiper'))
      .then(({ swiperOn }) => swiperOn(viewport, show))
      .catch(() => {
        show({ isBeginning: false, isEnd: false });
        return null;
      });
    signal.addEventListener('abort', async () => (await moving)?.destroy());

    const step = async (by: number) => {
      const pressed = document.activeElement?.closest('button');
      const swiper = await moving;
      if (!swiper)
        viewport.scrollBy({ left: by * (viewport.querySelector('li')?.offsetWidth ?? 0), behavior: 'smooth' });
      else if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
      // the button at this end is disabled now and loses the focus
      if (pressed?.disabled) viewport.focus({ preventScroll: true });
    };
    const stepOnArrow = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (!by || hasModifier(event)) return;
      event.preventDefault();
      void step(by);
    };
    /** What peeks in is inert, so it is not pressed itself. */
    const stepToPeek = ({ clientX, defaultPrevented }: MouseEvent) => {
      const boxes = [...viewport.querySelectorAll('li:not([inert])')].map((item) => item.getBoundingClientRect());
      if (defaultPrevented) return;
      if (clientX > (boxes.at(-1)?.right ?? clientX)) void step(1);
      else if (clientX < (boxes[0]?.left ?? clientX)) void step(-1);
    };

    this.addEventListener('keydown', stepOnArrow, { signal });
    viewport.addEventListener('click', stepToPeek, { signal });
    for (const button of buttons)
      button.addEventListener('click', () => void step(Number(button.dataset.step)), { signal });
  }
}
customElements.define('studio-rail', RailElement);
