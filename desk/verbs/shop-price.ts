import type { ShopPicture } from '@/content/types';
import { formatPrice } from '@/domain/shop/price-format';
import { price as priceOption, slug } from '../arguments';
import { refusal, reply, tool, wrongUse } from '../verb';
import { changeContent } from '../works/checkout';
import { picturesOf, rails, withWork } from '../works/found';
import { groszeIn } from '../works/price';
import { withRows } from '../works/tables';

export const shopPrice = tool({
  name: 'shop price',
  help: { pl: 'zmienia cenę pracy w sklepie', en: 'changes the price of a work in the shop' },
  example: { pl: 'shop price topole 450', en: 'shop price poplars 450' },
  arguments: { slug, price: priceOption },
  run: (desk, { slug: typed, price }) =>
    withWork(desk, typed, ({ work }) => {
      const { words, locale } = desk;
      const title = work.title[locale];
      const grosze = groszeIn(price);
      if (grosze === null) return wrongUse(words('studio.works.badPrice', { price }));
      const picture = picturesOf(desk).find(({ artwork }) => artwork === work.id);
      if (!picture) return refusal(words('studio.works.noPrice', { title, slug: typed }));
      const changes = withRows<ShopPicture>(desk, rails.pictures, (pictures) =>
        pictures.map((each) => (each.number === picture.number ? { ...each, price: grosze } : each)),
      );
      const now = words('studio.works.priced', { title, price: formatPrice(grosze, locale) });
      return changeContent(desk, changes, reply(now, { number: picture.number, price: grosze }));
    }),
});
