import type { Metrics } from './sfnt';
import { systemWidths } from './system-widths';

/** What a fallback face is declared with, in per cent. */
export type Adjustment = Readonly<{ size: number; ascent: number; descent: number; lineGap: number }>;

const accents = /\p{M}/gu;
/** Accents do not change a letter's width, so `ą` counts as `a`; what is not ASCII then is left out. */
const measurable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(accents, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[^ -~]/g, '');

const sum = (text: string, widthOf: (character: string) => number): number =>
  [...text].reduce((total, character) => total + widthOf(character), 0);

/**
 * How the system's font has to be stretched for `text` to take the room it takes in the real one, and the real one's
 * line measures against that size: nothing moves when the font arrives.
 */
export function adjust(real: Metrics, system: keyof typeof systemWidths, text: string): Adjustment {
  const sample = measurable(text);
  const widths = systemWidths[system];
  const inReal = sum(sample, real.widthOf) / real.unitsPerEm;
  const inSystem = sum(sample, (character) => widths[character.charCodeAt(0) - 32] ?? 0) / 2048;
  const size = inReal / inSystem;
  const share = (units: number) => (Math.abs(units) / real.unitsPerEm / size) * 100;
  return { size: size * 100, ascent: share(real.ascent), descent: share(real.descent), lineGap: share(real.lineGap) };
}
