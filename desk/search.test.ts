import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { planOf } from '@/e2e/support/in-process/query-plan';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { addEvent } from '@/server/storage/queries/order-events';
import { submissionBy, submissions } from '@/server/storage/queries/read';
import { search } from './search';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
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

test('the title of a work, in both languages, and a word of a message find them', async () => {
  const fields = { ...orders.picture, language: 'en' };
  const { reference } = await (await receive('shop-order', orderRequest({ fields }), studio.effects)).json();
  const [first] = await submissions(studio.storage);
  const { lines } = JSON.parse(first?.fields ?? '{}');
  const titles = lines.flatMap(({ value }: { value: Record<string, string> | null }) => Object.values(value ?? {}));
  expect(titles.length).toBeGreaterThan(1);
  for (const typed of [...titles, reference, reference.toLowerCase()])
    expect([typed, await found(typed)]).toEqual([typed, [reference]]);
  const sent = await receive(
    'contact',
    await formRequest('contact', { fields: { ...forms.contact, text: 'Czy „zdążymy” przed świętami?' } }),
    studio.effects,
  );
  expect(await found('swietami zdazymy')).toEqual([(await sent.json()).reference]);
});

test('parcels and sold works are looked up once in a search, not for each submission', async () => {
  const steps = await planOf(studio.storage, (storage) => search(storage, 'zolwia', [1037]));
  expect(steps).toContainEqual(expect.stringContaining('order_events'));
  expect(steps.filter((step) => step.startsWith('CORRELATED'))).toEqual([]);
});

test('a parcel is found by its number, however it is written', async () => {
  const sent = await order('Prosta 1');
  await order('Prosta 2');
  const way = { by: 'parcel', carrier: 'ups', number: '1Z999AA10123456784' } as const;
  const event = { type: 'mark', state: 'sent', note: '', picture: null, way } as const;
  const { id } = (await submissionBy(studio.storage, sent)) ?? { id: '' };
  await addEvent(studio.storage, { id, position: 1, event }, 0);
  for (const typed of ['1z999aa10123456784', '1Z 999 AA1 0123 4567 84', '1Z999AA1'])
    expect(await found(typed)).toEqual([sent]);
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
