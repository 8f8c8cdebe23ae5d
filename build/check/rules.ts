import { media } from '@/content/media';
import { type OrderType, orderTypes, subjects, variants } from '@/content/order';
import { type PriceRow, rowsOf } from '@/content/prices';
import { type FileName, fixedSizes, poolSizes } from '@/content/schema';
import { type Artwork, type CategoryId, categories, earlierStages, type ShopItem } from '@/content/types';
import { ibanOf, isTaxId } from '@/domain/account';
import { cleanPhone, doubtfulPhone, isMailbox } from '@/domain/contact-hints';
import { clearHidden } from '@/domain/order/asked';
import { missing } from '@/domain/order/needs';
import { emptyDraft, type OrderDraft } from '@/domain/order/order';
import { priceOf } from '@/domain/order/price';
import { hasShapeOf } from '@/domain/photo/canvas-crop';
import { misplacedState } from '@/domain/shop/availability';
import { locales } from '@/i18n/locales';
import { isPartName } from '@/i18n/pages';
import type { Inspected, Uninspected } from '../pictures/inspect';
import type { Fault } from './fault';
import { type Contents, ledgerFile, locationOf } from './table-locations';

export type Images = ReadonlyMap<string, Pick<Inspected, 'width' | 'height'> | Uninspected>;
type Path = readonly PropertyKey[];
type Faults = Iterable<Fault>;

/** In pixels: the largest file that the site shows. */
export const minimumLongSide = 1600;

const fault = (file: FileName, path: Path, text: string, rule?: Fault['rule']): Fault => ({ file, path, text, rule });

type WorkRow = Readonly<{ category: CategoryId; work: Artwork; file: FileName; path: Path }>;

export const worksOf = (contents: Contents): readonly WorkRow[] =>
  categories.flatMap((category) => {
    const [file, key] = locationOf(category);
    const { works } = contents[file] as Contents['artworks/portraits.json'];
    return works.map((work, index) => ({ category, work, file, path: [key ?? '', index] }));
  });

const repeated = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] => {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index]) < index);
};

function problemOf(image: string, images: Images, least = minimumLongSide): string | undefined {
  const file = images.get(image) ?? { problem: 'absent' };
  const name = `content/images/${image}`;
  if ('problem' in file) return `${name} ${file.problem === 'absent' ? 'is absent' : 'cannot be read as an image'}`;
  const long = Math.max(file.width, file.height);
  return long < least ? `${name} is too small: ${long} px, at least ${least} px on the long side` : undefined;
}

const sidesOf = (image: string, images: Images) => {
  const file = images.get(image);
  return file && 'width' in file ? file : null;
};

/** Ids, addresses, pictures and sizes. Requests name a work by its id, so an id is unique over all categories. */
function* workFaults(contents: Contents, images: Images): Faults {
  const works = worksOf(contents);
  const given = contents[ledgerFile].artworks;
  const everGiven = Object.entries(given);
  for (const { file, path, work } of repeated(works, (row) => row.work.id))
    yield fault(file, [...path, 'id'], `the id ${work.id} belongs to another work`);
  for (const locale of locales)
    for (const { file, path, work } of repeated(works, (row) => `${row.category}/${row.work.slug[locale]}`))
      yield fault(file, [...path, 'slug', locale], `"${work.slug[locale]}" belongs to another work of the category`);
  for (const { category, work, file, path } of works) {
    const { id, slug, image, sizeCm } = work;
    if (given[id] && given[id].category !== category)
      yield fault(file, [...path, 'id'], `the id ${id} was given out in ${given[id].category} (${ledgerFile})`);
    for (const locale of locales) {
      const at = [...path, 'slug', locale];
      if (isPartName(slug[locale], locale))
        yield fault(file, at, `"${slug[locale]}" is the address of a part of a long wall`);
      if (given[id] && given[id].slug[locale] !== slug[locale])
        yield fault(file, at, `the id ${id} was given out with the slug ${given[id].slug[locale]} (${ledgerFile})`);
      // old links must not show another work
      for (const [other, entry] of everGiven)
        if (Number(other) !== id && entry.category === category && entry.slug[locale] === slug[locale])
          yield fault(file, at, `"${slug[locale]}" was given out for ${other} (${ledgerFile})`);
    }
    const problem = problemOf(image, images);
    if (problem) yield fault(file, [...path, 'image'], problem);
    const sides = sidesOf(image, images);
    if (!sides || !sizeCm || hasShapeOf(sides, sizeCm)) continue;
    // a size with exchanged sides, or of another work, would be drawn wrong to scale (GALLERY-9)
    const width = Math.round(((sizeCm.height * sides.width) / sides.height) * 10) / 10;
    const text = `does not fit the picture of ${sides.width} × ${sides.height} px: for a height of ${sizeCm.height} cm the width is about ${width} cm`;
    yield fault(file, [...path, 'sizeCm'], text, 'shape');
  }
}

