import type { OrderType } from '@/content/order';
import type { Delivers, ShopItem, ShopPicture } from '@/content/types';
import { price as priceOption, slug } from '../arguments';
import { refusal, reply, tool, wrongUse } from '../verb';
import { type ContentDesk, changeContent } from '../works/checkout';
import { rails, withWork } from '../works/found';
import { groszeIn } from '../works/price';
import { fileOf, rowsOf, withRows } from '../works/tables';

type Rail = keyof typeof rails;
const isRail = (name: string): name is Rail => Object.hasOwn(rails, name);

const deliveries = ['file', 'print', 'original'] as const satisfies readonly Delivers[];

/** The next number of a rail: above every one that was ever given there. */
function nextNumber(desk: ContentDesk, rail: Rail): number {
  const type = rails[rail].replace('shop ', '') as OrderType;
  const given = Object.keys(fileOf(desk, 'ids.json').shop[type] ?? {}).map(Number);
  const now = rowsOf<ShopItem>(desk, rails[rail]).map(({ number }) => number);
  return Math.max(0, ...given, ...now) + 1;
}

/** What a finished picture has and a sample has not; null where price or delivery cannot be used. */
function saleOf(price: string | undefined, as: string): Omit<ShopPicture, keyof ShopItem> | null {
  const grosze = price === undefined ? null : groszeIn(price);
  const delivers = deliveries.find((known) => known === as);
  return grosze === null || delivers === undefined ? null : { price: grosze, delivers, state: 'available' };
}

const railHelp = {
  pl: 'półka: pictures, portraits, paintings, posters',
  en: 'pictures, portraits, paintings, posters',
};
const asHelp = { pl: 'co dostaje kupujący: file, print, original', en: 'what is delivered: file, print, original' };

export const shopAdd = tool({
  name: 'shop add',
  help: { pl: 'stawia pracę na półce sklepu', en: 'puts a work on a shelf of the shop' },
  example: { pl: 'shop add topole --price 1900 --as original', en: 'shop add poplars --price 1900 --as original' },
  arguments: { slug },
  options: {
    price: priceOption,
    as: { help: asHelp, name: { pl: 'CO', en: 'WHAT' } },
    rail: { help: railHelp, name: { pl: 'PÓŁKA', en: 'RAIL' } },
  },
  run: (desk, { slug: typed, price, as = 'original', rail = 'pictures' }) =>
    withWork(desk, typed, ({ work }) => {
      const { words, locale } = desk;
      if (!isRail(rail)) return wrongUse(words('studio.works.badRail', { rails: Object.keys(rails).join(', ') }));
      const sale = rail === 'pictures' ? saleOf(price, as) : {};
      if (sale === null) return wrongUse(words('studio.works.badSale', { as: deliveries.join(', ') }));
      const title = work.title[locale];
      if (rowsOf<ShopItem>(desk, rails[rail]).some(({ artwork }) => artwork === work.id))
        return refusal(words('studio.works.inShop', { title }));
      const item = { number: nextNumber(desk, rail), artwork: work.id, ...sale };
      const changes = withRows<ShopItem>(desk, rails[rail], (items) => [item, ...items]);
      const done = reply(words('studio.works.onShelf', { title, number: item.number }), { rail, ...item });
      return changeContent(desk, changes, done);
    }),
});
