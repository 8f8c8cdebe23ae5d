import type { OrderType } from '@/content/order';
import type { CategoryId } from '@/content/types';
import type { SourceLocation } from './fault';

const order = (name: string) => ['content/order.ts', name] as const;
const shop = (name: string) => ['content/shop.ts', name] as const;

/** The file in which each table is, and its name there. */
const places = {
  portraits: ['content/artworks/portraits.ts', 'portraits'],
  landscapes: ['content/artworks/landscapes.ts', 'landscapes'],
  wall_art: ['content/artworks/wall-art.ts', 'wallArt'],
  digital_art: ['content/artworks/digital-art.ts', 'digitalArt'],
  prices: ['content/prices.ts', 'prices'],
  defaultPrice: ['content/prices.ts', 'defaultPrice'],
  banner: ['content/banner.ts', 'banner'],
  fromPhoto: ['content/from-photo.ts', 'fromPhoto'],
  services: ['content/services.ts', 'services'],
  nextFree: ['content/services.ts', 'nextFree'],
  shopRest: ['content/services.ts', 'shopRest'],
  lessons: ['content/lessons.ts', 'lessons'],
  artist: ['content/artist.ts', 'artist'],
  orderTypeNames: order('orderTypeNames'),
  subjects: order('subjects'),
  variants: order('variants'),
  sizes: order('sizes'),
  media: order('media'),
  'shop picture': shop('pictures'),
  'shop portraits': shop('portraitSamples'),
  'shop custom-pictures': shop('paintingSamples'),
  'shop posters': shop('posters'),
  privacyPolicy: ['content/documents/privacy-policy.ts', 'privacyPolicy'],
  storeRegulations: ['content/documents/store-regulations.ts', 'storeRegulations'],
} as const satisfies Record<CategoryId | `shop ${OrderType}` | (string & {}), readonly [file: string, name: string]>;

/** The name of a table in a report. */
export type TableName = keyof typeof places;

/** Where the ledger of given ids and numbers is. */
export const ledgerPath = 'content/ids.json';

/** The file of a table and its name there. */
export const placeOfTable = (table: TableName): readonly [file: string, name: string] => places[table];

/** The place in a table to which these keys lead. */
export function tableLocation(table: TableName, ...keys: PropertyKey[]): SourceLocation {
  const [file, name] = places[table];
  return { file, path: [name, ...keys] };
}
