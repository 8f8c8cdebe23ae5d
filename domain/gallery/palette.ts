import { type Pigment, pigments } from '@/content/pigments';
import { distance, labOfHex } from './lab';

/** A colour of a work, and the pigment that is nearest to it. */
export type Swatch = Readonly<{ hex: string; pigment: Pigment }>;

/**
 * Names the colours of a work by pigments. The nearest pair of colour and pigment is joined first, and no pigment twice.
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
