/** Sizes are rounded differently by Swiper and CSS: an item of the column may stand out by so many pixels. */
const tolerance = 2;

/**
 * Which way a rail must move to bring in the item under the pointer.
 * @returns 1 where that item stands out of the page's column at the right, -1 at the left, 0 where it is wholly in it,
 * and where there is none
 */
export function peekAt(viewport: HTMLElement | null, { clientX }: Readonly<{ clientX: number }>): -1 | 0 | 1 {
  if (!viewport) return 0;
  const box = viewport.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  const items = [...viewport.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  const pressed = items.find(({ left, right }) => left <= clientX && clientX <= right);
  if (!pressed) return 0;
  if (pressed.right > box.right - Number.parseFloat(paddingRight) + tolerance) return 1;
  return pressed.left < box.left + Number.parseFloat(paddingLeft) - tolerance ? -1 : 0;
}
