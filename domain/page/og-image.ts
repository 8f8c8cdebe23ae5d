import { artworkById } from '@/content/artworks';
import { banner } from '@/content/banner';
import type { OrderType } from '@/content/order';
import type { Artwork } from '@/content/types';
import type { PageRef } from '@/i18n/pages';
import { worksOn } from '../gallery/works-on-page';
import { shopItems } from '../shop/shop';
import { artworkOf } from '../shop/shop-artwork';

function worksFor({ id, params }: PageRef): readonly Artwork[] {
  if (id === 'shop') return shopItems.picture.map(artworkOf);
  return id === 'order' ? shopItems[params?.type as OrderType].map(artworkOf) : [];
}

/** The first work on it, else the mural that home begins with (ROUTES-20). @throws where content has none, which its check finds first */
export function ogImageWork(page: PageRef): Artwork {
  const [work] = [...worksOn(page), ...worksFor(page), ...banner.wall_art.map(artworkById)];
  if (!work) throw new Error('content: no work for shared links');
  return work;
}
