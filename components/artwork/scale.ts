/** Where works hang in a drawing to scale (DESIGN-21). Centimetres; up is negative, the floor is at 0. */
export type Size = Readonly<{ width: number; height: number }>;
export type Box = Size & Readonly<{ x: number; y: number }>;

export const eyeLevel = 150;
export const tall = 170;
/** Between works, and between the last one and the person's shoulder. */
export const gap = 22;
export const shoulder = 26;

const prints: readonly Size[] = [
  { width: 42, height: 59.4 },
  { width: 29.7, height: 42 },
  { width: 21, height: 29.7 },
];

const turned = ({ width, height }: Size, wide: boolean): Size =>
  wide ? { width: height, height: width } : { width, height };

export const sizesDrawn = (cm: Size | null, picture: Size): readonly Size[] =>
  cm ? [cm] : prints.map((size) => turned(size, picture.width > picture.height));

/** Centres hang at eye level, and higher where a work would reach the floor; a wall stands on it. */
export function placed(sizes: readonly Size[], onFloor: boolean): readonly Box[] {
  let x = 0;
  return sizes.map(({ width, height }) => {
    const bottom = onFloor ? 0 : Math.max(eyeLevel - height / 2, 12);
    const box = { x, y: -bottom - height, width, height };
    x += width + gap;
    return box;
  });
}

/** A sheet's white margin, as a part of its shorter side. */
const margin = 0.045;

export const printed = ({ x, y, width, height }: Box): Box => {
  const edge = margin * Math.min(width, height);
  return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
};
