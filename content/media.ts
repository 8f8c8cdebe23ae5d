import type { Localized } from '@/i18n/locales';

/** `hex`: of its swatch. */
export type AttributeValue = Readonly<{ id: number; label: Localized; hex?: string }>;
/** In a request the field is called `attribute.{name}`. */
export type Attribute = Readonly<{ name: AttributeName; label: Localized; values: readonly AttributeValue[] }>;
export type AttributeName = 'interior' | 'handle' | 'size' | 'capacity' | 'colour' | 'ears' | 'elements';

/** Interior and handle of a mug share these ids, so a choice is stored as attribute and value (ORDER-6). */
const glazes: readonly AttributeValue[] = [
  { id: 4, label: { pl: 'biały', en: 'white' }, hex: '#f6f4ee' },
  { id: 5, label: { pl: 'czerwony', en: 'red' }, hex: '#c4281c' },
  { id: 6, label: { pl: 'niebieski', en: 'blue' }, hex: '#2357a5' },
  { id: 7, label: { pl: 'zielony', en: 'green' }, hex: '#2f7a4b' },
  { id: 8, label: { pl: 'żółty', en: 'yellow' }, hex: '#eebd2c' },
  { id: 9, label: { pl: 'różowy', en: 'pink' }, hex: '#e48aa4' },
  { id: 10, label: { pl: 'czarny', en: 'black' }, hex: '#1c1d20' },
];

const fabrics: readonly AttributeValue[] = [
  { id: 19, label: { pl: 'biała', en: 'white' }, hex: '#f6f4ee' },
  { id: 20, label: { pl: 'czerwona', en: 'red' }, hex: '#c4281c' },
  { id: 21, label: { pl: 'pomarańczowa', en: 'orange' }, hex: '#e0762a' },
  { id: 22, label: { pl: 'żółta', en: 'yellow' }, hex: '#eebd2c' },
  { id: 23, label: { pl: 'zielona', en: 'green' }, hex: '#2f7a4b' },
  { id: 24, label: { pl: 'ciemnozielona', en: 'dark green' }, hex: '#1f4632' },
  { id: 25, label: { pl: 'niebieska', en: 'blue' }, hex: '#2357a5' },
  { id: 26, label: { pl: 'granatowa', en: 'navy' }, hex: '#1b2a4a' },
  { id: 27, label: { pl: 'popielata', en: 'ashen' }, hex: '#c9cccb' },
  { id: 28, label: { pl: 'szara', en: 'gray' }, hex: '#7f8587' },
  { id: 29, label: { pl: 'brązowa', en: 'brown' }, hex: '#5e4030' },
  { id: 30, label: { pl: 'khaki', en: 'khaki' }, hex: '#8a8560' },
  { id: 31, label: { pl: 'czarna', en: 'black' }, hex: '#1c1d20' },
];

const same = (text: string): Localized => ({ pl: text, en: text });

/** Called alike in both languages. @param id of the first */
const numbered = (id: number, texts: readonly string[]): readonly AttributeValue[] =>
  texts.map((text, index) => ({ id: id + index, label: same(text) }));

/** In the place of a medium where the work itself is sold. */
export const originalLabel: Localized = { pl: 'Oryginał', en: 'Original' };

/** A medium, with up to two attributes (ORDER-5). */
type MediumRow = Readonly<{
  id: number;
  label: Localized;
  /** Its size is fixed, so the size asked is the artwork's. */
  ownSize: boolean;
  /** What reaches the buyer: a file by e-mail, a picture that hangs, or a thing that is used. */
  thing: 'file' | 'picture' | 'thing';
  /** What may be taken back, as the store regulations have it: see `returnOf`. */
  returns: 'made' | 'file' | 'days';
  /** A line drawing in a square of 40 units. */
  icon: string;
  /** What the scene shows, with `{work}` and the attributes in braces. */
  alt: Localized;
  attributes: readonly Attribute[];
}>;

const thing = { ownSize: true, thing: 'thing', returns: 'days' } as const;

