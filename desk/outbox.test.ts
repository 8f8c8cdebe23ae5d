import { orderRequest } from '@/e2e/support/in-process/order-request';
import { openStudio, type Studio } from '@/e2e/support/in-process/studio';
import { receive } from '@/server/http/receive/receive';
import { typedIn } from './typed.fixture';

let studio: Studio;
beforeEach(async () => {
  studio = await openStudio();
  await receive('shop-order', orderRequest(), { ...studio.effects, uuid: () => crypto.randomUUID() });
});
afterEach(() => studio.close());

async function run(command: string, reference?: string): Promise<string> {
  const { ok, text } = await typedIn(studio, command, { reference });
  return ok ? text : `! ${text}`;
}
const park = () =>
  studio.storage
    .updateTable('letters')
    .set({ state: 'parked', attempts: 92, last_code: '550' })
    .where('kind', '=', 'buyer')
    .execute();
const parked = () =>
  studio.storage.selectFrom('letters').selectAll().where('kind', '=', 'buyer').executeTakeFirstOrThrow();

test('TRUST-14: letters that wait and letters that are parked are listed, and why', async () => {
  await park();
  const [count, note, , artist, buyer] = (await run('outbox list')).split('\n');
  expect([count, note]).toEqual(['Czekają: 1, odłożone: 1', 'Nie podano SMTP_URL: listy czekają, nic nie ginie.']);
  expect(artist).toMatch(/^[0-9a-f]{8} {2}2026-0001-A2 {2}do pracowni {4}czeka {5}od 21\.11\.2026, 14:05 {2}0 prób$/);
  expect(buyer).toMatch(
    /^[0-9a-f]{8} {2}2026-0001-A2 {2}do kupującego {2}odłożony {2}od 21\.11\.2026, 14:05 {2}92 próby {2,}550 {2}Zamówienie 2026-0001-A2: .*$/,
  );
});

test('a letter waits from the moment it was written, whenever its order came and it is tried next', async () => {
  const later = studio.effects.now() + 5 * 24 * 60 * 60_000;
  await studio.storage
    .updateTable('letters')
    .set({ attempts: 9, next_at: 2 * later, created_at: later })
    .execute();
  expect((await run('outbox list')).match(/czeka {2}od 26\.11\.2026, 14:05/g)).toHaveLength(2);
});

test.each([
  ['by the beginning of its id', async () => run('outbox retry', (await parked()).id.slice(0, 8))],
  ['with all that are parked', () => run('outbox retry --parked')],
])('a parked letter is sent again %s', async (_, retry) => {
  await park();
  expect(await retry()).toBe('Do ponownego wysłania: 1');
  expect(await parked()).toMatchObject({ state: 'waiting', attempts: 0, next_at: studio.effects.now() });
});
