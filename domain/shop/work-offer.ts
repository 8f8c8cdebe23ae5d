import { variants } from '@/content/order';
import { pictures, posters } from '@/content/shop';
import { mural } from '@/content/terms';
import type { Artwork, CategoryId, ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { contactPath, messageLink, wishLink } from '@/i18n/sections';
import { lowestPrice } from '../order/price';
import { isClosed, unavailableAs } from './availability';
import { formatPrice } from './price-format';
import { printOf } from './prints';
import { madeLike, similarTo } from './similar-order';

type Letter = 'ask' | 'mural';
type OriginalState = NonNullable<Artwork['state']>;

/** What is not for sale has none. */
const stickers = { 'for-sale': 'available', 'not-for-sale': 'none', reserved: 'reserved', sold: 'sold' } as const;

/** In the words of a language (GALLERY-10). */
export type WorkOffer = Readonly<{
  label: string;
  href: string;
  /** What the message is about that begins there (FORMS-13); null where something is ordered. */
  letter: Letter | null;
  /** Of an original (DESIGN-20), whatever else of the work can be bought. */
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
export type OfferContext = Readonly<{
  work: Pick<Artwork, 'id' | 'state' | 'title'>;
  category: CategoryId;
  locale: Locale;
  say: (word: Word, values?: { price: string; technique?: string; smaller?: string } | { title: string }) => string;
}>;

export function wallOrder(
  category: CategoryId,
  locale: Locale,
): Readonly<{ kind: 'portraits' | 'custom-pictures' | 'letter' | 'closed'; href: string }> {
  const type = madeLike[category];
  if (!type) return { kind: 'letter', href: contactPath(locale) };
  // the address of a closed order has the form that asks for a letter when it opens
  return { kind: isClosed(type) ? 'closed' : type, href: pathTo('order', locale, { type }) };
}

const originals = {
  'for-sale': 'shop.originalForSale',
  'not-for-sale': 'shop.originalNotForSale',
  reserved: 'shop.originalReserved',
  sold: 'shop.originalSold',
} as const;

const markOf = (state: Artwork['state'], word: (state: OriginalState) => string): WorkOffer['mark'] =>
  state ? { state: stickers[state], word: word(state) } : null;

const wordsToSend = { ask: 'hold.ask', mural: 'viewer.mural' } as const;

function writing(letter: Letter, { work, locale, say }: OfferContext) {
  const words = say(`art.letter.${letter}`, { title: work.title[locale] });
  const isOrder = letter === 'mural' && !isClosed('custom-pictures');
  const href = isOrder ? wishLink(locale, words) : messageLink(locale, words).href;
  return { label: say(wordsToSend[letter]), href, letter };
}

function pictureOffer(picture: ShopPicture, context: OfferContext): Omit<WorkOffer, 'print'> {
  const { work, locale, say } = context;
  const { number, price, delivers } = picture;
  const state = unavailableAs(picture);
  const mark = state && { state, word: say(`shop.${state}`) };
  if (mark) return { ...similarOffer(context), mark, receives: null };
  return {
    label: say(delivers === 'file' ? 'viewer.file' : 'viewer.buy', { price: formatPrice(price, locale) }),
    href: pathTo('orderItem', locale, { type: 'picture', id: number }),
    letter: null,
    mark: delivers === 'original' ? null : markOf(work.state, (gone) => say(originals[gone])),
    receives: delivers === 'original' ? null : say(`shop.delivers.${delivers}`),
    cost: null,
  };
}

/** Begins with the work (SHOP-10). */
function similarOffer(context: OfferContext) {
  const { work, category, locale, say } = context;
  if (!madeLike[category]) {
    const price = formatPrice(mural.grosze, locale);
    return { ...writing('mural', context), cost: say('art.cost.mural', { price }) };
  }
  const similar = similarTo(work.id, locale);
  if (!similar) return { ...writing('ask', context), cost: null };
  const { like, smaller, instead } = similar.cost;
  const technique = instead ? ` (${variants[instead].label.portraits[locale].toLowerCase()})` : '';
  const price = formatPrice(like, locale);
  const cost = smaller
    ? say('art.cost.smaller', { technique, price, smaller: formatPrice(smaller, locale) })
    : say('art.cost.similar', { technique, price });
  return { label: say('shop.similar'), href: similar.href, letter: null, cost };
}

export function printOffer({ work, locale, say }: Omit<OfferContext, 'category'>): WorkOffer['print'] {
  const print = printOf(work.id, locale);
  return print && { label: say('art.print', { price: formatPrice(print.grosze, locale) }), href: print.href };
}

/** A work is printed also when it is sold. */
export const offerOf = (context: OfferContext): WorkOffer => ({ ...workOffer(context), print: printOffer(context) });

/** Bought where it is for sale here and now, else as a poster, else something similar to order. */
function workOffer(context: OfferContext): Omit<WorkOffer, 'print'> {
  const { work, locale, say } = context;
  const picture = pictures.find(({ artwork }) => artwork === work.id);
  if (picture) return pictureOffer(picture, context);
  const poster = isClosed('posters') ? null : posters.find(({ artwork }) => artwork === work.id);
  const receives = null;
  const mark = markOf(work.state, (gone) => say(`shop.${gone}`));
  if (!poster) return { ...similarOffer(context), mark, receives };
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
