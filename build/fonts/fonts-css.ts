import type { Face } from './faces';
import type { Adjustment } from './fallback';

const rule = (declarations: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;

export const faceRule = ({ family, style, weight }: Face, file: string): string =>
  rule({
    'font-family': `"${family}"`,
    'font-style': style,
    'font-weight': weight,
    // on a slow connection a first visit shows the site's own typefaces too, as soon as they are loaded
    'font-display': 'swap',
    src: `url(/fonts/${file}) format("woff2")`,
  });

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** The font `{family} Fallback`: the system's font with the real one's measures. */
export const fallbackRule = (
  { family, style, weight, fallback }: Pick<Face, 'family' | 'style' | 'weight' | 'fallback'>,
  { size, ascent, descent, lineGap }: Adjustment,
): string =>
  rule({
    'font-family': `"${family} Fallback"`,
    'font-style': style,
    'font-weight': weight,
    src: fallback.local.map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(size),
    'ascent-override': percent(ascent),
    'descent-override': percent(descent),
    'line-gap-override': percent(lineGap),
  });
