import type { OrderType } from '@/content/order';
import { type PriceRow, rowsOf } from '@/content/prices';
import type { Content, FileName } from '@/content/schema';
import type { Artwork, CategoryId, ShopItem, ShopPicture } from '@/content/types';
import type { TableName } from './table-locations';

/** An image file as found on the disk. */
export type ImageFile = Readonly<{ width: number; height: number } | { problem: 'absent' | 'unreadable' }>;

/** Every file of content as it is written. */
export type Contents = Readonly<{ [Name in FileName]: Content<Name> }>;
export type Ledger = Contents['ids.json'];

/** Everything that the checks read. They take it as an argument, so that tests can pass faulty tables. */
export type Tables = Readonly<{
  artworks: Readonly<Record<CategoryId, readonly Artwork[]>>;
  shop: Readonly<Record<OrderType, readonly ShopItem[]>>;
  pictures: readonly Pick<ShopPicture, 'number' | 'price' | 'delivers' | 'state'>[];
  prices: readonly PriceRow[];
  defaultPrice: number;
  promised: Pick<Contents['services.json'], 'nextFree' | 'shopRest'>;
  banner: Contents['banner.json'];
  artist: Pick<
    Contents['artist.json'],
    'sample' | 'email' | 'phone' | 'seller' | 'bankAccount' | 'euroAccount' | 'portrait'
  >;
  fromPhoto: Contents['from-photo.json'];
  /** Tables with texts, by their name in a report. */
  worded: Readonly<Partial<Record<TableName, unknown>>>;
  images: ReadonlyMap<string, ImageFile>;
  ledger: Ledger;
}>;

/** The tables of these files, with the images on the disk. */
export function tablesOf(contents: Contents, images: Tables['images']): Tables {
  const { pictures, portraits, paintings, posters } = contents['shop.json'];
  const { prices, defaultPrice } = contents['prices.json'];
  const [artist, fromPhoto] = [contents['artist.json'], contents['from-photo.json']];
  return {
    artworks: {
      portraits: contents['artworks/portraits.json'].works,
      landscapes: contents['artworks/landscapes.json'].works,
      wall_art: contents['artworks/wall-art.json'].works,
      digital_art: contents['artworks/digital-art.json'].works,
    },
    shop: { picture: pictures, portraits, 'custom-pictures': paintings, posters },
    pictures,
    prices: rowsOf(prices),
    defaultPrice,
    promised: contents['services.json'],
    banner: contents['banner.json'],
    artist,
    fromPhoto,
    worded: {
      fromPhoto,
      lessons: contents['lessons.json'].lessons,
      artist,
      privacyPolicy: contents['documents/privacy-policy.json'].sections,
      accessibility: contents['documents/accessibility.json'].sections,
      storeRegulations: contents['documents/store-regulations.json'].sections,
    },
    images,
    ledger: contents['ids.json'],
  };
}
