import { renderToStaticMarkup } from 'react-dom/server';
import { artworks } from '@/content/artworks';
import type { Artwork } from '@/content/types';
import { offerOf } from '@/domain/shop/work-offer';
import { translator } from '@/messages/translator';
import { Plate } from './plate';

const say = translator('en');
const [first] = artworks.portraits;

test.each([
  ['for-sale', ['hold.ask', 'shop.similar']],
  ['not-for-sale', ['shop.similar', 'hold.ask']],
] as const)(
  'SHOP-10: on the plate of a work that is %s the first button is the nearest to its sale',
  (state, order) => {
    const artwork: Artwork = { ...(first as Artwork), state };
    const offer = offerOf({ work: artwork, category: 'portraits', locale: 'en', say });
    const html = renderToStaticMarkup(<Plate artwork={artwork} offer={offer} locale="en" />);
    const at = order.map((key) => html.indexOf(say(key)));
    expect(at).toEqual(at.filter((place) => place > 0).toSorted((one, other) => one - other));
  },
);
