import { create, type Font } from 'fontkit';
import { faces, sourceOf } from '../fonts/faces';

/** Text in one typeface. */
export type Run = Readonly<{ text: string; face: FaceName }>;
export type FaceName = 'bona-nova' | 'bona-nova-italic' | 'libre-franklin';
/** Size in px; tracking as a part of the size. */
type Type = Readonly<{ size: number; tracking?: number }>;
export type Lettering = Readonly<{ width: (runs: readonly Run[], type: Type) => number; paths: Draw }>;
type Draw = (runs: readonly Run[], type: Type & Readonly<{ x: number; y: number; fill: string }>) => string;

async function fontOf(name: FaceName): Promise<Font> {
  const face = faces.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`fonts: no face ${name}`);
  const font = create(await sourceOf(face));
  if (!('layout' in font)) throw new Error(`fonts: ${name} is a collection of fonts`);
  return font;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Sets text in the site's own typefaces as outlines, so that a card needs no font where it is drawn.
 * @throws where a typeface lacks a character
 */
export async function letteringOf(): Promise<Lettering> {
  const names: readonly FaceName[] = ['bona-nova', 'bona-nova-italic', 'libre-franklin'];
  const fonts = new Map(await Promise.all(names.map(async (name) => [name, await fontOf(name)] as const)));

  /** Every glyph's outline, and its place in px from the start of the line. */
  const set = (runs: readonly Run[], { size, tracking = 0 }: Type) => {
    let at = 0;
    const glyphs = runs.flatMap(({ text, face }) => {
      const font = fonts.get(face);
      if (!font) throw new Error(`fonts: no face ${face}`);
      const scale = size / font.unitsPerEm;
      const laid = font.layout(text);
      if (laid.glyphs.some(({ id }) => id === 0)) throw new Error(`fonts: ${face} has not every letter of ${text}`);
      return laid.glyphs.map((glyph, index) => {
        const x = at + (laid.positions[index]?.xOffset ?? 0) * scale;
        at += (laid.positions[index]?.xAdvance ?? 0) * scale + tracking * size;
        return { outline: glyph.path.toSVG(), x, scale };
      });
    });
    return { glyphs, width: at };
  };

  return {
    width: (runs, type) => set(runs, type).width,
    paths: (runs, { x, y, fill, ...type }) => {
      const drawn = set(runs, type).glyphs.map(
        ({ outline, x: along, scale }) =>
          `<path transform="matrix(${scale} 0 0 ${-scale} ${round(x + along)} ${round(y)})" d="${outline}"/>`,
      );
      return `<g fill="${fill}">${drawn.join('')}</g>`;
    },
  };
}

/**
 * Breaks text into lines that fit, none much shorter than the others.
 * @param fits whether a line has room
 * @returns null where one word alone does not fit, or there are more lines than `most`
 */
export function balanced(text: string, most: number, fits: (line: string) => boolean): readonly string[] | null {
  const words = text.split(' ');
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const found = splits(words, count).filter((lines) => lines.every(fits));
    const [best] = found.sort((one, other) => longest(one) - longest(other));
    if (best) return best;
  }
  return null;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** All ways to write words in so many lines. */
function splits(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      splits(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
}
