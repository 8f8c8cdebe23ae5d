import { artist } from '@/content/artist';
import { artworks } from '@/content/artworks';
import { banner } from '@/content/banner';
import { privacyPolicy } from '@/content/documents/privacy-policy';
import { storeRegulations } from '@/content/documents/store-regulations';
import { fromPhoto } from '@/content/from-photo';
import { lessons } from '@/content/lessons';
import { type Attribute, media, type OrderType, orderTypeNames, sizes, subjects, variants } from '@/content/order';
import { defaultPrice, type PriceRow, prices } from '@/content/prices';
import { nextFree, services, shopRest } from '@/content/services';
import { pictures } from '@/content/shop';
import type { Artwork, CategoryId, OwnPicture, ShopItem, ShopPicture } from '@/content/types';
import { shopItems } from '@/domain/shop/shop';
import type { Localized } from '@/i18n/locales';
import type { TableName } from './table-locations';

/** An image file as found on the disk. */
export type ImageFile = Readonly<{ width: number; height: number } | { problem: 'absent' | 'unreadable' }>;
type Numbered = Readonly<{ id: number } | { code: number }>;

type Entry = Readonly<{ category: CategoryId; slug: Localized }>;

/**
 * `content/ids.json`: every id and shop number that was ever used. It is longer than the tables, because it keeps
 * removed rows: an address that was once used never leads to something else (ROUTES-5).
 */
export type Ledger = Readonly<{
  artworks: Readonly<Record<string, Entry>>;
  /** Order type, then number, then the artwork's id. */
  shop: Readonly<Record<string, Readonly<Record<string, number>>>>;
}>;

/** Everything that the checks read. They take it as an argument, so that tests can pass faulty tables. */
export type Tables = Readonly<{
  artworks: Readonly<Record<CategoryId, readonly Artwork[]>>;
  shop: Readonly<Record<OrderType, readonly ShopItem[]>>;
  pictures: readonly Pick<ShopPicture, 'number' | 'price' | 'delivers' | 'state'>[];
  prices: readonly PriceRow[];
  defaultPrice: number;
  banner: Readonly<Record<CategoryId, readonly number[]>>;
  portrait: number | OwnPicture;
  fromPhoto: typeof fromPhoto;
  media: Readonly<Record<string, Readonly<{ id: number; attributes: readonly Attribute[] }>>>;
  numbered: Readonly<Record<'sizes' | 'subjects' | 'variants' | 'media', Readonly<Record<string, Numbered>>>>;
  /** Tables with texts, by their name in a report. */
  worded: Readonly<Partial<Record<TableName, unknown>>>;
  /** Every table as it is written, for the check of its shape. */
  raw: Readonly<Record<TableName, unknown>>;
  images: ReadonlyMap<string, ImageFile>;
  ledger: Ledger;
}>;

const documents = { privacyPolicy, storeRegulations };
const choices = { orderTypeNames, variants, subjects, sizes, media };

/** The content of today; images and ledger are passed in. */
export const tablesOf = (found: Pick<Tables, 'images' | 'ledger'>): Tables => ({
  artworks,
  shop: shopItems,
  pictures,
  prices,
  defaultPrice,
  banner,
  portrait: artist.portrait,
  fromPhoto,
  media,
  numbered: { sizes, subjects, variants, media },
  worded: { fromPhoto, lessons, ...choices, artist, ...documents },
  raw: {
    ...artworks,
    'shop picture': pictures,
    'shop portraits': shopItems.portraits,
    'shop custom-pictures': shopItems['custom-pictures'],
    'shop posters': shopItems.posters,
    prices,
    defaultPrice,
    banner,
    fromPhoto,
    services,
    nextFree,
    shopRest,
    lessons,
    ...choices,
    artist,
    ...documents,
  },
  ...found,
});
