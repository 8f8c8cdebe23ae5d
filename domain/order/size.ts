import { type Size, sizes } from '@/content/order';
import type { Locale, Localized } from '@/i18n/locales';
import type { OrderDraft } from './order';

/** Centimetres, both above zero. */
export type Centimetres = Readonly<{ width: number; height: number }>;
type Fields = Readonly<{ width: string; height: string }>;

/** Also in Cyrillic letters, and with the curly marks that phones type. */
const units: readonly (readonly [words: string, centimetres: number])[] = [
  ['mm мм', 0.1],
  ['cm см', 1],
  ['m м', 100],
  [`in inch inches cal cale cali " ″ ” “ '' ′′ ’’`, 2.54],
  ["ft foot feet ' ′ ’", 30.48],
];
/** `unit`: in centimetres. */
type Side = Readonly<{ digits: string; unit: number | null }>;

/** Centimetres: a side that is shorter or longer is a slip of the keyboard. */
const shortest = 1;
const longest = 3_000;
/** So many times as long as the other a side may be: beyond that a unit or a digit is wrong. */
const slimmest = 25;

/** No two parts can match the same text, so it takes linear time. */
const side = /^(\d{1,6}(?:[.,]\d{1,4})?|\d{1,3}(?: \d{3}){1,2}) ?([a-zа-я"'″′”“’]*)\.?$/;
/** Also a Cyrillic letter that looks like the sign; the words only between spaces. */
const between = /[x×х*✕✖⨯/]|\s(?:na|by)\s/;

/** `1.000 mm`, `1,250` are thousands; not after a zero, and not of metres or feet, of which nobody orders thousands. */
function amountOf({ digits, unit }: Side): number {
  const number = digits.replaceAll(' ', '').replace(',', '.');
  const isThousand = /^[1-9]\d*\.\d{3}$/.test(number) && (unit ?? 1) < 10;
  return Number(isThousand ? number.replace('.', '') : number);
}

function sideOf(text: string): Side | null {
  const [, digits, unit = ''] = side.exec(text.trim()) ?? [];
  const [, known] = units.find(([words]) => words.split(' ').includes(unit)) ?? [];
  if (!digits || (unit && !known)) return null;
  return { digits, unit: known ?? null };
}

/** Rounded to a hundredth of a millimetre: in floating point 0.297 m could be a little more than 29.7 cm. */
const inCentimetres = (side: Side): number => Math.round(amountOf(side) * (side.unit ?? 1) * 1000) / 1000;

const areaOf = ({ width, height }: Centimetres): number => width * height;

function measured(width: Side | null, height: Side | null): Centimetres | null {
  const size = width && height && { width: inCentimetres(width), height: inCentimetres(height) };
  if (!size) return null;
  const short = Math.min(size.width, size.height);
  const long = Math.max(size.width, size.height);
  return short >= shortest && long <= longest && long <= short * slimmest ? size : null;
}

/** `60 × 80 cm`: both sides in one text; a unit that is written once counts for both. */
function pairOf(text: string): Centimetres | null {
  const parts = text.split(between);
  if (parts.length !== 2) return null;
  const [width, height] = parts.map(sideOf);
  if (!width || !height) return null;
  return measured({ ...width, unit: width.unit ?? height.unit }, { ...height, unit: height.unit ?? width.unit });
}

const clean = (text: string): string => text.trim().toLowerCase().replace(/\s/g, ' ');

/** One side in each field, or both in one; centimetres where no unit is given (ORDER-14). @returns null also where there is only one side */
export function understoodSize(fields: Fields): Centimetres | null {
  const width = clean(fields.width);
  const height = clean(fields.height);
  if (width && height && width !== height) return measured(sideOf(width), sideOf(height));
  return pairOf(width || height) ?? measured(sideOf(width), sideOf(height));
}

/** `open`: a side is missing; `unread`: a text cannot be understood. */
export function readSize({ width, height }: Fields): Centimetres | 'open' | 'unread' {
  const sides = [width, height].filter((side) => side.trim() !== '');
  const [one = ''] = sides;
  const both = understoodSize({ width, height });
  if (both) return both;
  const half = sides.length === 0 || (sides.length === 1 && sideOf(clean(one)) !== null);
  return half ? 'open' : 'unread';
}

type StandardSize = Exclude<keyof typeof sizes, 'custom'>;
export const standardSizes: readonly StandardSize[] = ['a4', 'a3', 'a2', 'a1', 'a0'];

/** The sheets of a print by the id of its size, in mm. */
export const sheets = {
  1: { name: 'A5', width: 148, height: 210 },
  2: { name: 'A4', width: 210, height: 297 },
  3: { name: 'A3', width: 297, height: 420 },
} as const;

/** The sheet that is printed; null for any other medium, and while it is to be agreed. */
export function sheetOf({ medium, attributes }: Pick<OrderDraft, 'medium' | 'attributes'>) {
  const [, sheet] =
    medium === 'print' ? (Object.entries(sheets).find(([id]) => Number(id) === attributes.size) ?? []) : [];
  return sheet ? { name: sheet.name, cm: { width: sheet.width / 10, height: sheet.height / 10 } } : null;
}

/** A print of more than A3 is as large as the artwork. Only the form goes by it: the server records what it gets (ORDER-21). */
export function sheetsFor(size: Size | null): readonly number[] {
  const ids = Object.keys(sheets).map(Number);
  const isOpen = size === null || size === 'custom';
  return isOpen ? ids : ids.filter((id) => sheets[id as keyof typeof sheets].name === sizes[size].label.pl);
}

/** How many times as large as A0 the buyer's own size is; at most 1 where it is no larger, or not known (ORDER-14). */
export function timesA0(draft: Pick<OrderDraft, 'size' | 'width' | 'height'>): number {
  const size = draft.size === 'custom' ? understoodSize(draft) : null;
  return size ? areaOf(size) / areaOf(sizes.a0.cm) : 0;
}

/** The smallest standard size of at least this area; beyond A0, A0 (ORDER-14). */
export const standardSizeFor = (size: Centimetres): StandardSize =>
  standardSizes.find((standard) => areaOf(sizes[standard].cm) >= areaOf(size)) ?? 'a0';

export const sizeIsOpen = (draft: Pick<OrderDraft, 'size' | 'width' | 'height'>): boolean =>
  draft.size === 'custom' && understoodSize(draft) === null;

const decimalSign: Readonly<Record<Locale, string>> = { pl: ',', en: '.' };

/** To a millimetre: 63 inches are 160.02. By hand, as a first `Intl.NumberFormat` holds up a press. */
export const lengthIn = (centimetres: number, locale: Locale): string =>
  String(Math.round(centimetres * 10) / 10).replace('.', decimalSign[locale]);

export const sidesOf = ({ width, height }: Centimetres, locale: Locale): string =>
  `${lengthIn(width, locale)} × ${lengthIn(height, locale)} cm`;

/** @example centimetresOf('a3', 'pl') // '29,7 × 42 cm' */
export function centimetresOf(size: Size, locale: Locale): string | null {
  const { cm } = sizes[size];
  return cm && sidesOf(cm, locale);
}

const inWords = (size: Size, locale: Locale): string =>
  [sizes[size].label[locale], centimetresOf(size, locale)].filter(Boolean).join(' · ');

export const sizeWords = (size: Size): Localized => ({ pl: inWords(size, 'pl'), en: inWords(size, 'en') });

type Chosen = Pick<OrderDraft, 'size' | 'width' | 'height'>;

/** @returns null of a standard size, and while it is not understood */
export function ownSize({ size, ...sides }: Chosen): Localized | null {
  const own = size === 'custom' ? understoodSize(sides) : null;
  return own && { pl: sidesOf(own, 'pl'), en: sidesOf(own, 'en') };
}
