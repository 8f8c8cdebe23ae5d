import type { ShopPicture } from '@/content/types';
import { formatPrice } from '@/domain/shop/price-format';
import { price as priceOption, slug, yes } from '../arguments';
import { refusal, reply, tool } from '../verb';
import { changeContent } from '../works/checkout';
import { picturesOf, rails, withWork } from '../works/found';
import { priceIn } from '../works/price';
import { withRows } from '../works/tables';

export const shopPrice = tool({
  name: 'shop price',
  help: { pl: 'zmienia cenę pracy w sklepie', en: 'changes the price of a work in the shop' },
  example: { pl: 'shop price topole 450', en: 'shop price poplars 450' },
  arguments: { slug, price: priceOption },
  options: { yes },
  run: (desk, { slug: typed, price, yes }) =>
    withWork(desk, typed, async ({ work }) => {
      const { words, locale } = desk;
      const title = work.title[locale];
      const picture = picturesOf(desk).find(({ artwork }) => artwork === work.id);
      if (!picture) return refusal(words('studio.works.noPrice', { title, slug: work.slug[locale] }));
      const grosze = await priceIn(desk, price, { before: picture.price, yes });
      if (typeof grosze !== 'number') return grosze;
      const changes = withRows<ShopPicture>(desk, rails.pictures, (pictures) =>
        pictures.map((each) => (each.number === picture.number ? { ...each, price: grosze } : each)),
      );
      const now = words('studio.works.priced', { title, price: formatPrice(grosze, locale) });
      return changeContent(desk, changes, reply(now, { number: picture.number, price: grosze }));
    }),
});
