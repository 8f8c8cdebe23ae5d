import type { OrderType } from '@/content/order';
import type { FileName } from '@/content/schema';
import type { CategoryId } from '@/content/types';

/**
 * Where a fault is: the file by its name among those of content, and the keys that lead to the value; or the line, where it is known already.
 */
export type SourceLocation = Readonly<{
  file: string;
  path?: readonly PropertyKey[];
  line?: number;
}>;

type Place = readonly [file: FileName, ...keys: string[]];

/** The file of each table, and its key there. */
const places = {
  portraits: ['artworks/portraits.json', 'works'],
  landscapes: ['artworks/landscapes.json', 'works'],
  wall_art: ['artworks/wall-art.json', 'works'],
  digital_art: ['artworks/digital-art.json', 'works'],
  prices: ['prices.json', 'prices'],
  defaultPrice: ['prices.json', 'defaultPrice'],
  beyondA0Percent: ['prices.json', 'beyondA0Percent'],
  banner: ['banner.json'],
  fromPhoto: ['from-photo.json'],
  services: ['services.json', 'services'],
  nextFree: ['services.json', 'nextFree'],
  shopRest: ['services.json', 'shopRest'],
  weeks: ['terms.json', 'weeks'],
  delivery: ['terms.json', 'delivery'],
  christmas: ['terms.json', 'christmas'],
  fileLongSide: ['terms.json', 'fileLongSide'],
  groszePerEuro: ['terms.json', 'groszePerEuro'],
  mural: ['terms.json', 'mural'],
  materials: ['terms.json', 'materials'],
  lessons: ['lessons.json', 'lessons'],
  artist: ['artist.json'],
  'shop picture': ['shop.json', 'pictures'],
  'shop portraits': ['shop.json', 'portraits'],
  'shop custom-pictures': ['shop.json', 'paintings'],
  'shop posters': ['shop.json', 'posters'],
  privacyPolicy: ['documents/privacy-policy.json', 'sections'],
  accessibility: ['documents/accessibility.json', 'sections'],
  storeRegulations: ['documents/store-regulations.json', 'sections'],
} as const satisfies Record<CategoryId | `shop ${OrderType}` | (string & {}), Place>;

/** The name of a table in a report. */
export type TableName = keyof typeof places;

export const tableNames = Object.keys(places) as readonly TableName[];

/** The ledger of given ids and numbers. */
export const ledgerFile = 'ids.json' satisfies FileName;

/** The file of a table and its key there. */
export const placeOfTable = (table: TableName): Place => places[table];

/** The tables of a file. */
export const tablesIn = (file: FileName): readonly TableName[] =>
  tableNames.filter((table) => places[table][0] === file);

/** The place in a table to which these keys lead. */
export function tableLocation(table: TableName, ...keys: PropertyKey[]): SourceLocation {
  const [file, ...path] = placeOfTable(table);
  return { file, path: [...path, ...keys] };
}
