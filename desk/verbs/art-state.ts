import type { ShopPicture } from '@/content/types';
import { slug } from '../arguments';
import { refusal, reply, tool, type Verb } from '../verb';
import { changeContent } from '../works/checkout';
import { picturesOf, rails, withWork } from '../works/found';
import { withRows } from '../works/tables';

type State = ShopPicture['state'];

/** A verb that says whether an original is still there (SHOP-6). */
const stateVerb = (state: State, { name, help, example }: Pick<Verb, 'name' | 'help' | 'example'>) =>
  tool({
    ...{ name, help, example },
    arguments: { slug },
    run: (desk, given) =>
      withWork(desk, given.slug, ({ work }) => {
        const { words, locale } = desk;
        const title = work.title[locale];
        const original = picturesOf(desk).find(
          ({ artwork, delivers }) => artwork === work.id && delivers === 'original',
        );
        if (!original) return refusal(words('studio.works.noOriginal', { title, slug: given.slug }));
        const { number } = original;
        const changes = withRows<ShopPicture>(desk, rails.pictures, (pictures) =>
          pictures.map((each) => (each.number === number ? { ...each, state } : each)),
        );
        const done = reply(words(`studio.works.state.${state}`, { title }), { id: work.id, number, state });
        return changeContent(desk, changes, done);
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
