import type { Fault } from '@/build/check/fault';
import { minimumLongSide } from '@/build/check/rules';
import { lowestPrice } from '@/content/schema';
import type { Artwork, CategoryId, Delivers, Rectangle } from '@/content/types';
import { categories } from '@/content/types';
import { type Centimetres, lengthIn, understoodSize } from '@/domain/order/size';
import { hasShapeOf, middleOf } from '@/domain/photo/canvas-crop';
import { type Crop, partIn, percentOf, turnedSides } from '@/domain/photo/turned-crop';
import { groszeOf, isLeap } from '@/domain/typed-sums';
import type { Locale } from '@/i18n/locales';
import { type Form, type Problems, type Sentence, textIn } from '../acts/act';
import { cleanIn, lineIn } from '../acts/texts';
import { formatPrice } from '../sums';
import { type Rail, railNames, type Shelf } from './shelf';

export type WorkForm = Readonly<{
  category: CategoryId;
  shown: Pick<Artwork, 'title' | 'technique' | 'alt' | 'year' | 'sizeCm' | 'place' | 'about'>;
  shelf: Shelf;
}>;

type Picture = Readonly<{ width: number; height: number }>;

/** Both sides as typed, in cm; of one that is missing the shape of the picture says how long it is. */
export function sizeTyped({ width, height }: Readonly<Record<'width' | 'height', string>>, picture: Picture | null) {
  const side = (text: string): number | null => understoodSize({ width: text, height: text })?.width ?? null;
  const [across, up] = [side(width), side(height)];
  const tenth = (cm: number): number => Math.round(cm * 10) / 10;
  if (picture && across && height.trim() === '')
    return { width: across, height: tenth((across * picture.height) / picture.width) };
  if (picture && up && width.trim() === '') return { width: tenth((up * picture.width) / picture.height), height: up };
  return understoodSize({ width, height });
}

/** A part of a picture as a canvas shows it; null where too little would be left. */
function partFor(size: Centimetres, picture: Picture): Rectangle | null {
  const part = middleOf(picture, size);
  return part && Math.max(part.width, part.height) >= minimumLongSide ? part : null;
}

export function sidesLeft(crop: Crop, photo: Picture): Picture {
  const { width, height } = partIn(crop, turnedSides(photo, crop.turn));
  return { width: Math.round(width), height: Math.round(height) };
}

/** The middle of what a crop leaves, as a canvas shows it; the same crop where too little would be left. */
export function middleOfCrop(crop: Crop, photo: Picture, size: Centimetres): Crop {
  const sides = turnedSides(photo, crop.turn);
  const [part, middle] = [partIn(crop, sides), partFor(size, sidesLeft(crop, photo))];
  return middle
    ? { turn: crop.turn, ...percentOf({ ...middle, x: part.x + middle.x, y: part.y + middle.y }, sides) }
    : crop;
}

/** How a size that is not of the picture's shape can be mended in one tap: the names and values of fields. */
export type Mend = Readonly<{ name: 'width' | 'turned' | 'crop'; value: string; text: string }>;

export function mendsFor(size: Centimetres, picture: Picture, locale: Locale): readonly Mend[] {
  if (hasShapeOf(picture, size)) return [];
  const text = ({ width, height }: Centimetres): string =>
    `${lengthIn(width, locale)} × ${lengthIn(height, locale)} cm`;
  const turned = { width: size.height, height: size.width };
  const width = Math.round(((size.height * picture.width) / picture.height) * 10) / 10;
  const isTurned = hasShapeOf(picture, turned);
  return [
    ...(isTurned
      ? [{ name: 'turned', value: 'yes', text: text(turned) } as const]
      : [{ name: 'width', value: lengthIn(width, locale), text: text({ ...size, width }) } as const]),
    ...(partFor(size, picture) ? [{ name: 'crop', value: 'middle', text: text(size) } as const] : []),
  ];
}

const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;

const sells = ['none', 'original', 'print', 'file'] as const satisfies readonly ('none' | Delivers)[];
export const sellNames = sells;
export const stateNames = [
  'available',
  'for-sale',
  'not-for-sale',
  'reserved',
  'sold',
] as const satisfies readonly Shelf['state'][];

/** `before`: of a work that is there. `knownTechnique`: its English, where another work has it. */
type Around = Readonly<{
  locale: Locale;
  picture: Picture | null;
  before: Shelf | null;
  englishOf: (technique: string) => string | undefined;
}>;

const found = <One extends string>(all: readonly One[], typed: string): One | undefined =>
  all.find((one) => one === typed);

