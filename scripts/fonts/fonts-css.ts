import type { Face } from './faces';
import type { Adjustment } from './fallback';

/** @example unicodeRange('abcx') // 'U+61-63,U+78' */
export function unicodeRange(letters: string): string {
  const codes = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const hex = (code: number | undefined) => code?.toString(16).toUpperCase();
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts
    .map((start, index) => (start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`))
    .join(',');
}

const rule = (declarations: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

export const faceRule = ({ family, style, weight }: Face, file: string, letters: string): string =>
  rule({
    'font-family': `"${family}"`,
    'font-style': style,
    'font-weight': weight,
    // lines may still break elsewhere in the fallback, so a font that arrives late is used from the next page on
    'font-display': 'optional',
    src: `url(/fonts/${file}) format("woff2")`,
    'unicode-range': unicodeRange(letters),
  });

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The font `{family} Fallback`: the system's font with the real one's measures. */
export const fallbackRule = (
  { family, style }: Pick<Face, 'family' | 'style'>,
  { local, weight }: Face['fallbacks'][number],
  { size, ascent, descent, lineGap }: Adjustment,
): string =>
  rule({
    'font-family': `"${family} Fallback"`,
    'font-style': style,
    'font-weight': weight,
    src: local.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(size),
    'ascent-override': percent(ascent),
    'descent-override': percent(descent),
    'line-gap-override': percent(lineGap),
  });