const railsOf = ({ 'shop.json': { pictures, portraits, paintings, posters } }: Contents) =>
  ({ picture: pictures, portraits, 'custom-pictures': paintings, posters }) satisfies Record<
    OrderType,
    readonly ShopItem[]
  >;

function* shopFaults(contents: Contents): Faults {
  const known = new Set(worksOf(contents).map(({ work }) => work.id));
  for (const [type, items] of Object.entries(railsOf(contents))) {
    const [file, key = ''] = locationOf(`shop ${type as OrderType}`);
    const twice = repeated(items, ({ number }) => number);
    for (const [index, { number, artwork }] of items.entries()) {
      if (twice.includes(items[index] as ShopItem))
        yield fault(file, [key, index, 'number'], 'belongs to another item');
      const was = contents[ledgerFile].shop[type]?.[number];
      if (!known.has(artwork)) yield fault(file, [key, index, 'artwork'], `there is no artwork ${artwork}`);
      else if (was !== undefined && was !== artwork)
        yield fault(file, [key, index, 'artwork'], `was given out for artwork ${was}, not ${artwork} (${ledgerFile})`);
    }
  }
  for (const [index, picture] of contents['shop.json'].pictures.entries())
    if (misplacedState(picture))
      yield fault('shop.json', ['pictures', index, 'state'], `${picture.state} is for an original alone (SHOP-6)`);
}

const keys = <Row extends object>(rows: Row) => Object.keys(rows) as (keyof Row)[];
/** A custom size needs no row of its own: the artist confirms its price (ORDER-13). */
const choicesOf = (type: OrderType): readonly OrderDraft[] =>
  [null, ...keys(variants)].flatMap((variant) =>
    [null, ...keys(subjects)].flatMap((subject) =>
      [null, ...fixedSizes].flatMap((size) =>
        [null, ...keys(media)].map((medium) => ({ ...emptyDraft(type, null), variant, subject, size, medium })),
      ),
    ),
  );

/** Orders that can be completed, except of a picture, which has its own price. */
const complete = orderTypes
  .filter((type) => type !== 'picture')
  .flatMap(choicesOf)
  .map((draft) => clearHidden({ ...draft, photos: 1, description: 'x' }))
  .filter((draft) => missing(draft).length === 0);

function* priceFaults(contents: Contents): Faults {
  // no default price is 0: in a table of zeros, a price of 0 proves that a row matched
  const table = rowsOf(contents['prices.json'].prices).map((row): PriceRow => ({ ...row, grosze: 0 }));
  const drafts = complete.filter((draft) => priceOf(draft, table).grosze !== 0);
  const named = drafts.map(({ type, variant, subject, size, medium }) => [type, variant, subject, size, medium]);
  for (const name of new Set(named.map((parts) => parts.filter(Boolean).join(' '))))
    yield fault('prices.json', ['prices'], `has no row for ${name}`);
}

