import { nextPaint } from '../browser';

const centreOf = ({ offsetLeft, offsetWidth }: HTMLElement): number => offsetLeft + offsetWidth / 2;

/** The number of the link that is nearest to the middle of the strip; at its ends the first and the last one. */
function linkInTheMiddle(strip: HTMLElement): number {
  const links = [...strip.querySelectorAll('a')];
  if (strip.scrollLeft <= 0) return 0;
  if (strip.scrollLeft >= strip.scrollWidth - strip.clientWidth - 1) return links.length - 1;
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const distances = links.map((link) => Math.abs(centreOf(link) - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

const behaviour = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** After so long without a scroll event scrolling has ended. */
const calmMs = 150;

/**
 * A strip of links with one in the middle at a time. The browser scrolls and snaps it; this knows which link is in the
 * middle, and can go to another. The strip must be positioned: offsets of links are measured from it.
 * @param show gets the number of the link in the middle
 */
export function stripOn(strip: HTMLElement, show: (at: number) => void) {
  /** The link that it scrolls to: until it arrives, links that it passes do not count. */
  let aim: number | null = null;
  const forget = () => {
    aim = null;
  };
  const measure = () => {
    const now = linkInTheMiddle(strip);
    if (aim === now) forget();
    if (aim === null) show(now);
  };
  // where several links are whole at an end of the strip, the one that was chosen stays chosen
  const arrive = () => {
    if (aim === null) measure();
    forget();
  };
  let calm: ReturnType<typeof setTimeout>;
  // Safari before 26.2 has no `scrollend`
  const scrolled = () => {
    clearTimeout(calm);
    calm = setTimeout(arrive, calmMs);
    measure();
  };
  const stop = new AbortController();
  const listeners = { scroll: scrolled, scrollend: arrive, pointerdown: forget, wheel: forget };
  for (const [event, act] of Object.entries(listeners))
    strip.addEventListener(event, act, { passive: true, signal: stop.signal });
  return {
    go(index: number): boolean {
      const link = strip.querySelectorAll('a')[index];
      if (!link) return false;
      aim = index;
      // after the next paint, so that `show` does not delay the start of scrolling
      nextPaint().then(() => show(index));
      strip.scrollTo({ left: centreOf(link) - strip.clientWidth / 2, behavior: behaviour() });
      return true;
    },
    stop: () => stop.abort(),
  };
}
