import { receive } from '@/server/http/receive/receive';
import { orderRequest, orders } from '@/tests/support/in-process/order-request';
import { databases, openStudio, type Studio } from '@/tests/support/in-process/studio';
import { search } from './search';

describe.each(databases)('%s', (database) => {
  let studio: Studio;
  beforeEach(async () => {
    studio = await openStudio({ database });
  });
  afterEach(() => studio.close());

  const order = async (address: string, extra: Record<string, string> = {}): Promise<string> => {
    const fields = { ...orders.posters, address, ...extra };
    return (await (await receive('shop-order', orderRequest({ fields }), studio.effects)).json()).reference;
  };
  const found = async (typed: string) => (await search(studio.storage, typed)).map(({ reference }) => reference);
  const stored = () => studio.storage.selectFrom('search_texts').selectAll().execute();

  test('what comes after a search is found by the next one', async () => {
    const first = await order('ul. Żółwia 1');
    expect(await found('zolwia')).toEqual([first]);
    const second = await order('ul. Żółwia 2, Łódź');
    expect(await found('Żółwia')).toEqual([second, first]);
    expect(await found('zolwia lodz')).toEqual([second]);
    expect(await stored()).toHaveLength(2);
  });

  test('more than are read at once are all found', async () => {
    const first = await order('ul. Prosta 1');
    const { id, ...row } = await studio.storage.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 1_001 }, (_, n) => ({ ...row, id: `${id}-${n}`, reference: `R-${n}` }));
    for (let from = 0; from < others.length; from += 500)
      await studio.storage
        .insertInto('submissions')
        .values(others.slice(from, from + 500))
        .execute();
    expect(await found('prosta')).toHaveLength(1_002);
    expect(await found(first)).toEqual([first]);
  });

  test.each(['100%', 'a_b', String.raw`c\d`, "o'hara"])('%s is searched for as it is typed', async (typed) => {
    const exact = await order(`ul. ${typed} 7`);
    await order('ul. 1000 axb c d ohara');
    expect(await found(typed)).toEqual([exact]);
  });

  test('what is held back comes after what is not; what was erased is not found', async () => {
    const held = await order('ul. Prosta 1', { website: 'x' });
    const accepted = await order('ul. Prosta 2');
    expect(await found('prosta')).toEqual([accepted, held]);
    await studio.storage.deleteFrom('submissions').where('reference', '=', held).execute();
    expect(await found('prosta')).toEqual([accepted]);
    expect(await stored()).toHaveLength(1);
  });
});