function* bannerFaults(contents: Contents, images: Images): Faults {
  const works = worksOf(contents);
  for (const category of keys(poolSizes)) {
    const pool = contents['banner.json'][category];
    for (const [index, id] of pool.entries()) {
      if (!works.some((row) => row.category === category && row.work.id === id))
        yield fault('banner.json', [category, index], `names ${id}, which is no work of the category`);
      if (pool.indexOf(id) < index) yield fault('banner.json', [category, index], `names ${id} twice`);
    }
  }
  for (const { file, path, work } of works) {
    const { id, tall, image } = work;
    const sides = sidesOf(image, images);
    if (!tall && contents['banner.json'].wall_art.includes(id))
      yield fault(file, [...path, 'id'], 'is in the banner and has no tall part');
    if (!tall) continue;
    if (sides && (tall.x + tall.width > sides.width || tall.y + tall.height > sides.height))
      yield fault(file, [...path, 'tall'], `lies outside the picture, which has ${sides.width} × ${sides.height} px`);
    else if (tall.height < 1.5 * tall.width)
      yield fault(file, [...path, 'tall'], 'must be at least one and a half times as high as wide');
  }
}

/** "From photo to painting": the stages lie one above the other, so they have the shape of the work. */
function* stageFaults(contents: Contents, images: Images): Faults {
  const { work: id, stages } = contents['from-photo.json'];
  const finished = worksOf(contents).find(({ work }) => work.id === id);
  if (!finished) return yield fault('from-photo.json', ['work'], `there is no artwork ${id}`);
  const whole = sidesOf(finished.work.image, images);
  for (const stage of earlierStages) {
    const { image } = stages[stage];
    const sides = sidesOf(image, images);
    const isOther = sides && whole && Math.abs((sides.width * whole.height) / (sides.height * whole.width) - 1) > 0.02;
    const problem =
      problemOf(image, images, 800) ?? (isOther ? 'has not the proportions of the finished work' : undefined);
    if (problem) yield fault('from-photo.json', ['stages', stage, 'image'], problem);
  }
}

function* artistFaults(contents: Contents, images: Images): Faults {
  const { email, phone, seller, bankAccount, euroAccount = null, portrait } = contents['artist.json'];
  const wrong = (path: Path, text: string, rule?: Fault['rule']) => fault('artist.json', path, text, rule);
  if (!isMailbox(email)) yield wrong(['email'], 'is no e-mail address: letters could not reach it', 'email');
  if (phone.trim() === '' || phone.trim() !== cleanPhone(phone) || doubtfulPhone(phone))
    yield wrong(['phone'], 'is no phone number: at least nine digits are needed', 'phone');
  // a blank one is asked for by the notes
  if (seller.taxId?.trim() && !isTaxId(seller.taxId))
    yield wrong(['seller', 'taxId'], 'is no Polish tax number (NIP): ten digits, one of them mistyped', 'tax');
  for (const [key, number] of Object.entries({ bankAccount, euroAccount }))
    if (number !== null && !ibanOf(number))
      yield wrong([key], 'is no account number: 26 digits or an IBAN, one sign of it mistyped', 'account');
  if (typeof portrait === 'object') {
    const problem = problemOf(portrait.image, images);
    if (problem) yield wrong(['portrait', 'image'], problem);
  } else if (!worksOf(contents).some(({ work }) => work.id === portrait))
    yield wrong(['portrait'], `there is no artwork ${portrait}`);
}

export const ruleFaults = (contents: Contents, images: Images): readonly Fault[] =>
  [workFaults, shopFaults, priceFaults, bannerFaults, stageFaults, artistFaults].flatMap((check) => [
    ...check(contents, images),
  ]);

/** The ledger with everything that content uses today added. Existing entries do not change. */
export function recorded(contents: Contents): Contents['ids.json'] {
  const { artworks, shop } = contents[ledgerFile];
  const works = worksOf(contents).map(({ category, work: { id, slug } }) => [id, { category, slug }] as const);
  const rails = Object.entries(railsOf(contents)).map(([type, items]) => {
    const today = Object.fromEntries(items.map(({ number, artwork }) => [number, artwork]));
    return [type, { ...today, ...shop[type] }] as const;
  });
  return { artworks: { ...Object.fromEntries(works), ...artworks }, shop: { ...shop, ...Object.fromEntries(rails) } };
}
