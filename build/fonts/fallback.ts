import type { Metrics } from './sfnt';
import { systemWidths } from './system-widths';

/** The measures that a fallback font is declared with, in per cent. */
export type Adjustment = Readonly<{ size: number; ascent: number; descent: number; lineGap: number }>;

const accents = /\p{M}/gu;
/** Accents do not change a letter's width, so `ą` counts as `a`; all other characters outside ASCII are left out. */
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
 * How the system's font must be scaled so that `text` is as wide as in the real font, and the real font's line measures
 * at that scale: then nothing moves when the real font arrives.
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
