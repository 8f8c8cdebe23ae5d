import type { Artwork, ShopItem } from '@/content/types';
import { agreed } from '../agreed';
import { slug, yes as yesOption } from '../arguments';
import { refusal, reply, tool } from '../verb';
import { type Changes, type ContentDesk, changeContent } from '../works/checkout';
import { type Found, railsWith, withWork, worksOf } from '../works/found';
import { withRows } from '../works/tables';

/** The rows of a work go from its category and from the shop, and its picture where no other work shows it. */
function changesWithout(desk: ContentDesk, { category, work }: Found): Changes {
  const shown = worksOf(desk).filter((one) => one.work.image === work.image).length;
  const picture: Changes = new Map(shown === 1 ? [[`images/${work.image}`, null]] : []);
  const others = withRows<Artwork>(desk, category, (works) => works.filter(({ id }) => id !== work.id), picture);
  return railsWith(desk, work).reduce(
    (changes, rail) =>
      withRows<ShopItem>(desk, rail, (items) => items.filter(({ artwork }) => artwork !== work.id), changes),
    others,
  );
}

export const artRemove = tool({
  name: 'art remove',
  help: { pl: 'usuwa pracę z galerii i ze sklepu', en: 'removes a work from the gallery and the shop' },
  example: { pl: 'art remove topole', en: 'art remove poplars' },
  arguments: { slug },
  options: { yes: yesOption },
  run: (desk, { slug: typed, yes }) =>
    withWork(desk, typed, async (found) => {
      const { words, locale } = desk;
      const { id, title } = found.work;
      if (!(await agreed(desk, words('studio.works.askRemove', { title: title[locale] }), yes)))
        return refusal(words('studio.works.kept'));
      const done = reply(words('studio.works.removed', { title: title[locale] }), { id, removed: true });
      return changeContent(desk, changesWithout(desk, found), done);
    }),
});
