import type { Fault } from '@/build/check/fault';
import { minimumLongSide } from '@/build/check/rules';
import { sizes } from '@/content/order';
import { fixedSizes, lowestPrice } from '@/content/schema';
import type { Artwork, CategoryId, Delivers, Rectangle } from '@/content/types';
import { categories } from '@/content/types';
import { printDpi } from '@/domain/order/photo-check';
import { type Centimetres, lengthIn, understoodSize } from '@/domain/order/size';
import { hasShapeOf, middleOf } from '@/domain/photo/canvas-crop';
import { type Crop, partIn, percentOf, turnedSides } from '@/domain/photo/turned-crop';
import { isSharp, type PrintSize } from '@/domain/shop/prints';
import { typedSum } from '@/domain/typed-sums';
import type { Locale } from '@/i18n/locales';
import { limits } from '@/server/platform/limits';
import { type Context, type Form, type Label, type Problems, textIn } from '../acts/act';
import {
  type FieldOf,
  line,
  money,
  oneOf,
  open,
  type Reading,
  readFields,
  readPrice,
  someOf,
  text,
  type Values,
} from '../form/kinds';
import { englishOf } from './found';
import { type Rail, railNames, type Shelf } from './shelf';

export type WorkForm = Readonly<{
  category: CategoryId;
  shown: Pick<Artwork, 'title' | 'technique' | 'alt' | 'year' | 'sizeCm' | 'place' | 'about' | 'prints'>;
  shelf: Shelf;
}>;

export type Picture = Readonly<{ width: number; height: number }>;

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

const sellNames = ['none', 'original', 'print', 'file'] as const satisfies readonly ('none' | Delivers)[];
const stateNames = [
  'available',
  'for-sale',
  'not-for-sale',
  'reserved',
  'sold',
] as const satisfies readonly Shelf['state'][];

type Known = Partial<Omit<WorkForm['shown'], 'year'>> & Readonly<{ year?: number | string }>;

const labels = 'desk.works.fields';

/** A text in both languages; English that is missing is marked, and never in the way. */
function both<Name extends 'title' | 'technique' | 'alt' | 'place' | 'about'>(
  name: Name,
  value: Artwork['title'] | null | undefined,
  { hint, wrong, rows, check = wrong && Boolean }: Both = {},
) {
  const { pl, en } = value ?? { pl: '', en: '' };
  const isMissing = pl !== '' && en === pl;
  const kind = (field: Parameters<typeof text>[1]) =>
    rows === undefined
      ? line(`${labels}.${name}`, limits.text.message, field)
      : text(`${labels}.${name}`, { rows, ...field });
  const inPolish: Label = (words) => [words('desk.values.in.pl'), hint && words(hint)].filter(Boolean).join(', ');
  const clean = check && ((typed: string) => (check(typed) ? typed : null));
  const fields = {
    [`${name}-pl`]: kind({ lang: 'pl', hint: inPolish, usual: pl, ...(clean && { clean }), ...(wrong && { wrong }) }),
    [`${name}-en`]: kind({
      lang: 'en',
      hint: 'desk.values.in.en',
      usual: isMissing ? '' : en,
      mark: isMissing ? 'desk.works.missingEnglish' : undefined,
      isBeside: 'pair--tongues',
    }),
  };
  return fields as Readonly<Record<`${Name}-${Locale}`, FieldOf<string>>>;
}
type Both = Readonly<{
  hint?: 'desk.works.altHint' | 'desk.order.ifAny';
  wrong?: `desk.works.wrong.${'title' | 'technique' | 'alt'}`;
  rows?: number;
  check?: ((typed: string) => boolean) | undefined;
}>;

export function labelFields({ title, technique, alt, year = '', sizeCm }: Known, locale: Locale) {
  const side = (cm: number | undefined): string => (cm === undefined ? '' : lengthIn(cm, locale));
  const inCm = { unit: 'cm', mode: 'decimal' } as const;
  return {
    ...both('title', title, { wrong: 'desk.works.wrong.title' }),
    ...both('technique', technique, { wrong: 'desk.works.wrong.technique' }),
    ...both('alt', alt, { wrong: 'desk.works.wrong.alt', check: isSentence, rows: 3, hint: 'desk.works.altHint' }),
    width: line(`${labels}.width`, limits.text.other, { ...inCm, usual: side(sizeCm?.width) }),
    height: line(`${labels}.height`, limits.text.other, { ...inCm, usual: side(sizeCm?.height), isBeside: true }),
    year: line(`${labels}.year`, limits.text.other, {
      mode: 'numeric',
      usual: String(year),
      isBeside: 'pair--four',
      clean: (typed) => (/^(19|20)\d\d$/.test(typed) ? typed : null),
      wrong: 'desk.works.wrong.year',
    }),
  };
}

