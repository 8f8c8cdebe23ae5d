import { formRequest, forms } from '@/e2e/support/in-process/form-request';
import { orderRequest, orders } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '../http/receive/receive';
import { submissions } from '../storage/queries/read';
import { readable } from './kinds';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
});
afterEach(() => studio.close());

const order = (extra: Record<string, string> = {}) =>
  receive('shop-order', orderRequest({ fields: { ...orders.posters, ...extra } }), studio.effects);

/** What the artist reads of the only submission: its answers by label, and what is said of one. */
async function described() {
  const [submission] = await submissions(studio.storage);
  if (!submission) throw new Error('nothing was kept');
  const entries = readable(submission)
    .describe('pl')
    .sections.flatMap(([, all]) => all)
    .map((entry) => entry.map((text) => text?.replaceAll('\u00a0', ' ')));
  return {
    answers: Object.fromEntries(entries),
    notes: entries.map(([, , note]) => note).filter(Boolean),
  };
}

test.each([
  ['lucja,ala@poczta.example', 'na ten adres nie da się wysłać listu'],
  ['babcia@gmial.com', 'czy nie miało być babcia@gmail.com?'],
])('ORDER-16: whether a letter can be sent to %s', async (email, note) => {
  await order({ email });
  expect((await described()).notes.join()).toContain(note);
});

test('HOME-18: an order of a wall is a mural, with the square metres and the sum that its dialog named', async () => {
  const fields = { ...forms.orders, width: '3,5 m', height: '2,4', wall: 'true' };
  await receive('orders', await formRequest('orders', { fields }), studio.effects);
  expect((await described()).answers.Cena).toBe('około 8,4 m², od 2940,00 zł');
  const [wall] = await submissions(studio.storage);
  expect(wall && readable(wall).order?.('en')).toMatchObject({
    name: 'Mural',
    choice: { isWall: true },
    quoted: { grosze: 294_000, from: true },
  });
});

test('what the shop called a thing that day is what an old order says', async () => {
  await order();
  const [row] = await submissions(studio.storage);
  const fields = row?.fields.replace('"pl":"Wydruk"', '"pl":"Wydruk na płótnie"') ?? '';
  await studio.storage.updateTable('submissions').set({ fields }).execute();
  const { answers, notes } = await described();
  expect([answers.Rodzaj, notes]).toEqual(['Wydruk na płótnie', expect.arrayContaining(['Plakat, nr 3'])]);
});
