import type { Artwork, ShopItem, ShopPicture } from '@/content/types';
import { agreed, refusal, reply, slug, tool, type Verb, yes as yesOption } from '../verb';
import { type Changes, type ContentDesk, changeContent, withRows } from '../works/checkout';
import { type Found, picturesOf, rails, railsWith, withWork, worksOf } from '../works/found';

type OriginalState = ShopPicture['state'];

/** The original of a work on its shelf, where it stands on one. */
const shelvedIn = (desk: ContentDesk, { id }: Pick<Artwork, 'id'>): ShopPicture | undefined =>
  picturesOf(desk).find(({ artwork, delivers }) => artwork === id && delivers === 'original');

/**
 * Sold, reserved or free, whatever the shop holds (SHOP-6): an original on the shelf says it there, any other with its work.
 * @returns the changes; `before`: how it is marked now; `shelved`: whether the shop sells it; `other`: a file or print that goes on being sold
 */
function originalMarked(
  desk: ContentDesk,
  { category, work }: Found,
  state: OriginalState,
): Readonly<{ changes: Changes; shelved: boolean; other: boolean; before: OriginalState }> {
  const shelved = shelvedIn(desk, work);
  const other = picturesOf(desk).some(({ artwork, delivers }) => artwork === work.id && delivers !== 'original');
  const own = shelved || state === 'available' ? {} : { state };
  const ofWork = withRows<Artwork>(desk, category, (works) =>
    works.map((each) => {
      if (each.id !== work.id) return each;
      const { state: _, ...rest } = each;
      return { ...rest, ...own };
    }),
  );
  const changes = shelved
    ? withRows<ShopPicture>(
        desk,
        rails.pictures,
        (pictures) => pictures.map((each) => (each.number === shelved.number ? { ...each, state } : each)),
        work.state ? ofWork : new Map(),
      )
    : ofWork;
  const before = shelved?.state ?? work.state ?? 'available';
  return { changes, shelved: shelved !== undefined, other, before };
}

/** A verb that says whether an original is still there (SHOP-6). */
const stateVerb = (state: OriginalState, { name, help, example }: Pick<Verb, 'name' | 'help' | 'example'>) =>
  tool({
    ...{ name, help, example },
    arguments: { slug },
    run: (desk, given) =>
      withWork(desk, given.slug, (found) => {
        const { words, locale } = desk;
        const title = found.work.title[locale];
        const { changes, shelved, other, before } = originalMarked(desk, found, state);
        if (before === state) return refusal(words(`studio.works.already.${state}`, { title }));
        const said = words(`studio.works.state.${state === 'available' && !shelved ? 'unmarked' : state}`, { title });
        const lines = [said, ...(other ? [words('studio.works.stillSold')] : [])];
        const done = reply(lines.join('\n'), { id: found.work.id, state, shelved });
        return changeContent(desk, () => changes, done);
      }),
  });

export const artSell = stateVerb('sold', {
  name: 'art sell',
  help: { pl: 'oznacza oryginał jako sprzedany', en: 'marks an original as sold' },
  example: { pl: 'art sell topole', en: 'art sell poplars' },
});

export const artReserve = stateVerb('reserved', {
  name: 'art reserve',
  help: { pl: 'oznacza oryginał jako zarezerwowany', en: 'marks an original as reserved' },
  example: { pl: 'art reserve topole', en: 'art reserve poplars' },
});

export const artFree = stateVerb('available', {
  name: 'art free',
  help: { pl: 'oznacza oryginał znów jako dostępny', en: 'marks an original as available again' },
  example: { pl: 'art free topole', en: 'art free poplars' },
});

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
      return changeContent(desk, () => changesWithout(desk, found), done);
    }),
});
