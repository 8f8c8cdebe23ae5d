import { slug } from '../arguments';
import { refusal, reply, tool, type Verb } from '../verb';
import { changeContent } from '../works/checkout';
import { withWork } from '../works/found';
import { type OriginalState, originalMarked } from '../works/original';

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