/** A price as typed, in grosze; a leap is asked about. */
function priceTyped(form: Form, { locale, before }: Around): Readonly<{ grosze: number } | { problem: Sentence }> {
  const grosze = groszeOf(textIn(form, 'price'));
  if (grosze === null) return { problem: (words) => words('desk.problems.sum') };
  if (grosze < lowestPrice)
    return { problem: (words) => words('desk.values.low', { least: formatPrice(lowestPrice, locale) }) };
  const was = before?.price ?? null;
  if (was === null || !isLeap(was, grosze) || textIn(form, 'sure') === 'price') return { grosze };
  const facts = { price: formatPrice(grosze, locale), before: formatPrice(was, locale) };
  return { problem: (words) => words('desk.values.leap', facts) };
}

/** Whether a price was refused only because it is ten times off. */
export const isPriceLeap = (form: Form, before: Shelf | null): boolean => {
  const grosze = groszeOf(textIn(form, 'price'));
  return grosze !== null && grosze >= lowestPrice && before?.price != null && isLeap(before.price, grosze);
};

/** Reads a work as it was typed. English that is missing is the Polish, until somebody writes it. */
export function readWork(form: Form, around: Around): Readonly<{ work: WorkForm } | { problems: Problems }> {
  const problems: Record<string, Sentence> = {};
  const title = lineIn(form, 'title-pl');
  if (title === '') problems['title-pl'] = (words) => words('desk.works.wrong.title');
  const technique = lineIn(form, 'technique-pl');
  if (technique === '') problems['technique-pl'] = (words) => words('desk.works.wrong.technique');
  const alt = cleanIn(form, 'alt-pl');
  if (!isSentence(alt)) problems['alt-pl'] = (words) => words('desk.works.wrong.alt');
  const year = lineIn(form, 'year');
  if (!/^(19|20)\d\d$/.test(year)) problems.year = (words) => words('desk.works.wrong.year');
  const typed = { width: lineIn(form, 'width'), height: lineIn(form, 'height') };
  const isSized = typed.width !== '' || typed.height !== '';
  const size = isSized ? sizeTyped(typed, around.picture) : null;
  if (isSized && !size) problems.width = (words) => words('desk.works.wrong.size');
  const sizeCm = size && textIn(form, 'turned') ? { width: size.height, height: size.width } : size;
  const isCropped = textIn(form, 'crop') === 'middle';
  if (sizeCm && around.picture && !isCropped && !hasShapeOf(around.picture, sizeCm))
    problems.width = (words) => words('desk.works.wrong.shape');
  const sold = found(sells, textIn(form, 'sells')) ?? 'none';
  const price = sold === 'none' ? { grosze: null } : priceTyped(form, around);
  if ('problem' in price) problems.price = price.problem;
  if (Object.keys(problems).length > 0 || 'problem' in price) return { problems };
  const both = (name: string, pl: string, en = '') => ({
    pl,
    en: (name === 'alt' ? cleanIn : lineIn)(form, `${name}-en`) || en || pl,
  });
  const maybe = (name: 'place' | 'about') => {
    const pl = lineIn(form, `${name}-pl`) || lineIn(form, `${name}-en`);
    return pl === '' ? {} : { [name]: both(name, pl) };
  };
  return {
    work: {
      category: found(categories, textIn(form, 'room')) ?? 'landscapes',
      shown: {
        title: both('title', title),
        technique: both('technique', technique, around.englishOf(technique)),
        alt: both('alt', alt),
        year: Number(year),
        sizeCm,
        ...maybe('place'),
        ...maybe('about'),
      },
      shelf: {
        sells: sold,
        price: price.grosze,
        state: found(stateNames, textIn(form, 'state')) ?? 'available',
        rails: (Object.keys(railNames) as Rail[]).filter((rail) => form.values.rails?.includes(rail)),
      },
    },
  };
}

/** The parts of a work whose English is still the Polish. */
export const missingEnglish = ({ title, technique, alt }: Artwork): readonly ('title' | 'technique' | 'alt')[] => [
  ...(alt.en === alt.pl ? (['alt'] as const) : []),
  ...(title.en === title.pl && alt.en === alt.pl ? (['title'] as const) : []),
  ...(technique && technique.en === technique.pl ? (['technique'] as const) : []),
];

const fields: Readonly<Record<string, string>> = { sizeCm: 'width', year: 'year', image: '', price: 'price' };

/** The field of the form in which a fault of a work or of its price is; undefined: in none. */
export function workField({ file, path }: Fault): string | undefined {
  const [key, tongue] = file.startsWith('artworks/') ? path.slice(2).map(String) : path.slice(-1).map(String);
  if (key === 'title' || key === 'technique' || key === 'alt') return `${key}-${tongue ?? 'pl'}`;
  return key && (file.startsWith('artworks/') || file === 'shop.json') ? fields[key] : undefined;
}