export const media = {
  file: {
    id: 1,
    label: { pl: 'Plik cyfrowy', en: 'Digital file' },
    ownSize: false,
    thing: 'file',
    returns: 'file',
    icon: 'M6 9h28v19H6ZM15 34h10M20 28v6',
    alt: { pl: '{work} na tablecie i telefonie', en: '{work} on a tablet and a phone' },
    attributes: [],
  },
  print: {
    id: 2,
    label: { pl: 'Wydruk', en: 'Print' },
    ownSize: false,
    thing: 'picture',
    returns: 'days',
    icon: 'M9 5h22v30H9ZM13 10h14v14H13Z',
    alt: {
      pl: '{work}, wydruk na papierze z białym marginesem, format: {size}',
      en: '{work}, a print on paper with a white margin, size: {size}',
    },
    attributes: [
      {
        name: 'size',
        label: { pl: 'Rozmiar wydruku', en: 'Print size' },
        values: numbered(1, ['A5', 'A4', 'A3']),
      },
    ],
  },
  mug: {
    id: 3,
    label: { pl: 'Kubek ok. 330 ml', en: 'Mug about 330 ml' },
    ...thing,
    icon: 'M8 12h20v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3ZM28 16c8-1 8 12 0 11',
    alt: {
      pl: '{work} na kubku, kolor wnętrza: {interior}, kolor uszka: {handle}',
      en: '{work} on a mug, interior colour: {interior}, handle colour: {handle}',
    },
    attributes: [
      { name: 'interior', label: { pl: 'Kolor wnętrza', en: 'Interior colour' }, values: glazes },
      { name: 'handle', label: { pl: 'Kolor uszka', en: 'Handle colour' }, values: glazes },
    ],
  },
  'metal-mug': {
    id: 4,
    label: { pl: 'Kubek metalowy', en: 'Metal mug' },
    ...thing,
    icon: 'M8 10h20v22H8ZM28 15h6v11h-6M8 14h20',
    alt: { pl: '{work} na metalowym kubku, pojemność: {capacity}', en: '{work} on a metal mug, capacity: {capacity}' },
    attributes: [
      {
        name: 'capacity',
        label: { pl: 'Pojemność', en: 'Capacity' },
        values: numbered(11, ['250 ml', '350 ml']),
      },
    ],
  },
  'magic-mug': {
    id: 5,
    label: { pl: 'Kubek magiczny', en: 'Magic mug' },
    ...thing,
    icon: 'M8 12h20v18a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3ZM28 16c8-1 8 12 0 11M18 16l1.4 4 4 1.4-4 1.4L18 27l-1.4-4.2-4-1.4 4-1.4Z',
    alt: { pl: '{work} na gorącym kubku magicznym', en: '{work} on the hot magic mug' },
    attributes: [],
  },
  bottle: {
    id: 6,
    label: { pl: 'Bidon ok. 750 ml', en: 'Aluminium bottle about 750 ml' },
    ...thing,
    icon: 'M14 14c0-3 3-3 3-6h6c0 3 3 3 3 6v20H14ZM17 4h6v4h-6Z',
    alt: { pl: '{work} na bidonie', en: '{work} on a bottle' },
    attributes: [],
  },
  't-shirt': {
    id: 7,
    label: { pl: 'Koszulka', en: 'T-shirt' },
    ...thing,
    icon: 'M14 6c3 3 9 3 12 0l5 2 6 8-5 4-2-2v17H10V18l-2 2-5-4 6-8Z',
    alt: {
      pl: '{work} na koszulce, kolor: {colour}, rozmiar: {size}',
      en: '{work} on a T-shirt, colour: {colour}, size: {size}',
    },
    attributes: [
      {
        name: 'size',
        label: { pl: 'Rozmiar koszulki', en: 'T-shirt size' },
        values: numbered(13, ['XS', 'S', 'M', 'L', 'XL', 'XXL']),
      },
      { name: 'colour', label: { pl: 'Kolor koszulki', en: 'T-shirt colour' }, values: fabrics },
    ],
  },
  pillow: {
    id: 8,
    label: { pl: 'Poduszka 40 × 40 cm', en: 'Pillow 40 × 40 cm' },
    ...thing,
    icon: 'M6 7c9 3 19 3 28 0-3 9-3 17 0 26-9-3-19-3-28 0 3-9 3-17 0-26Z',
    alt: { pl: '{work} na poduszce', en: '{work} on a pillow' },
    attributes: [],
  },
  bag: {
    id: 9,
    label: { pl: 'Torba bawełniana', en: 'Cotton bag' },
    ...thing,
    icon: 'M8 14h24l1 21H7ZM14 14c0-12 12-12 12 0',
    alt: { pl: '{work} na torbie bawełnianej, uszy: {ears}', en: '{work} on a cotton bag, handles: {ears}' },
    attributes: [
      {
        name: 'ears',
        label: { pl: 'Uszy', en: 'Handles' },
        values: [
          { id: 32, label: { pl: 'długie', en: 'long' } },
          { id: 33, label: { pl: 'krótkie', en: 'short' } },
        ],
      },
    ],
  },
  puzzle: {
    id: 10,
    label: { pl: 'Puzzle 20 × 28,5 cm', en: 'Puzzle 20 × 28.5 cm' },
    ...thing,
    icon: 'M6 8h12c-3-6 7-6 4 0h12v10c-6-3-6 7 0 4v11H22c3-6-7-6-4 0H6V22c6 3 6-7 0-4Z',
    alt: {
      pl: '{work} jako puzzle, liczba elementów: {elements}, jeden leży obok',
      en: '{work} as a puzzle, number of pieces: {elements}, one lying beside it',
    },
    attributes: [
      {
        name: 'elements',
        label: { pl: 'Liczba elementów', en: 'Number of pieces' },
        values: numbered(34, ['35', '96']),
      },
    ],
  },
  wood: {
    id: 11,
    label: { pl: 'Drewno', en: 'Wood' },
    ownSize: false,
    thing: 'picture',
    returns: 'days',
    icon: 'M7 7h26v26H7ZM7 14c9 3 17-3 26 1M7 23c9-4 17 3 26 0',
    alt: { pl: '{work} na desce, widać słoje', en: '{work} on a board, the grain showing' },
    attributes: [],
  },
  custom: {
    id: 12,
    label: { pl: 'Inny', en: 'Custom' },
    ownSize: false,
    thing: 'thing',
    returns: 'made',
    icon: 'M8 8h24v24H8ZM20 14v12M14 20h12',
    alt: { pl: 'Paczka w papierze z metką, na metce {work}', en: 'A paper parcel with a label showing {work}' },
    attributes: [],
  },
} as const satisfies Record<string, MediumRow>;
export type Medium = keyof typeof media;

export const attributesOf = ({ medium }: Readonly<{ medium: Medium | null }>): readonly Attribute[] =>
  medium ? media[medium].attributes : [];
