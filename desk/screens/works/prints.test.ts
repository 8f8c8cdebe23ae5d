import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { copyOfContent } from '@/build/check/planted.fixture';
import { deskOfEach, fieldsIn } from '../../desk.fixture';

const folder = copyOfContent();
afterAll(() => rmSync(folder, { recursive: true }));
const { desk } = deskOfEach({ folder, variables: { CONTENT_DIR: 'content' } });

const path = '/works/2016';
const save = async (typed: object) =>
  desk.post(`${path}/save`, { ...fieldsIn(await desk.page(path), `${path}/save`), ...typed });
const work = () =>
  JSON.parse(readFileSync(join(folder, 'content/artworks/landscapes.json'), 'utf8')).works.find(
    ({ id }: { id: number }) => id === 2016,
  );

test('SHOP-11: sizes are ticked at the work; of one that is too large for the picture the desk asks first', async () => {
  const asked = load((await save({ prints: 'a4' })).body);
  expect(asked('.ask').text()).toContain('A4: obrazek ma na to za mało pikseli (mniej niż 150 na cal)');
  expect(asked('input[name=prints][value=a4]').is('[checked]')).toBe(true);
  expect(work().prints).toBeUndefined();
  await save({ prints: 'a4', sure: 'A4' });
  expect(work().prints).toEqual(['a4']);
  expect((await save({ prints: '' })).statusCode).toBe(303);
  expect(work()).not.toHaveProperty('prints');
}, 60_000);

test('SHOP-11: what is a poster of the shop has every size, and no ticks', async () => {
  expect(load(await desk.page('/works/4058'))('input[name=prints]').length).toBe(0);
  // as a sample whose picture is sharp enough
  expect(load(await desk.page('/works/1047'))('input[name=prints]:checked').val()).toBe('a4');
});
