import { type OrderType, variants } from '@/content/order';
import { services } from '@/content/services';
import { pictures } from '@/content/shop';
import { mural } from '@/content/terms';
import type { Artwork, CategoryId, ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { contactPath, messageLink, wishLink } from '@/i18n/sections';
import { lowestPrice } from '../order/price';
import { isClosed, type Offer, unavailableAs } from './availability';
import { formatPrice } from './price-format';
import { printOf } from './prints';
import { shopItems } from './shop';
import { madeLike, similarTo } from './similar-order';

type Letter = 'ask' | 'mural';
type OriginalState = NonNullable<Artwork['state']>;

/** The sticker of what is said of an original: not for sale has none. */
const stickers = { 'for-sale': 'available', 'not-for-sale': 'none', reserved: 'reserved', sold: 'sold' } as const;

/** What a visitor of the gallery can do about a work, in the words of a language (GALLERY-10). */
export type WorkOffer = Readonly<{
  /** The button below the work in the viewer, and where it leads. */
  label: string;
  href: string;
  /** What the message is about that begins there (FORMS-13); null where something is ordered. */
  letter: Letter | null;
  /** What is said of an original has its sticker and its word (DESIGN-20), whatever else of the work can be bought. */
  mark: Readonly<{ state: (typeof stickers)[OriginalState]; word: string }> | null;
  /** What the buyer receives, where that is not the work itself. */
  receives: string | null;
  /** What that costs at least, where the button does not say it. */
  cost: string | null;
  /** Where it is ordered as a print, and from how much (SHOP-11). */
  print: Readonly<{ label: string; href: string }> | null;
}>;

type Word =
  | `viewer.${'buy' | 'file' | 'poster' | 'mural'}`
  | `shop.${'similar' | 'delivers.file' | 'delivers.print'}`
  | `shop.${OriginalState}`
  | (typeof originals)[OriginalState]
  | 'hold.ask'
  | 'order.from'
  | `art.cost.${'similar' | 'smaller' | 'mural'}`
  | 'art.print'
  | `art.letter.${Letter}`;
export type Asked = Readonly<{
  work: Pick<Artwork, 'id' | 'state' | 'title'>;
  category: CategoryId;
  locale: Locale;
  say: (word: Word, values?: { price: string; technique?: string; smaller?: string } | { title: string }) => string;
}>;

/** What the order at the end of a category's wall is, and where it leads. */
export function wallOrder(
  category: CategoryId,
  locale: Locale,
  states: typeof services = services,
): Readonly<{ kind: 'portraits' | 'custom-pictures' | 'letter' | 'closed'; href: string }> {
  const type = madeLike[category];
  if (!type) return { kind: 'letter', href: contactPath(locale) };
  // at the address of a closed order stands the form that asks to be told when it opens
  return { kind: isClosed(type, states) ? 'closed' : type, href: pathTo('order', locale, { type }) };
}

/** The words of an original while something else of the work can be bought. */
const originals = {
  'for-sale': 'shop.originalForSale',
  'not-for-sale': 'shop.originalNotForSale',
  reserved: 'shop.originalReserved',
  sold: 'shop.originalSold',
} as const;

const markOf = (state: Artwork['state'], word: (state: OriginalState) => string): WorkOffer['mark'] =>
  state ? { state: stickers[state], word: word(state) } : null;

const itemOf = (type: OrderType, id: number) => shopItems[type].find(({ artwork }) => artwork === id);

const wordsToSend = { ask: 'hold.ask', mural: 'viewer.mural' } as const;

/** A message, or the custom order of a wall, that begins with the work's title. */
function writing(letter: Letter, { work, locale, say }: Asked, states: Offer['services']) {
  const words = say(`art.letter.${letter}`, { title: work.title[locale] });
  const isOrder = letter === 'mural' && !isClosed('custom-pictures', states);
  const href = isOrder ? wishLink(locale, words) : messageLink(locale, words).href;
  return { label: say(wordsToSend[letter]), href, letter };
}

/** A work that can be bought, or could until somebody did. */
function pictureOffer(picture: ShopPicture, asked: Asked, { services }: Offer): Omit<WorkOffer, 'print'> {
  const { work, locale, say } = asked;
  const { number, price, delivers } = picture;
  const state = unavailableAs(picture);
  const mark = state && { state, word: say(`shop.${state}`) };
  if (mark) return { ...similarOffer(asked, services), mark, receives: null };
  return {
    label: say(delivers === 'file' ? 'viewer.file' : 'viewer.buy', { price: formatPrice(price, locale) }),
    href: pathTo('orderItem', locale, { type: 'picture', id: number }),
    letter: null,
    mark: delivers === 'original' ? null : markOf(work.state, (gone) => say(originals[gone])),
    receives: delivers === 'original' ? null : say(`shop.delivers.${delivers}`),
    cost: null,
  };
}

/** An order that begins with the work, and what it costs at least (SHOP-10). */
function similarOffer(asked: Asked, states: Offer['services']) {
  const { work, category, locale, say } = asked;
  if (!madeLike[category]) {
    const price = formatPrice(mural.grosze, locale);
    return { ...writing('mural', asked, states), cost: say('art.cost.mural', { price }) };
  }
  const similar = similarTo(work.id, locale, states);
  if (!similar) return { ...writing('ask', asked, states), cost: null };
  const { like, smaller, instead } = similar.cost;
  const technique = instead ? ` (${variants[instead].label.portraits[locale].toLowerCase()})` : '';
  const price = formatPrice(like, locale);
  const cost = smaller
    ? say('art.cost.smaller', { technique, price, smaller: formatPrice(smaller, locale) })
    : say('art.cost.similar', { technique, price });
  return { label: say('shop.similar'), href: similar.href, letter: null, cost };
}

/** Where a work is ordered as a print, and from how much. */
export function printOffer(
  { work, locale, say }: Pick<Asked, 'work' | 'locale' | 'say'>,
  states: Offer['services'] = services,
): WorkOffer['print'] {
  const print = printOf(work.id, locale, states);
  return print && { label: say('art.print', { price: formatPrice(print.grosze, locale) }), href: print.href };
}

/** What can be done about a work, and whether it is printed, which it is also when the work is sold. */
export const offerOf = (asked: Asked, stock: Offer = { pictures, services }): WorkOffer => ({
  ...workOffer(asked, stock),
  print: printOffer(asked, stock.services),
});

/** Bought where it is for sale here and now, else as a poster, else something similar to order. */
function workOffer(asked: Asked, stock: Offer): Omit<WorkOffer, 'print'> {
  const { work, locale, say } = asked;
  const picture = stock.pictures.find(({ artwork }) => artwork === work.id);
  if (picture) return pictureOffer(picture, asked, stock);
  const poster = isClosed('posters', stock.services) ? undefined : itemOf('posters', work.id);
  const receives = null;
  const mark = markOf(work.state, (gone) => say(`shop.${gone}`));
  if (!poster) return { ...similarOffer(asked, stock.services), mark, receives };
  const href = pathTo('orderItem', locale, { type: 'posters', id: poster.number });
  return {
    label: say('viewer.poster'),
    href,
    letter: null,
    mark: markOf(work.state, (gone) => say(originals[gone])),
    receives,
    cost: say('order.from', { price: formatPrice(lowestPrice('posters'), locale) }),
  };
}
