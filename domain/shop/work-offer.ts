import type { OrderType } from '@/content/order';
import { services } from '@/content/services';
import { pictures } from '@/content/shop';
import type { Artwork, CategoryId, ShopPicture } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import { pathTo } from '@/i18n/pages';
import { contactPath } from '@/i18n/sections';
import { isClosed, type Offer, unavailableAs } from './availability';
import { formatPrice } from './price-format';
import { shopItems } from './shop';
import { similarPath } from './similar-order';

/** What a visitor of the gallery can do about a work, in the words of a language (GALLERY-10). */
export type WorkOffer = Readonly<{
  /** The button below the work in the viewer, and where it leads. */
  label: string;
  href: string;
  /** A sold or reserved original has a sticker, with its word (DESIGN-20), whatever else of the work can be bought. */
  mark: Readonly<{ state: 'sold' | 'reserved'; word: string }> | null;
  /** What the buyer receives, where that is not the work itself. */
  receives: string | null;
}>;

type Word =
  | `viewer.${'buy' | 'poster' | 'mural'}`
  | `shop.${'similar' | 'sold' | 'reserved' | 'originalSold' | 'originalReserved' | 'delivers.file' | 'delivers.print'}`
  | 'hold.ask';
type Asked = Readonly<{
  work: Pick<Artwork, 'id' | 'state'>;
  category: CategoryId;
  locale: Locale;
  say: (word: Word, values?: { price: string }) => string;
}>;

/** What is made to order in the style of a category's works. A wall has no form: it begins with a letter. */
const orderOf: Readonly<Record<CategoryId, 'portraits' | 'custom-pictures' | null>> = {
  portraits: 'portraits',
  landscapes: 'custom-pictures',
  wall_art: null,
  digital_art: 'custom-pictures',
};

/** What the order at the end of a category's wall is, and where it leads. */
export function wallOrder(
  category: CategoryId,
  locale: Locale,
  states: typeof services = services,
): Readonly<{ kind: 'portraits' | 'custom-pictures' | 'letter' | 'closed'; href: string }> {
  const type = orderOf[category];
  if (!type) return { kind: 'letter', href: contactPath(locale) };
  // at the address of a closed order stands the form that asks to be told when it opens
  return { kind: isClosed(type, states) ? 'closed' : type, href: pathTo('order', locale, { type }) };
}

/** The words of an original that is gone while something else of the work can be bought. */
const goneWords = { sold: 'shop.originalSold', reserved: 'shop.originalReserved' } as const;

const markOf = (state: Artwork['state'], word: (state: 'sold' | 'reserved') => string): WorkOffer['mark'] =>
  state ? { state, word: word(state) } : null;

const itemOf = (type: OrderType, id: number) => shopItems[type].find(({ artwork }) => artwork === id);

/** A work that can be bought, or could until somebody did. */
function pictureOffer(picture: ShopPicture, { work, locale, say }: Asked, { services }: Offer): WorkOffer {
  const { number, price, delivers } = picture;
  const state = unavailableAs(picture);
  const similar = similarPath(picture, locale, services);
  const mark = state && { state, word: say(`shop.${state}`) };
  if (mark && similar) return { label: say('shop.similar'), href: similar, mark, receives: null };
  if (mark) return { label: say('hold.ask'), href: contactPath(locale), mark, receives: null };
  return {
    label: say('viewer.buy', { price: formatPrice(price, locale) }),
    href: pathTo('orderItem', locale, { type: 'picture', id: number }),
    mark: delivers === 'original' ? null : markOf(work.state, (gone) => say(goneWords[gone])),
    receives: delivers === 'original' ? null : say(`shop.delivers.${delivers}`),
  };
}

/** An order in the style of this work: of its category, or of the sample that shows the same work. */
function similarOffer({ work, category, locale, say }: Asked, { services }: Offer) {
  const usual = orderOf[category];
  if (!usual) return { label: say('viewer.mural'), href: contactPath(locale) };
  const sampled = (['portraits', 'custom-pictures'] as const).find((type) => itemOf(type, work.id));
  const type = sampled ?? usual;
  if (isClosed(type, services)) return { label: say('hold.ask'), href: contactPath(locale) };
  const sample = itemOf(type, work.id);
  const href = sample ? pathTo('orderItem', locale, { type, id: sample.number }) : pathTo('order', locale, { type });
  return { label: say('shop.similar'), href };
}

/** Bought where it is for sale here and now, else as a poster, else something similar to order. */
export function offerOf(asked: Asked, stock: Offer = { pictures, services }): WorkOffer {
  const { work, locale, say } = asked;
  const picture = stock.pictures.find(({ artwork }) => artwork === work.id);
  if (picture) return pictureOffer(picture, asked, stock);
  const poster = isClosed('posters', stock.services) ? undefined : itemOf('posters', work.id);
  const receives = null;
  const mark = markOf(work.state, (gone) => say(`shop.${gone}`));
  if (!poster) return { ...similarOffer(asked, stock), mark, receives };
  const href = pathTo('orderItem', locale, { type: 'posters', id: poster.number });
  return { label: say('viewer.poster'), href, mark: markOf(work.state, (gone) => say(goneWords[gone])), receives };
}
