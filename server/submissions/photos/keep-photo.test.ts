import sharp, { type Sharp } from 'sharp';
import { keepPhoto, photoProblem } from './keep-photos';

const red = { r: 196, g: 40, b: 28 };
const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: red } });

/** The first box of an ISO media file with these brands. */
function isoMedia(major: string, ...compatible: string[]): Buffer {
  const brands = [major, '\0\0\0\0', ...compatible].join('');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + brands.length);
  return Buffer.concat([size, Buffer.from(`ftyp${brands}`, 'latin1'), Buffer.alloc(64)]);
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'TRUST-3: %s is known by its bytes and kept as JPEG',
  async (format) => {
    const bytes = await blank(300, 200).toFormat(format).toBuffer();
    expect(photoProblem(bytes)).toBeNull();
    const kept = await keepPhoto(bytes);
    expect(kept).toMatchObject({ width: 300, height: 200, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    if (typeof kept === 'string') throw new Error(kept);
    expect(await sharp(kept.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      width: 300,
      height: 200,
    });
  },
);

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>'), 'photo.type'],
  ['a GIF', Buffer.from('GIF89a'), 'photo.type'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'photo.type'],
  ['nothing', Buffer.alloc(0), 'photo.type'],
  ['a film', isoMedia('isom', 'mp42'), 'photo.type'],
  ['an iPhone’s HEIC', isoMedia('heic', 'mif1', 'heic'), null],
  ['an AVIF that calls itself HEIF too', isoMedia('mif1', 'avif'), null],
])('TRUST-3: %s by its bytes', (_, bytes, expected) => {
  expect(photoProblem(bytes)).toBe(expected);
});

test.each<[string, number, number, string | null]>([
  ['the smallest side', 64, 64, null],
  ['a side too small', 63, 200, 'photo.dimensions'],
  ['a side too long', 12_001, 64, 'photo.dimensions'],
  ['the longest side', 12_000, 64, null],
  ['too many pixels', 7_100, 7_100, 'photo.dimensions'],
])('TRUST-3: %s, measured before decoding', async (_, width, height, expected) => {
  const kept = await keepPhoto(await blank(width, height).png({ compressionLevel: 1 }).toBuffer());
  expect(typeof kept === 'string' ? kept : null).toBe(expected);
});

test('TRUST-3: an animation is not a photo', async () => {
  const frames = Buffer.concat([Buffer.alloc(100 * 100 * 3, 10), Buffer.alloc(100 * 100 * 3, 200)]);
  const raw = { width: 100, height: 200, channels: 3 as const, pageHeight: 100 };
  expect(await keepPhoto(await sharp(frames, { raw }).webp().toBuffer())).toBe('photo.type');
});

test('TRUST-4: upright, and without a word of where it was taken', async () => {
  const bytes = await blank(300, 200)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Łucja' }, IFD3: { GPSLatitude: '53/1 0/1 0/1' } })
    .toBuffer();
  const kept = await keepPhoto(bytes);
  if (typeof kept === 'string') throw new Error(kept);
  expect([kept.width, kept.height]).toEqual([200, 300]);
  const { exif, icc, xmp, orientation } = await sharp(kept.bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('TRUST-4: at most 4000 px are kept', async () => {
  const kept = await keepPhoto(await blank(6000, 3000).jpeg().toBuffer());
  expect(kept).toMatchObject({ width: 4000, height: 2000 });
});

test('what was transparent becomes white', async () => {
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const kept = await keepPhoto(bytes);
  if (typeof kept === 'string') throw new Error(kept);
  expect([...(await sharp(kept.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test.each<[string, (whole: Buffer) => Buffer]>([
  ['cut short', (whole) => whole.subarray(0, whole.length / 2)],
  ['only a signature', (whole) => whole.subarray(0, 12)],
  ['noise behind a signature', (whole) => Buffer.concat([whole.subarray(0, 4), Buffer.alloc(5000, 0x5a)])],
])('a photo that is %s is said to be unreadable', async (_, spoil) => {
  const noise = await sharp(Buffer.from(Array.from({ length: 270_000 }, (_, i) => (i * 7919) % 251)), {
    raw: { width: 300, height: 300, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  expect(await keepPhoto(spoil(noise))).toBe('photo.unreadable');
});
