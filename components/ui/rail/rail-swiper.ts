import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';

/** Whether a rail is at its first or last work. */
export type Ends = Readonly<{ start: boolean; end: boolean }>;
export type MovingRail = Readonly<{ step: (by: -1 | 1) => Ends; stop: () => void }>;
type RailCallbacks = Readonly<{ isHeld: () => boolean; onMove: (ends: Ends) => void }>;

const stillFrames = 6;
/** Swiper rounds to whole pixels, CSS does not: positions may differ by so many pixels. */
const tolerance = 2;

const nextFrame = () => new Promise(requestAnimationFrame);

/** Waits until no finger is on the rail and its own scrolling has ended, so that nothing jumps. */
async function atRest(viewport: HTMLElement, isHeld: () => boolean) {
  let left = 0;
  for (let still = 0; still < stillFrames && (still > 0 || isHeld() || viewport.scrollLeft > 0); ) {
    await nextFrame();
    still = isHeld() || viewport.scrollLeft !== left ? 0 : still + 1;
    left = viewport.scrollLeft;
  }
}

const offsetOf = (item: HTMLElement, first: HTMLElement): number => item.offsetLeft - first.offsetLeft;

function itemAtEdge(items: readonly HTMLElement[], scrollLeft: number): number {
  const [first] = items;
  if (!first) return 0;
  const distances = items.map((item) => Math.abs(offsetOf(item, first) - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Tab must not reach what is not visible, so hidden items are inert. Focus in one of them moves to the nearest visible
 * item.
 */
function hideOthers(swiper: Swiper) {
  const items = swiper.slides;
  const [first] = items;
  if (!first) return;
  const held = items.findIndex((item) => item.contains(document.activeElement));
  for (const item of items) {
    const from = offsetOf(item, first) + swiper.translate;
    item.inert = from < -tolerance || from + item.offsetWidth > swiper.size + tolerance;
  }
  const visible = items.filter((item) => !item.inert);
  if (!items[held]?.inert) return;
  const heir = held < items.indexOf(visible[0] as HTMLElement) ? visible[0] : visible.at(-1);
  heir?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus({ preventScroll: true });
}

function swiperOn(viewport: HTMLElement): Swiper {
  const items = [...viewport.querySelectorAll<HTMLElement>('.rail__item')];
  const initialSlide = itemAtEdge(items, viewport.scrollLeft);
  viewport.dataset.moving = '';
  viewport.scrollLeft = 0;
  return new Swiper(viewport, {
    modules: [Mousewheel],
    wrapperClass: 'rail__track',
    slideClass: 'rail__item',
    initialSlide,
    // The style sheet sets the items' widths, so that the breakpoints are in one place.
    slidesPerView: 'auto',
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    mousewheel: { forceToAxis: true },
  });
}

/** Swiper moves the rail from now on, beginning at its present position. */
export async function takeOver(viewport: HTMLElement, { isHeld, onMove }: RailCallbacks): Promise<MovingRail> {
  await atRest(viewport, isHeld);
  for (const image of viewport.querySelectorAll('img')) image.loading = 'eager';
  const swiper = swiperOn(viewport);
  const ends = (): Ends => ({ start: swiper.isBeginning, end: swiper.isEnd });
  const onChange = () => {
    hideOthers(swiper);
    onMove(ends());
  };
  swiper.on('snapIndexChange transitionEnd resize', onChange);
  viewport.addEventListener('dragstart', (event) => event.preventDefault());
  onChange();
  return {
    step: (by) => {
      if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
      return ends();
    },
    stop: () => swiper.destroy(),
  };
}
