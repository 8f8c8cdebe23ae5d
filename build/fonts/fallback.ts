import type { Metrics } from './subset';

/**
 * Advance widths of the printable ASCII characters (32 to 126) in units of 1/2048 em. Liberation, Arimo and Tinos have
 * the widths of Arial and Times New Roman, so one table serves all of them.
 */
export const systemWidths = {
  arial: [
    569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139, 1139, 1139,
    1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139, 2079, 1366, 1366, 1479, 1479, 1366, 1251, 1593,
    1479, 569, 1024, 1366, 1139, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251,
    569, 569, 569, 961, 1139, 682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139,
    1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684, 1196,
  ],
  'arial-bold': [
    569, 682, 971, 1139, 1139, 1821, 1479, 487, 682, 682, 797, 1196, 569, 682, 569, 569, 1139, 1139, 1139, 1139, 1139,
    1139, 1139, 1139, 1139, 1139, 682, 682, 1196, 1196, 1196, 1251, 1997, 1479, 1479, 1479, 1479, 1366, 1251, 1593,
    1479, 569, 1139, 1479, 1251, 1706, 1479, 1593, 1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251,
    682, 569, 682, 1196, 1139, 682, 1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251,
    1251, 1251, 1251, 797, 1139, 682, 1251, 1139, 1593, 1139, 1139, 1024, 797, 573, 797, 1196,
  ],
  times: [
    512, 682, 836, 1024, 1024, 1706, 1593, 369, 682, 682, 1024, 1155, 512, 682, 512, 569, 1024, 1024, 1024, 1024, 1024,
    1024, 1024, 1024, 1024, 1024, 569, 569, 1155, 1155, 1155, 909, 1886, 1479, 1366, 1366, 1479, 1251, 1139, 1479, 1479,
    682, 797, 1479, 1251, 1821, 1479, 1479, 1139, 1479, 1366, 1139, 1251, 1479, 1479, 1933, 1479, 1479, 1251, 682, 569,
    682, 961, 1024, 682, 909, 1024, 909, 1024, 909, 682, 1024, 1024, 569, 569, 1024, 569, 1593, 1024, 1024, 1024, 1024,
    682, 797, 569, 1024, 1024, 1479, 1024, 1024, 909, 983, 410, 983, 1108,
  ],
  'times-italic': [
    512, 682, 860, 1024, 1024, 1706, 1593, 438, 682, 682, 1024, 1382, 512, 682, 512, 569, 1024, 1024, 1024, 1024, 1024,
    1024, 1024, 1024, 1024, 1024, 682, 682, 1382, 1382, 1382, 1024, 1884, 1251, 1251, 1366, 1479, 1251, 1251, 1479,
    1479, 682, 909, 1366, 1139, 1706, 1366, 1479, 1251, 1479, 1251, 1024, 1139, 1479, 1251, 1706, 1251, 1139, 1139, 797,
    569, 797, 864, 1024, 682, 1024, 1024, 909, 1024, 909, 569, 1024, 1024, 569, 569, 909, 569, 1479, 1024, 1024, 1024,
    1024, 797, 797, 569, 1024, 909, 1366, 909, 909, 797, 819, 563, 819, 1108,
  ],
} as const;

/** The measures that a fallback font is declared with, in per cent. */
export type Adjustment = Readonly<{ size: number; ascent: number; descent: number; lineGap: number }>;

const accents = /\p{M}/gu;
/** Accents do not change a character's width, so `ą` counts as `a`; all others outside ASCII are left out. */
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
