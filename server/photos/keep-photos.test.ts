import { picture } from '../testing/order-request';
import { keepPhotos } from './keep-photos';

test('photos are kept in the order they were sent, each with a name to show', async () => {
  const files = [
    { name: 'pierwsze\n.jpg', bytes: await picture(100, 80) },
    { name: `${'ż'.repeat(200)}.jpg`, bytes: await picture(80, 100) },
  ];
  const kept = await keepPhotos(files);
  if (!kept.ok) throw new Error(kept.problem.code);
  expect(kept.photos.map(({ width }) => width)).toEqual([100, 80]);
  // Trust: at most 255 bytes, and never half a letter.
  expect(kept.photos.map(({ name }) => name)).toEqual(['pierwsze .jpg', 'ż'.repeat(127)]);
});

test('one that is no photo is found before any is worked on', async () => {
  const files = [await picture(), Buffer.from('<svg/>')].map((bytes) => ({ name: 'a', bytes }));
  const work = jest.fn();
  expect(await keepPhotos(files, work)).toEqual({ ok: false, problem: { code: 'photo.type', field: 'photo' } });
  expect(work).not.toHaveBeenCalled();
});

test('a full lane is said to be busy', async () => {
  const files = [{ name: 'a', bytes: await picture() }];
  expect(await keepPhotos(files, async () => 'busy')).toMatchObject({ problem: { code: 'busy' } });
});
