import { nextPaint } from '@/components/islands/when';

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

/** After so long without a scroll event scrolling has ended: Safari before 26.2 has no `scrollend`. */
const calmMs = 150;

/**
 * The browser scrolls and snaps it. The strip must be positioned: offsets of links are measured from it.
 * @param show gets the number of the link in the middle
 * @returns goes to a link, if it is there
 */
export function stripOn(strip: HTMLElement, show: (at: number) => void, signal: AbortSignal) {
  /** The link that it scrolls to: until it arrives, links that it passes do not count. */
  let aim: number | null = null;
  const forget = () => {
    aim = null;
  };
  let calm: ReturnType<typeof setTimeout>;
  const scrolled = () => {
    clearTimeout(calm);
    // where several links are whole at an end of the strip, the one that was chosen stays chosen
    calm = setTimeout(forget, calmMs);
    const now = linkInTheMiddle(strip);
    if (aim === now) forget();
    if (aim === null) show(now);
  };
  for (const [event, act] of Object.entries({ scroll: scrolled, pointerdown: forget, wheel: forget }))
    strip.addEventListener(event, act, { passive: true, signal });
  return (index: number): boolean => {
    const link = strip.querySelectorAll('a')[index];
    if (!link) return false;
    aim = index;
    // after the next paint, so that `show` does not delay the start of scrolling
    nextPaint().then(() => show(index));
    strip.scrollTo({ left: centreOf(link) - strip.clientWidth / 2, behavior: behaviour() });
    return true;
  };
}
