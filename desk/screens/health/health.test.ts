import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deskOfEach } from '../../desk.fixture';
import { worst } from './health';

const { desk: at } = deskOfEach();
beforeEach(async () => {
  await at.buyer.order();
});

const letters = () => at.storage.selectFrom('letters').selectAll().where('kind', '=', 'buyer').execute();

test('a letter that was set aside is read, its address corrected, and it leaves', async () => {
  await at.storage.updateTable('letters').set({ state: 'parked', attempts: 12, last_code: '550' }).execute();
  expect(await at.page('/health')).toMatch(/odłożony, 12\sprób, 550/);
  const [letter] = await letters();
  const path = `/health/letters/${letter?.id}`;
  expect(await at.page(path)).toContain('550');
  await at.follow('/health/retry', {});
  expect((await letters())[0]?.state).toBe('waiting');
  const wrong = await at.post(`${path}/address`, { address: 'babcia@poczta' });
  expect([wrong.statusCode, wrong.body.includes('value="babcia@poczta"')]).toEqual([422, true]);
  expect(await at.follow(`${path}/address`, { address: ' babcia@poczta.example ' })).toContain('babcia@poczta.example');
  expect(await letters()).toMatchObject([{ to_address: 'babcia@poczta.example', state: 'waiting', attempts: 0 }]);
  await at.buyer.post();
  expect((await letters())[0]?.state).toBe('sent');
  // it has left: a page that was opened before changes nothing
  for (const act of ['retry', 'stop']) expect((await at.post(`${path}/${act}`, {})).statusCode).toBe(409);
});

test('DESK-5: what is wrong comes before what is only to be known', () => {
  const finding = (state: 'ok' | 'note' | 'wrong') => ({ name: 'disk', state, text: state }) as const;
  expect(worst((['ok', 'note', 'wrong', 'note'] as const).map(finding))?.text).toBe('wrong');
  expect(worst([finding('ok')])).toBeUndefined();
});

test('a letter can be stopped, and is never sent', async () => {
  const [letter] = await letters();
  await at.follow(`/health/letters/${letter?.id}/stop`, {});
  expect(await letters()).toEqual([]);
});

test('a copy is made, checked and taken along; the oldest go; Today says whether there is a new one', async () => {
  for (const { id } of await letters()) await at.follow(`/health/letters/${id}/stop`, {});
  expect(await at.read('/')).toContain('Nie ma jeszcze żadnej kopii');
  for (let n = 0; n < 4; n += 1) {
    expect(await at.follow('/health/back-up', {})).toContain('Kopia jest cała');
    at.buyer.pass(1000);
  }
  const kept = readdirSync(join(at.settings.dataFolder, 'copies'));
  expect(kept).toHaveLength(3);
  expect(await at.read('/')).toContain('Nie ma jeszcze numeru konta');
  const copy = await at.get(`/health/copies/${kept[0]}`);
  expect(copy.rawPayload.subarray(0, 15).toString()).toBe('SQLite format 3');
  for (const name of ['..%2Fstudio.sqlite', 'studio-1.sqlite', '%2Fetc%2Fpasswd'])
    expect((await at.get(`/health/copies/${name}`)).statusCode).toBe(404);
});
