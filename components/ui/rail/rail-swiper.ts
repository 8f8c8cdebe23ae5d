import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';

/** Swiper rounds to whole pixels, CSS does not: positions may differ by so many pixels. */
const tolerance = 2;

/** Tab must not reach what is not visible: hidden items are inert, and the focus in one moves to the nearest visible. */
function hideOthers({ slides, translate, size }: Swiper): void {
  const held = slides.findIndex((item) => item.contains(document.activeElement));
  for (const item of slides) {
    const from = item.offsetLeft - (slides[0]?.offsetLeft ?? 0) + translate;
    item.inert = from < -tolerance || from + item.offsetWidth > size + tolerance;
  }
  if (!slides[held]?.inert) return;
  const visible = slides.filter(({ inert }) => !inert);
  const heir = held < slides.indexOf(visible[0] as HTMLElement) ? visible[0] : visible.at(-1);
  heir?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus({ preventScroll: true });
}

export function swiperOn(viewport: HTMLElement, onMove: (swiper: Swiper) => void): Swiper {
  const items = [...viewport.querySelectorAll('li')];
  const begin = viewport.scrollLeft + (items[0]?.offsetLeft ?? 0);
  for (const image of viewport.querySelectorAll('img')) image.loading = 'eager';
  viewport.dataset.moving = '';
  viewport.scrollLeft = 0;
  const swiper = new Swiper(viewport, {
    modules: [Mousewheel],
    wrapperClass: 'rail__track',
    slideClass: 'rail__item',
    initialSlide: items.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > begin),
    // The style sheet sets the items' widths, so that the breakpoints are in one place.
    slidesPerView: 'auto',
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    mousewheel: { forceToAxis: true },
  });
  const onChange = () => {
    hideOthers(swiper);
    onMove(swiper);
  };
  swiper.on('snapIndexChange transitionEnd resize', onChange);
  viewport.addEventListener('dragstart', (event) => event.preventDefault());
  onChange();
  return swiper;
}
