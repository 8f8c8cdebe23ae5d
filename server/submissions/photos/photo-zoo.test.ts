import sharp from 'sharp';
import { hasItsBoxes, photoKind } from '@/domain/photo/photo-kind';
import { kept } from '@/e2e/support/in-process/photo-zoo/kept';
import { canary, cornerOf, height, markersOf, width } from '@/e2e/support/in-process/photo-zoo/png';
import { otherKinds, refused } from '@/e2e/support/in-process/photo-zoo/refused';
import { keepPhoto, photoProblem, reencode } from './keep-photos';

/** Looks at a file as the site does, and counts how often its pixels were asked for. */
async function look(bytes: Buffer) {
  const decode = jest.fn(reencode);
  const found = photoProblem(bytes) ?? (await keepPhoto(bytes, decode));
  return { found, decoded: decode.mock.calls.length };
}

test('issue 4: there are a hundred files and more, no two of the same name', () => {
  const names = [...kept, ...refused].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(100);
});

/** Tables, frame, Huffman codes and pixels: nothing that could carry a word. */
const picturesOwn = [0xc0, 0xc4, 0xda, 0xdb];

test.each(kept)('TRUST-4: kept upright and without a word: $name', async ({ file, corner, sides }) => {
  const { found } = await look(await file());
  if (typeof found === 'string') throw new Error(found);
  const { bytes, ...told } = found;
  expect([told.width, told.height]).toEqual(sides ?? [width, height]);
  expect(await cornerOf(bytes)).toBe(corner ?? 'upper left');
  expect([...new Set(markersOf(bytes))].toSorted()).toEqual(picturesOwn);
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  expect(bytes.includes(canary)).toBe(false);
  const { format, space, channels, pages, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
  expect({ format, space, channels, pages }).toEqual({ format: 'jpeg', space: 'srgb', channels: 3, pages: undefined });
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
});

test.each(refused)('TRUST-3: refused with $code: $name', async ({ file, code, tried }) => {
  expect(await look(await file())).toEqual({ found: code, decoded: tried ? 1 : 0 });
});

test.each(kept)('ORDER-18: a browser that cannot show it still takes: $name', async ({ file }) => {
  const bytes = await file();
  expect(hasItsBoxes(bytes)).toBe(['heic', 'avif'].includes(photoKind(bytes) ?? ''));
});

test.each(refused.filter(({ name }) => /cut off|first bytes|nothing in it/.test(name)))(
  'ORDER-18: nor does a browser take: $name',
  async ({ file }) => expect(hasItsBoxes(await file())).toBe(false),
);

test.each(['an SVG', 'a GIF', 'a TIFF', 'a large TIFF', 'a raw picture of numbers'])(
  'should its first bytes ever be misread, there is nothing that decodes %s',
  async (kind) => {
    const file = otherKinds.find(([name]) => name === kind)?.[1];
    if (!file) throw new Error(`no such file: ${kind}`);
    expect(await keepPhoto(await file())).toBe('photo.unreadable');
  },
);
