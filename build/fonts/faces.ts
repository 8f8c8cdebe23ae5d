import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The characters in the subsets. Others are shown in the fallback font: legible, but in another style. */
const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const polish = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
export const characters = `${printableAscii}\u00a0–—’‘‚“”„…×©·•€°½§«»−éèêëáàâäãåçíîïñóôöõøúüßæœÉÓÖÜÄÅØÇ${polish}`;

/** Fonts with the widths of Arial or Times New Roman, so that one table of widths fits all of them. */
type SystemFont = Readonly<{ local: readonly string[]; widths: 'arial' | 'arial-bold' | 'times' | 'times-italic' }>;

export type Face = Readonly<{
  /** Beginning of the file's name. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** The weights that this face is shown for, as in CSS. */
  weight: string;
  /** The package's file: one with all its characters, not one of its parts by alphabet. */
  source: string;
  /** The font shown until the real one arrives. */
  fallback: SystemFont;
}>;

const bona = '@fontsource/bona-nova/files/bona-nova-all-400';
const franklin = '@fontsource/libre-franklin/files/libre-franklin-all';

/**
 * DESIGN-5: Bona Nova 400 roman and italic for display, Libre Franklin 400 and 600 for text. Each face is one file with
 * all characters, so that no word is set in two. Every first screen needs all four: the studio's name is in both styles
 * of Bona Nova, the menu in the lighter text face, buttons in the heavier one.
 */
export const faces: readonly Face[] = [
  {
    name: 'bona-nova',
    family: 'Bona Nova',
    style: 'normal',
    weight: '400',
    source: `${bona}-normal.woff`,
    fallback: {
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Nimbus Roman'],
      widths: 'times',
    },
  },
  {
    name: 'bona-nova-italic',
    family: 'Bona Nova',
    style: 'italic',
    weight: '400',
    source: `${bona}-italic.woff`,
    fallback: {
      local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic', 'Tinos Italic'],
      widths: 'times-italic',
    },
  },
  {
    name: 'libre-franklin',
    family: 'Libre Franklin',
    style: 'normal',
    weight: '400 500',
    source: `${franklin}-400-normal.woff`,
    fallback: {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Helvetica'],
      widths: 'arial',
    },
  },
  {
    name: 'libre-franklin-600',
    family: 'Libre Franklin',
    style: 'normal',
    weight: '501 700',
    source: `${franklin}-600-normal.woff`,
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Neue Bold'],
      widths: 'arial-bold',
    },
  },
];

const { resolve } = createRequire(import.meta.url);

export const sourceOf = ({ source }: Pick<Face, 'source'>): Promise<Buffer> => readFile(resolve(source));