export const storyFields = ({ place, about }: Known) => ({
  ...both('place', place, { hint: 'desk.order.ifAny' }),
  ...both('about', about, { hint: 'desk.order.ifAny', rows: 3 }),
});

export const newShelf: Shelf = { sells: 'none', price: null, state: 'available', rails: [] };

/** How it is sold, and what of the shop it is an example of. A price that is ten times off is asked about. */
export const shelfFields = ({ sells, price, state, rails }: Shelf, locale: Locale) => ({
  sells: oneOf('desk.works.sellsAs', sellNames, {
    word: (one) => `desk.works.sells.${one}`,
    usual: sells,
    other: 'none',
  }),
  price: {
    ...open(money(`${labels}.price`, { usual: price === null ? '' : typedSum(price, locale) })),
    read(read: Reading, name: string): number | null {
      if (['', 'none'].includes(textIn(read.form, 'sells'))) return null;
      return readPrice(read, name, { least: lowestPrice, before: price, locale });
    },
  },
  state: oneOf('desk.works.original', stateNames, {
    word: (one) => `desk.works.originals.${one}`,
    usual: state,
    other: 'available',
  }),
  rails: someOf('desk.works.exampleOf', Object.keys(railNames) as Rail[], {
    word: (rail) => `desk.works.rails.${rail}`,
    usual: rails,
  }),
});

/** In which sizes it is printed; a poster of the shop is in every size. */
export const printsField = (usual: readonly PrintSize[], { rails }: Shelf) => ({
  prints: someOf('desk.works.prints', fixedSizes, {
    word: (size) => () => sizes[size].label.pl,
    usual,
    isShown: !rails.includes('posters'),
  }),
});

function askSoft(read: Reading, prints: readonly PrintSize[], picture: Picture | null): void {
  const soft = prints.filter((size) => picture && !isSharp(picture, size)).map((size) => sizes[size].label.pl);
  const facts = { sizes: soft.join(', '), dpi: printDpi };
  if (soft.length > 0) read.ask('prints', facts.sizes, (words) => words('desk.works.softPrint', facts));
}

export const roomField = (usual: CategoryId = 'landscapes') => ({
  room: oneOf('desk.works.room', categories, { word: (one) => `cat.${one}`, usual, other: 'landscapes' }),
});

/** English that is missing is the Polish, until somebody writes it. @param before of a work that is there */
export function readWork(
  form: Form,
  context: Context,
  { picture, before }: Readonly<{ picture: Picture | null; before: Shelf | null }>,
): Readonly<{ work: WorkForm } | { problems: Problems }> {
  const { locale, now } = context;
  const { room, ...label } = { ...roomField(), ...labelFields({}, locale), ...storyFields({}) };
  const shelf = before ?? newShelf;
  const fields = { room, ...label, ...shelfFields(shelf, locale), ...printsField([], shelf) };
  const { typed, read } = readFields(fields, form, now);
  const sides = { width: typed.width ?? '', height: typed.height ?? '' };
  const isSized = sides.width !== '' || sides.height !== '';
  const size = isSized ? sizeTyped(sides, picture) : null;
  if (isSized && !size) read.refuse('width', 'desk.works.wrong.size');
  const sizeCm = size && textIn(form, 'turned') ? { width: size.height, height: size.width } : size;
  const isCropped = textIn(form, 'crop') === 'middle';
  if (sizeCm && picture && !isCropped && !hasShapeOf(picture, sizeCm)) read.refuse('width', 'desk.works.wrong.shape');
  const prints = typed.prints ?? [];
  askSoft(read, prints, picture);
  if (!read.isRight()) return { problems: read.problems };
  const { sells, price, state, rails } = typed as Values<ReturnType<typeof shelfFields>>;
  const inBoth = (name: 'title' | 'technique' | 'alt' | 'place' | 'about', english?: string) => {
    const [pl, en] = [typed[`${name}-pl`] ?? '', typed[`${name}-en`] ?? ''];
    return { pl: pl || en, en: en || english || pl };
  };
  const [place, about, technique] = [inBoth('place'), inBoth('about'), typed['technique-pl'] ?? ''];
  return {
    work: {
      category: typed.room ?? 'landscapes',
      shown: {
        title: inBoth('title'),
        technique: inBoth('technique', englishOf(context, technique)),
        year: Number(typed.year),
        sizeCm,
        alt: inBoth('alt'),
        ...(place.pl && { place }),
        ...(about.pl && { about }),
        ...(prints.length > 0 && { prints }),
      },
      shelf: { sells, price, state, rails },
    },
  };
}

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
