import sharp, { type Sharp } from 'sharp';
import { keepPhoto } from './keep-photos';

const red = { r: 196, g: 40, b: 28 };
const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: red } });

test.each<[string, number, number, string | null]>([
  ['the smallest side', 64, 64, null],
  ['a side too long', 12_001, 64, 'photo.dimensions'],
  ['the longest side', 12_000, 64, null],
])('TRUST-3: %s, measured before decoding', async (_, width, height, expected) => {
  const kept = await keepPhoto(await blank(width, height).png({ compressionLevel: 1 }).toBuffer());
  expect(typeof kept === 'string' ? kept : null).toBe(expected);
});

test('what was transparent becomes white', async () => {
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const kept = await keepPhoto(bytes);
  if (typeof kept === 'string') throw new Error(kept);
  expect([...(await sharp(kept.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});
