import type { OrderType } from '@/content/order';
import type { Content, FileName } from '@/content/schema';
import type { CategoryId } from '@/content/types';

export type Contents = Readonly<{ [Name in FileName]: Content<Name> }>;

type Location = readonly [file: FileName, key?: string];

const locations = {
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
  corrections: ['terms.json', 'corrections'],
  automaticOffers: ['terms.json', 'automaticOffers'],
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
} as const satisfies Record<CategoryId | `shop ${OrderType}` | (string & {}), Location>;

export type TableName = keyof typeof locations;

export const tableNames = Object.keys(locations) as readonly TableName[];

export const ledgerFile = 'ids.json' satisfies FileName;

export const locationOf = (table: TableName): Location => locations[table];
