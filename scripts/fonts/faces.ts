import type { Locale } from '@/i18n/locales';

/** The characters kept in the fonts. Others are shown in the fallback font: legible, but in another style. */
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const alphabets = {
  latin: `${printableAscii}\u00a0–—’‘‚“”„…×©·•€°½§«»−éèêëáàâäãåçíîïñóôöõøúüßæœÉÓÖÜÄÅØÇ`,
  'latin-ext': 'ąćęłńśźżĄĆĘŁŃŚŹŻ',
} as const;
export type Alphabet = keyof typeof alphabets;
export const alphabetNames = Object.keys(alphabets) as Alphabet[];
export const lettersOf = (alphabet: Alphabet): string => alphabets[alphabet];

/** Fonts with the widths of Arial or Times New Roman, so that one table of widths fits all of them. */
type SystemFont = Readonly<{ local: readonly string[]; widths: 'arial' | 'arial-bold' | 'times' | 'times-italic' }>;

export type Face = Readonly<{
  /** Beginning of the file's name. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  weight: string;
  /** The package's file, with `{alphabet}` in place of the alphabet. */
  source: string;
  /** The part of a variable font that is kept. */
  axes?: Readonly<Record<string, Readonly<{ min: number; max: number }>>>;
  /**
   * The fonts shown until the real one arrives, by range of weights; `at` is the weight at which the real one is
   * measured.
   */
  fallbacks: readonly (SystemFont & Readonly<{ weight: string; at?: number }>)[];
}>;

const times: SystemFont = {
  local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
  widths: 'times',
};
const timesItalic: SystemFont = {
  local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
  widths: 'times-italic',
};
const arial: SystemFont = {
  local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Helvetica'],
  widths: 'arial',
};
const arialBold: SystemFont = {
  local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Neue Bold'],
  widths: 'arial-bold',
};

const bona = '@fontsource/bona-nova/files/bona-nova-{alphabet}-400';

/** DESIGN-5: Bona Nova 400 roman and italic for display, Libre Franklin 400 to 700 for text. */
export const faces: readonly Face[] = [
  {
    name: 'bona-nova',
    family: 'Bona Nova',
    style: 'normal',
    weight: '400',
    source: `${bona}-normal.woff2`,
    fallbacks: [{ ...times, weight: '400' }],
  },
  {
    name: 'bona-nova-italic',
    family: 'Bona Nova',
    style: 'italic',
    weight: '400',
    source: `${bona}-italic.woff2`,
    fallbacks: [{ ...timesItalic, weight: '400' }],
  },
  {
    name: 'libre-franklin',
    family: 'Libre Franklin',
    style: 'normal',
    weight: '400 700',
    source: '@fontsource-variable/libre-franklin/files/libre-franklin-{alphabet}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      { ...arial, weight: '400 500', at: 400 },
      { ...arialBold, weight: '501 700', at: 600 },
    ],
  },
];

/** Files that the browser is told to fetch at once; the other alphabets are fetched where a page uses them. */
export const preloads: readonly Readonly<{ face: string; alphabet: Alphabet; locales: readonly Locale[] }>[] = [
  { face: 'bona-nova', alphabet: 'latin', locales: ['pl', 'en'] },
  { face: 'bona-nova', alphabet: 'latin-ext', locales: ['pl'] },
  { face: 'bona-nova-italic', alphabet: 'latin', locales: ['pl', 'en'] },
  { face: 'libre-franklin', alphabet: 'latin', locales: ['pl', 'en'] },
  { face: 'libre-franklin', alphabet: 'latin-ext', locales: ['pl', 'en'] },
];
