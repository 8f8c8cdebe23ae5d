import type { ImageObject, Product, VisualArtwork } from 'schema-dts';
import { artist } from '@/content/artist';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import type { PageRef } from '@/i18n/pages';
import { fullSize } from '../../gallery/picture';
import { lowestPrice } from '../../order/price';
import { pauseOf, unavailableAs } from '../../shop/availability';
import { absolute, addressOf, creator } from './site';

/** Units of UN/CEFACT recommendation 20, which schema.org asks for. */
const measure = (value: number, unitCode: 'CMT' | 'E37') =>
  ({ '@type': 'QuantitativeValue', value, unitCode }) as const;

/** The section of the regulations that says what may be done with a picture. */
const licence = (locale: Locale): string =>
  `${addressOf({ id: 'storeRegulations' }, locale)}#${{ pl: 'pliki-i-prawa-autorskie', en: 'files-and-copyright' }[locale]}`;

function imageObject(work: Artwork, locale: Locale): ImageObject {
  const picture = preparedPicture(work);
  const width = Math.max(...picture.widths);
  return {
    '@type': 'ImageObject',
    contentUrl: absolute(fullSize(picture)),
    width: measure(width, 'E37'),
    height: measure(Math.round((width * picture.height) / picture.width), 'E37'),
    caption: work.alt[locale],
    creator: creator(locale),
    creditText: artist.name,
    copyrightNotice: `© ${artist.name}`,
    license: licence(locale),
    acquireLicensePage: licence(locale),
  };
}

export const visualArtwork = (work: Artwork, page: PageRef, locale: Locale): VisualArtwork => ({
  '@type': 'VisualArtwork',
  '@id': `${addressOf(page, locale)}#work`,
  name: work.title[locale],
  description: work.alt[locale],
  url: addressOf(page, locale),
  creator: creator(locale),
  dateCreated: String(work.year),
  ...(work.technique && { artMedium: work.technique[locale] }),
  ...(work.sizeCm && { width: measure(work.sizeCm.width, 'CMT'), height: measure(work.sizeCm.height, 'CMT') }),
  image: imageObject(work, locale),
});

const availabilities = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
} as const;

/** @example decimal(9999) // '99.99' */
const decimal = (grosze: number): string => (grosze / 100).toFixed(2);

const thing = (work: Artwork, page: PageRef, locale: Locale) =>
  ({
    '@type': 'Product',
    '@id': `${addressOf(page, locale)}#product`,
    name: work.title[locale],
    description: work.alt[locale],
    url: addressOf(page, locale),
    image: imageObject(work, locale),
  }) as const;

/** A picture of the shop with its one price. @param page where it is ordered */
export const pictureProduct = (item: ShopPicture, work: Artwork, page: PageRef, locale: Locale): Product => ({
  ...thing(work, page, locale),
  offers: {
    '@type': 'Offer',
    url: addressOf(page, locale),
    price: decimal(item.price),
    priceCurrency: 'PLN',
    availability: availabilities[unavailableAs(item) ?? 'available'],
    seller: creator(locale),
  },
});

/** A poster, whose price depends on what is chosen: the lowest one stands here, as on its page. */
export const posterProduct = (work: Artwork, page: PageRef, locale: Locale): Product => ({
  ...thing(work, page, locale),
  offers: {
    '@type': 'AggregateOffer',
    url: addressOf(page, locale),
    lowPrice: decimal(lowestPrice('posters')),
    priceCurrency: 'PLN',
    availability: pauseOf('posters') ? 'https://schema.org/OutOfStock' : 'https://schema.org/MadeToOrder',
    seller: creator(locale),
  },
});
