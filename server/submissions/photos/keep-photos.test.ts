import { picture } from '@/e2e/support/in-process/order-request';
import { openSpool, sentFile } from '@/e2e/support/in-process/spool';
import { answerProblem } from '../../http/answers';
import { keepPhotos, shownName } from './keep-photos';

const spool = openSpool();
afterAll(() => spool.close());

test('photos are kept in the order they were sent, each with a name to show', async () => {
  const files = [
    sentFile('pierwsze\n.jpg', await picture(100, 80)),
    sentFile(`${'ż'.repeat(200)}.jpg`, await picture(80, 100)),
  ];
  const kept = await keepPhotos(files, spool);
  if (!kept.ok) throw new Error(kept.problem.code);
  expect(kept.photos.map(({ width }) => width)).toEqual([100, 80]);
  // Trust: at most 255 bytes, and never half a letter.
  expect(kept.photos.map(({ name }) => name)).toEqual(['pierwsze .jpg', 'ż'.repeat(127)]);
});

test('one that is no photo is found before any is worked on', async () => {
  const files = [sentFile('kot.jpg', await picture()), sentFile('pies.svg', Buffer.from('<svg/>'))];
  const work = jest.fn();
  const problem = { code: 'photo.type', field: 'photo', file: 'pies.svg', position: 2 };
  expect(await keepPhotos(files, spool, work)).toEqual({ ok: false, problem });
  expect(work).not.toHaveBeenCalled();
});

test('ORDER-18: one that cannot be read is named', async () => {
  const files = [sentFile('kot.jpg', await picture()), sentFile('pies\n.jpg', Buffer.from([0xff, 0xd8, 0xff, 0]))];
  const problem = { code: 'photo.unreadable', field: 'photo', file: 'pies .jpg', position: 2 };
  expect(await keepPhotos(files, spool)).toEqual({ ok: false, problem });
});

test('ORDER-18: of photos of one name the position says which one is meant', async () => {
  const cut = (await picture(400, 300)).subarray(0, 900);
  const files = [await picture(), await picture(80, 100), cut].map((bytes) => sentFile('image.jpg', bytes));
  const kept = await keepPhotos(files, spool);
  if (kept.ok) throw new Error('a cut photo was kept');
  expect(await answerProblem(kept.problem, 'en').json()).toMatchObject({ error: { field: 'photo', position: 3 } });
  const [alone] = await Promise.all([keepPhotos([sentFile('image.jpg', cut)], spool)]);
  expect(alone).toEqual({ ok: false, problem: { code: 'photo.unreadable', field: 'photo', file: 'image.jpg' } });
});

test('a full semaphore is said to be busy', async () => {
  const files = [sentFile('a', await picture())];
  const problem = { code: 'busy', field: 'photo' };
  expect(await keepPhotos(files, spool, async () => 'busy')).toEqual({ ok: false, problem });
});

test('TRUST-3: the memory holds only what is worked on: the rest waits on the disk', async () => {
  const events: string[] = [];
  const file = sentFile('a', await picture());
  const read = (): Promise<Buffer> => {
    events.push('read');
    return file.read();
  };
  const put = (bytes: Buffer) => {
    events.push('put aside');
    return spool.put(bytes);
  };
  const kept = await keepPhotos(
    [1, 2, 3].map(() => ({ ...file, read })),
    { put },
  );
  expect(events).toEqual(['read', 'put aside', 'read', 'put aside', 'read', 'put aside']);
  expect(kept).toMatchObject({ ok: true, photos: Array(3).fill({ width: 120, bytes: expect.any(Buffer) }) });
});

test.each([
  ['a %22name%22.jpg', 'a "name".jpg'],
  ['two%0D%0Alines.jpg', 'two lines.jpg'],
  ['100 %.jpg', '100 %.jpg'],
  ['zo\u0301\u0142w\u200b.jpg', 'zółw.jpg'],
])('a photo sent as %s is shown as it was called', (sent, shown) => {
  expect(shownName(sent)).toBe(shown);
});
