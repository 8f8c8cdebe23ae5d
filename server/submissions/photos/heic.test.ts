import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { photoBytes } from '@/e2e/support/in-process/photo-files';
import { limits } from '../../platform/limits';
import { pngOfHeic, withProfile } from './heic';
import { keepPhoto } from './keep-photos';

afterEach(() => jest.restoreAllMocks());

const kept = (name: string): Buffer => photoBytes('kept', name);
const [plain, large] = [kept('heic'), kept('heic-of-961-tiles')];
const sides = { width: 96, height: 64 };

/** The same picture as PNG, its numbers meant as the profile says. */
async function pngLike(icc: Buffer | undefined): Promise<Buffer> {
  const png = await sharp(kept('png-held-the-way-that-exif-calls-1')).png().toBuffer();
  return icc ? withProfile(png, icc) : png;
}

const displayP3 = async () => (await sharp(kept('jpeg-in-display-p3')).metadata()).icc;

/** The colour in the middle of what is kept. */
async function middleOf(bytes: Buffer): Promise<readonly number[]> {
  const photo = await keepPhoto(bytes);
  if (typeof photo === 'string') throw new Error(photo);
  const at = { left: sides.width / 2, top: sides.height / 2, width: 1, height: 1 };
  return [...(await sharp(photo.bytes).extract(at).raw().toBuffer())];
}

test.each([
  ['without a profile', undefined],
  ['in Display P3', displayP3],
])('TRUST-3: the colours of a HEIC %s are those of the same picture as PNG', async (_, icc) => {
  const told = icc && (await icc());
  const same = await middleOf(await pngLike(told));
  const heic = await middleOf(told ? kept('heic-in-display-p3') : plain);
  for (const [index, value] of heic.entries()) expect(Math.abs(value - (same[index] ?? -99))).toBeLessThanOrEqual(3);
  // the profile is no decoration: without it the same numbers are another blue
  if (told) expect(heic).not.toEqual(await middleOf(plain));
});

test('TRUST-3: a photo that takes too long is given up, and its thread ended', async () => {
  const ending = jest.spyOn(Worker.prototype, 'terminate');
  await expect(pngOfHeic(large, () => null, 1)).rejects.toThrow(/abort/);
  // a thread that has ended has no number
  expect(ending.mock.contexts.map(({ threadId }) => threadId)).toEqual([-1]);
  expect(await keepPhoto(plain)).toMatchObject(sides);
});

test('TRUST-3: what needs more memory than it may is unreadable, and the next photo is kept', async () => {
  jest.replaceProperty(limits.photo, 'heicMemoryBytes', 20 * 1024 * 1024);
  expect(await keepPhoto(large)).toBe('photo.unreadable');
  expect(await keepPhoto(plain)).toMatchObject(sides);
});
