// runs in a copy of the project: tells what its pages would show, as JSON
import { orderTypes } from '@/content/order';
import { shopItems } from '@/domain/shop/shop';
import { artworkOf } from '@/domain/shop/shop-artwork';
import { answerGallery } from '@/server/http/gallery/answer-gallery';

const orders = orderTypes.flatMap((type) =>
  shopItems[type].map((item) => [`${type}/${item.number}`, artworkOf(item).image] as const),
);
console.log(JSON.stringify({ orders: Object.fromEntries(orders), ...(await answerGallery().json()) }));
