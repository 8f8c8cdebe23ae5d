import { placeOfTable, type TableName } from '@/build/check/table-locations';
import type { Artwork, ShopItem } from '@/content/types';
import { slug } from '../arguments';
import { refusal, reply, tool } from '../verb';
import { type Changes, type ContentDesk, changeContent, textOf } from '../works/checkout';
import { type Found, railsWith, withWork, worksOf } from '../works/found';
import { without } from '../works/table-text';

/** The rows of a work go from its category and from the shop, and its picture where no other work shows it. */
function changesWithout(desk: ContentDesk, { category, work }: Found): Changes {
  const changes = new Map<string, string | null>();
  const cut = <Row>(table: TableName, isIts: (row: Row) => boolean): void => {
    const [file, name] = placeOfTable(table);
    changes.set(file, without<Row>(changes.get(file) ?? textOf(desk, file), name, isIts));
  };
  cut<Artwork>(category, ({ id }) => id === work.id);
  for (const table of railsWith(desk, work)) cut<ShopItem>(table, ({ artwork }) => artwork === work.id);
  const shown = worksOf(desk).filter((one) => one.work.image === work.image).length;
  if (shown === 1) changes.set(`content/images/${work.image}`, null);
  return changes;
}

export const artRemove = tool({
  name: 'art remove',
  help: { pl: 'usuwa pracę z galerii i ze sklepu', en: 'removes a work from the gallery and the shop' },
  example: { pl: 'art remove topole', en: 'art remove poplars' },
  arguments: { slug },
  options: { yes: { help: { pl: 'bez pytania', en: 'does not ask' } } },
  run: (desk, { slug: typed, yes }) =>
    withWork(desk, typed, async (found) => {
      const { words, ask, locale } = desk;
      const { id, title } = found.work;
      const agreed = words('studio.person.answer');
      const answer = yes ? agreed : await ask(words('studio.works.askRemove', { title: title[locale] }));
      if (answer.trim().toLowerCase() !== agreed) return refusal(words('studio.works.kept'));
      const done = reply(words('studio.works.removed', { title: title[locale] }), { id, removed: true });
      return changeContent(desk, changesWithout(desk, found), done);
    }),
});
