import type { OrderType } from '@/content/order';
import type { Delivers, ShopItem, ShopPicture } from '@/content/types';
import { formatPrice } from '@/domain/shop/price-format';
import { priceIn } from '../typed-amounts';
import { refusal, reply, slug, tool, wrongUse, yes } from '../verb';
import { type ContentDesk, changeContent, fileOf, rowsOf, withRows } from '../works/checkout';
import { picturesOf, rails, withWork } from '../works/found';
import { named } from '../works/named';

const priceOption = {
  name: { pl: 'CENA', en: 'PRICE' },
  help: { pl: 'ile złotych', en: 'the price in złotys' },
};

type Rail = keyof typeof rails;

/** The shelves as the shop writes them. */
const railNames: Readonly<Record<Rail, readonly string[]>> = {
  pictures: ['obrazy', 'obraz'],
  portraits: ['portrety'],
  paintings: ['obrazy na zamówienie', 'na zamówienie'],
  posters: ['plakaty'],
};

const deliveries: Readonly<Record<Delivers, readonly string[]>> = {
  file: ['plik', 'plik cyfrowy'],
  print: ['wydruk', 'druk'],
  original: ['oryginał'],
};

/** The next number of a rail: above every one that was ever given there. */
function nextNumber(desk: ContentDesk, rail: Rail): number {
  const type = rails[rail].replace('shop ', '') as OrderType;
  const given = Object.keys(fileOf(desk, 'ids.json').shop[type] ?? {}).map(Number);
  const now = rowsOf<ShopItem>(desk, rails[rail]).map(({ number }) => number);
  return Math.max(0, ...given, ...now) + 1;
}

type Sale = Omit<ShopPicture, keyof ShopItem>;

const railHelp = {
  pl: 'półka: obrazy, portrety, obrazy na zamówienie, plakaty',
  en: 'pictures, portraits, paintings, posters',
};
const asHelp = { pl: 'co dostaje kupujący: plik, wydruk, oryginał', en: 'what is delivered: file, print, original' };

export const shopAdd = tool({
  name: 'shop add',
  help: { pl: 'stawia pracę na półce sklepu', en: 'puts a work on a shelf of the shop' },
  example: { pl: 'shop add topole --price 1900 --as oryginał', en: 'shop add poplars --price 1900 --as original' },
  arguments: { slug },
  options: {
    price: priceOption,
    as: { help: asHelp, name: { pl: 'CO', en: 'WHAT' } },
    rail: { help: railHelp, name: { pl: 'PÓŁKA', en: 'RAIL' } },
  },
  run: (desk, { slug: typed, price, as, rail: shelf = 'pictures' }) =>
    withWork(desk, typed, async ({ work }) => {
      const { words, locale, ask } = desk;
      const title = work.title[locale];
      const rail = named(shelf, railNames);
      if (!rail) return wrongUse(words('studio.works.badRail'));
      if (rowsOf<ShopItem>(desk, rails[rail]).some(({ artwork }) => artwork === work.id))
        return refusal(words('studio.works.inShop', { title }));
      let sale: Sale | undefined;
      if (rail === 'pictures') {
        const badSale = wrongUse(words('studio.works.badSale'));
        const isOriginal = as === undefined || named(as, deliveries) === 'original';
        if (isOriginal && work.state) return refusal(words('studio.works.gone', { title, slug: work.slug[locale] }));
        const delivers = named(as ?? ((await ask(`${words('studio.works.askDelivers')} `)) || 'original'), deliveries);
        const amount = price ?? (delivers ? await ask(`${words('studio.works.askPrice', { title })} `) : '');
        if (!delivers || amount === '') return badSale;
        const grosze = await priceIn(desk, amount);
        if (typeof grosze !== 'number') return grosze;
        sale = { price: grosze, delivers, state: 'available' };
      }
      const item = { number: nextNumber(desk, rail), artwork: work.id, ...sale };
      const changes = withRows<ShopItem>(desk, rails[rail], (items) => [item, ...items]);
      const done = reply(words('studio.works.onShelf', { title, number: item.number }), { rail, ...item });
      return changeContent(desk, () => changes, done);
    }),
});

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
      return changeContent(desk, () => changes, reply(now, { number: picture.number, price: grosze }));
    }),
});
