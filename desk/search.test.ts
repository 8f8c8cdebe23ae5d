import { formRequest } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders, picture } from '@/e2e/support/in-process/order-request';
import { databases, openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { type Submission, submissions } from '@/server/storage/queries/read';
import { readable } from '@/server/submissions/kinds';
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

  test('what comes after a search is found by the next one', async () => {
    const first = await order('ul. Żółwia 1');
    expect(await found('zolwia')).toEqual([first]);
    const second = await order('ul. Żółwia 2, Łódź');
    expect(await found('Żółwia')).toEqual([second, first]);
    expect(await found('zolwia lodz')).toEqual([second]);
  });

  test('every word that is read of it finds it, whatever its kind', async () => {
    const { effects, storage } = studio;
    for (const fields of Object.values(orders))
      await receive('shop-order', orderRequest({ fields, photos: [await picture(), await picture()] }), effects);
    for (const kind of ['contact', 'registration-lessons', 'orders', 'withdrawal-statements'] as const)
      await receive(kind, await formRequest(kind), effects);
    const [first] = await submissions(storage);
    const about = { version: 1, order: '2026-0001-A2', email: null };
    const agreed = { name: 'Portret', offer: [], studio: [], order: [], note: '' };
    const answer = { answer: 'accepted', grosze: 45_050, by: '2026-12-10', regulations: 'ab12' } as const;
    const others = [
      ['opening-notices', { version: 1, email: 'ola@poczta.example', service: 'lessons' }],
      ['order-reply', { ...about, ...answer, agreed: { pl: agreed, en: agreed } }],
      ['order-reply', { ...about, answer: 'message', text: 'Może być "ciemniejsze"?\nC:\\d Ž' }],
    ] as const;
    for (const [index, [kind, fields]] of others.entries())
      await storage
        .insertInto('submissions')
        .values({
          ...first,
          ...{ kind, fields: JSON.stringify(fields), id: `${index}`, reference: `R-${index}` },
        } as Submission)
        .execute();
    const all = await submissions(storage);
    expect(all).toHaveLength(11);
    for (const submission of all) {
      const { row, heading, sections } = readable(submission).describe('pl');
      const answers = sections.flatMap(([, entries]) => entries.map(([, text]) => text));
      for (const word of new Set([heading, ...Object.values(row), ...answers].join(' ').split(/\s+/).filter(Boolean)))
        expect([word, await found(word)]).toEqual([word, expect.arrayContaining([submission.reference])]);
    }
  });

  test.each([
    ['Nguyễn', 'nguyen'],
    ['Ọlá m̃ola', 'mola'],
    ['Жёлтая', 'ЖЕЛТАЯ'],
    ['Straße', 'straße'],
  ])('%s is found without its marks', async (address, typed) => {
    const exact = await order(address);
    await order('Prosta 1');
    expect(await found(typed)).toEqual([exact]);
  });

  test.each(['600700800', '600-700-800', '+48 600 700 800', '0048600700800', '(600) 700 800'])(
    'DESK-12: the number 600 700 800 is found as %s',
    async (typed) => {
      const exact = await order('Prosta 1');
      await order('Prosta 2', { phone: '601 700 800' });
      expect(await found(typed)).toEqual([exact]);
    },
  );

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
  });
});
