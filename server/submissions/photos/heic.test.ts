import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { grid, heicOf, profile, whole } from '@/e2e/support/in-process/photo-zoo/heic';
import { displayP3, large } from '@/e2e/support/in-process/photo-zoo/heic-cases';
import { height, marked, width } from '@/e2e/support/in-process/photo-zoo/png';
import { limits } from '../../platform/limits';
import { pngOfHeic, withProfile } from './heic';
import { keepPhoto } from './keep-photos';

afterEach(() => jest.restoreAllMocks());

/** The marked picture as PNG, its numbers meant as the profile says. */
async function pngLike(icc: Buffer | undefined): Promise<Buffer> {
  const png = await marked().png().toBuffer();
  return icc ? withProfile(png, icc) : png;
}

/** The colour in the middle of what is kept. */
async function middleOf(bytes: Buffer): Promise<readonly number[]> {
  const kept = await keepPhoto(bytes);
  if (typeof kept === 'string') throw new Error(kept);
  const at = { left: width / 2, top: height / 2, width: 1, height: 1 };
  return [...(await sharp(kept.bytes).extract(at).raw().toBuffer())];
}

test.each([
  ['without a profile', undefined],
  ['in Display P3', displayP3],
])('TRUST-3: the colours of a HEIC %s are those of the same picture as PNG', async (_, icc) => {
  const told = icc && (await icc());
  const same = await middleOf(await pngLike(told));
  const heic = await middleOf(heicOf([whole(...(told ? [profile(told)] : []))]));
  for (const [index, value] of heic.entries()) expect(Math.abs(value - (same[index] ?? -99))).toBeLessThanOrEqual(3);
  // the profile is no decoration: without it the same numbers are another blue
  if (told) expect(heic).not.toEqual(await middleOf(heicOf([whole()])));
});

test('TRUST-3: a photo that takes too long is given up, and its thread ended', async () => {
  const ending = jest.spyOn(Worker.prototype, 'terminate');
  await expect(pngOfHeic(grid(large), () => null, 1)).rejects.toThrow(/abort/);
  // a thread that has ended has no number
  expect(ending.mock.contexts.map(({ threadId }) => threadId)).toEqual([-1]);
  expect(await keepPhoto(heicOf([whole()]))).toMatchObject({ width, height });
});

test('TRUST-3: what needs more memory than it may is unreadable, and the next photo is kept', async () => {
  jest.replaceProperty(limits.photo, 'heicMemoryBytes', 20 * 1024 * 1024);
  expect(await keepPhoto(grid(large))).toBe('photo.unreadable');
  expect(await keepPhoto(heicOf([whole()]))).toMatchObject({ width, height });
});
