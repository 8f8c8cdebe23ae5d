import { type Easel, unit } from './easel';
import { fine, svg } from './svg';

/** Where a bent picture is. `u` runs over its width from 0 to 1; results are coordinates in the drawing. */
export type Bend = Readonly<{
  count: number;
  across: (u: number) => number;
  top: (u: number) => number;
  bottom: (u: number) => number;
  /** The part of the width that is turned to the viewer. */
  from?: number;
  to?: number;
}>;

/** Each strip continues below the next one, so that no seam shows. */
const overlap = 2;

// A strip's window is a little higher than the picture: its edge is then the picture's own, which is drawn smoothly.

/**
 * The picture bent, as vertical strips: each is sheared and stretched by one matrix, which every engine draws alike and
 * which needs no filter.
 */
export function bent({ id }: Easel, { count, across, top, bottom, from = 0, to = 1 }: Bend): string {
  const strip = (index: number): string => {
    const [a, b] = [from + ((to - from) * index) / count, from + ((to - from) * (index + 1)) / count];
    const [left, right] = [across(a), across(b)];
    if (right - left < 0.4) return '';
    const more = index < count - 1 ? 1 + overlap / (right - left) : 1;
    const height = (bottom(a) + bottom(b) - top(a) - top(b)) / 2;
    const slope = (top(b) - top(a) + bottom(b) - bottom(a)) / 2;
    const matrix = [(right - left) / 100, slope / 100, 0, height / 100].map(fine).join(' ');
    const start = (top(a) + top(b) - slope) / 2;
    return svg`<g transform="matrix(${matrix} ${left} ${start})">
      <svg width="${100 * more}" y="-2" height="104" viewBox="${a * unit} -20 ${(b - a) * unit * more} 1040" preserveAspectRatio="none">
      <use href="#${id('p')}"/></svg></g>`;
  };
  return Array.from({ length: count }, (_, index) => strip(index)).join('');
}
