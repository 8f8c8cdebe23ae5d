import { type Pigment, pigments } from '@/content/pigments';

/**
 * A colour in CIE Lab (D65): lightness 0 to 100, green to red, blue to yellow. Distances in it match what the eye sees.
 */
export type Lab = readonly [lightness: number, a: number, b: number];

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const curve = (part: number): number => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116);

/** @param red each channel from 0 to 255 */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** @param hex `#rrggbb` */
export function labOfHex(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return labOf(red, green, blue);
}

/** How different two colours look; below 3 the difference is hardly seen. */
export const distance = ([l, a, b]: Lab, [l2, a2, b2]: Lab): number => Math.hypot(l - l2, a - a2, b - b2);

/** A colour of a work, and the pigment that is nearest to it. */
export type Swatch = Readonly<{ hex: string; pigment: Pigment }>;

/**
 * Names the colours of a work by pigments. The nearest pair of colour and pigment is matched first, and no pigment
 * twice.
 * @param colours `#rrggbb`, at most as many as there are pigments
 */
export function swatchesOf(colours: readonly string[]): readonly Swatch[] {
  const pairs = colours.flatMap((hex) =>
    pigments.map((pigment) => ({ hex, pigment, apart: distance(labOfHex(hex), labOfHex(pigment.hex)) })),
  );
  const named = new Map<string, Pigment>();
  const used = new Set<Pigment>();
  for (const { hex, pigment } of pairs.sort((one, other) => one.apart - other.apart)) {
    if (named.has(hex) || used.has(pigment)) continue;
    named.set(hex, pigment);
    used.add(pigment);
  }
  return colours.flatMap((hex) => {
    const pigment = named.get(hex);
    return pigment ? [{ hex, pigment }] : [];
  });
}
