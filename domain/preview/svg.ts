type Value = string | number | false | null | undefined | readonly string[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const rounded = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)) + 0).replace(/^(-?)0\./, '$1.');

/** For factors: three digits after the point. Lengths need one. */
export const fine = (value: number): string => rounded(value, 3);

const written = (value: Value): string => {
  if (typeof value === 'number') return rounded(value, 1);
  if (typeof value === 'string') return value;
  return value ? value.join('') : '';
};

/** Markup: numbers get one digit after the point, lists are joined, line breaks with their indent are left out. */
export const svg = (texts: TemplateStringsArray, ...values: readonly Value[]): string =>
  texts.map((text, index) => text.replace(/\n\s*/g, '') + written(values[index])).join('');

/** The darkest shadow and the brightest light: with alpha over a thing they suit every colour. */
export const shade = '#0c1214';
export const light = '#fff';
/** Shadow in undyed cloth, which a neutral one would turn blue. */
export const umber = '#2e1f10';

/** Place from 0 to 1, colour, alpha. */
type Stop = readonly [at: number, colour: string, alpha?: number];

/** The colour with its alpha, which is shorter than an attribute of its own. */
function tinted(colour: string, alpha: number | undefined): string {
  if (alpha === undefined) return colour;
  const long = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return (
    long +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

const stops = (list: readonly Stop[]): string =>
  list.map(([at, colour, alpha]) => `<stop offset="${fine(at)}" stop-color="${tinted(colour, alpha)}"/>`).join('');

export const across = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}">${stops(list)}</linearGradient>`;

export const down = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;

/** From a middle to all sides. `place`: attributes such as `cx`. */
export const around = (id: string, place: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}"${place && ` ${place}`}>${stops(list)}</radialGradient>`;

/** The whole drawing. A larger region costs the browser much more time. */
export const everywhere = 'filterUnits="userSpaceOnUse" x="-60" y="-60" width="720" height="720"';

/**
 * Softens shadows and folds by `deviation` units. The default region grows with what it softens, so a horizontal or
 * vertical line needs `everywhere`.
 */
export const blur = (id: string, deviation: number, region = 'x="-50%" y="-50%" width="200%" height="200%"'): string =>
  `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const clip = (id: string, shape: string): string => `<clipPath id="${id}">${shape}</clipPath>`;
