import type { BreadcrumbList, Graph, ImageObject, ItemList, Product, Thing, VisualArtwork } from 'schema-dts';
import { artist } from '@/content/artist';
import { categoryOf } from '@/content/artworks';
import { type OrderType, orderTypeNames, orderTypes } from '@/content/order';
import { preparedPicture } from '@/content/pictures';
import type { Artwork, categories, ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import type { PageRef } from '@/i18n/pages';
import { fullSize } from '../../gallery/picture';
import { partOnPage } from '../../gallery/wall-parts';
import { workOfPage, worksOn } from '../../gallery/works-on-page';
import { lowestPrice } from '../../order/price';
import { pauseOf, unavailableAs } from '../../shop/availability';
import { pictureOf, shopItems } from '../../shop/shop';
import { artworkOf } from '../../shop/shop-artwork';
import { isIndexable } from '../site-pages';
import { absolute, addressOf, course, creator, person, website, workAddress } from './site';

/** Units of UN/CEFACT recommendation 20, which schema.org asks for. */
const measure = (value: number, unitCode: 'CMT' | 'E37') =>
  ({ '@type': 'QuantitativeValue', value, unitCode }) as const;

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

const visualArtwork = (work: Artwork, page: PageRef, locale: Locale): VisualArtwork => ({
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

/** A poster, whose price depends on what is chosen: the lowest one is given, as on its page. */
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

type Word =
  | `nav.${'gallery' | 'shop'}`
  | `cat.${(typeof categories)[number]}`
  | `foot.${'privacy' | 'rules'}`
  | 'withdrawal.h'
  | `classes.${'studio' | 'online' | 'digital'}${'' | 'Text'}`;
type Say = (word: Word) => string;
type PageContext = Readonly<{ page: PageRef; locale: Locale; say: Say }>;
type Step = Readonly<{ page: PageRef; name: string }>;

function trail({ page, locale, say }: PageContext): readonly Step[] | null {
  const home = { page: { id: 'home' }, name: artist.studio[locale] } as const;
  const gallery = { page: { id: 'gallery' }, name: say('nav.gallery') } as const;
  const shop = { page: { id: 'shop' }, name: say('nav.shop') } as const;
  const part = partOnPage(page);
  if (part) return [home, gallery, { page, name: say(`cat.${part.category}`) }];
  if (page.id === 'gallery') return [home, gallery];
  if (page.id === 'shop') return [home, shop];
  if (page.id === 'privacyPolicy') return [home, { page, name: say('foot.privacy') }];
  if (page.id === 'storeRegulations') return [home, { page, name: say('foot.rules') }];
  if (page.id === 'withdrawal') return [home, { page, name: say('withdrawal.h') }];
  const shown = page.id === 'artwork' ? workOfPage(page) : null;
  if (shown) {
    const room = categoryOf(shown);
    return [home, gallery, { page: { id: room }, name: say(`cat.${room}`) }, { page, name: shown.title[locale] }];
  }
  if (page.id !== 'order' && page.id !== 'orderItem') return null;
  const type = page.params?.type as OrderType;
  const order = { page: { id: 'order', params: { type } }, name: orderTypeNames[type][locale] } as const;
  const work = workOfPage(page);
  return [home, shop, order, ...(work ? [{ page, name: work.title[locale] }] : [])];
}

const listed = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry }) as const);

const breadcrumbs = (steps: readonly Step[], locale: Locale): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: listed(steps.map(({ page, name }) => ({ name, item: addressOf(page, locale) }))),
});

const listOf = (entries: readonly Readonly<{ name: string; url: string }>[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: listed(entries),
});

const listOfItems = (locale: Locale): ItemList =>
  listOf(
    orderTypes.flatMap((type) =>
      shopItems[type].map((item) => ({
        name: artworkOf(item).title[locale],
        url: addressOf({ id: 'orderItem', params: { type, id: item.number } }, locale),
      })),
    ),
  );

const courses = ({ locale, say }: PageContext): readonly Thing[] =>
  pauseOf('lessons')
    ? []
    : (['studio', 'online', 'digital'] as const).map((kind) => {
        const mode = kind === 'studio' ? 'onsite' : 'online';
        return course({ name: say(`classes.${kind}`), description: say(`classes.${kind}Text`), mode }, locale);
      });

function ordered({ page, locale }: PageContext): Thing | null {
  const work = workOfPage(page);
  if (!work) return null;
  const type = page.params?.type;
  if (type === 'posters') return posterProduct(work, page, locale);
  const picture = type === 'picture' ? pictureOf(Number(page.params?.id)) : undefined;
  return picture ? pictureProduct(picture, work, page, locale) : visualArtwork(work, page, locale);
}

function subjects(context: PageContext): readonly Thing[] {
  const { page, locale } = context;
  if (page.id === 'home') return [person(locale), website(locale), ...courses(context)];
  if (page.id === 'shop') return [listOfItems(locale)];
  const thing = ordered(context);
  if (thing) return [thing];
  const works = worksOn(page).map((work) => ({ name: work.title[locale], url: workAddress(work, locale) }));
  return works.length ? [listOf(works)] : [];
}

/** Nothing that the page does not say to people too (ROUTES-21). @returns null for one hidden from search engines */
export function pageGraph(context: PageContext): Graph | null {
  if (!isIndexable(context.page)) return null;
  const steps = trail(context);
  const things = [...(steps ? [breadcrumbs(steps, context.locale)] : []), ...subjects(context)];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** JSON that ends no script element: neither `</script>` nor `<!--` can stand in it. */
export const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
