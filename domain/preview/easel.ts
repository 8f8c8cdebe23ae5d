import type { SceneChoice, ScenePicture } from './choices';
import { fine, svg } from './svg';

export type Easel = Readonly<{ ratio: number; choice: SceneChoice }>;

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

export const easelOf = ({ width, height }: ScenePicture, choice: SceneChoice): Easel => ({
  ratio: width > 0 && height > 0 ? width / height : 1,
  choice,
});

export const isLandscape = ({ ratio }: Easel): boolean => ratio > 1.04;
export const isSquare = ({ ratio }: Easel): boolean => Math.abs(ratio - 1) < 0.04;

/** The largest size with the picture's ratio within these bounds: nothing is cut off. */
export const fitted = (
  { ratio }: Easel,
  width: number,
  height: number,
): Readonly<{ width: number; height: number }> => {
  const across = Math.min(width, height * ratio);
  return { width: across, height: across / ratio };
};

export const centred = (easel: Easel, { x, y, width, height }: Box): Box => {
  const size = fitted(easel, width, height);
  return { ...size, x: x + (width - size.width) / 2, y: y + (height - size.height) / 2 };
};

/** The side of the square in which the picture is defined once; each use stretches it to its own shape. */
export const unit = 1000;

export const flat = ({ x, y, width, height }: Box): string =>
  svg`<use href="#p" transform="matrix(${fine(width / unit)} 0 0 ${fine(height / unit)} ${x} ${y})"/>`;

/** Where a bent picture is. `u` runs over its width from 0 to 1; results are coordinates in the drawing. */
type Bend = Readonly<{
  count: number;
  across: (u: number) => number;
  top: (u: number) => number;
  bottom: (u: number) => number;
  from?: number;
  to?: number;
}>;

/** Each strip continues below the next one, so that no seam shows. */
const overlap = 2;

// A strip's window is a little higher than the picture: its edge is then the picture's own, which is drawn smoothly.

/** As vertical strips: each is sheared and stretched by one matrix, which every engine draws alike and which needs no filter. */
export function bent({ count, across, top, bottom, from = 0, to = 1 }: Bend): string {
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
      <use href="#p"/></svg></g>`;
  };
  return Array.from({ length: count }, (_, index) => strip(index)).join('');
}
