import sharp from 'sharp';
import { hasItsBoxes, photoKind } from '@/domain/photo/photo-kind';
import { photoBytes, photoFolders, photosIn } from '@/e2e/support/in-process/photo-files';
import { keepPhoto, photoProblem, reencode } from './keep-photos';

/** Looks at a file as the site does, and counts how often its pixels were asked for. */
async function look(bytes: Buffer) {
  const decode = jest.fn(reencode);
  const found = photoProblem(bytes) ?? (await keepPhoto(bytes, decode));
  return { found, decoded: decode.mock.calls.length };
}

/** Stands in every place of these files where one can contain text; none of it may be stored. */
const canary = 'Lucja-at-53.01N';

/** Of the pictures, which are blue with a red block in the upper left corner, so that a turn shows. */
const [width, height] = [96, 64];
type Corner = 'upper left' | 'upper right' | 'lower right' | 'lower left';
type Look = Readonly<{ corner: Corner; sides: readonly [width: number, height: number] }>;

const lying = (corner: Corner): Look => ({ corner, sides: [width, height] });
const turned = (corner: Corner): Look => ({ corner, sides: [height, width] });

/** How each is kept that is not as it lies in its file. */
const others: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(
    ['jpeg', 'png', 'webp', 'avif'].flatMap((format) =>
      [
        ...[lying('upper left'), lying('upper right'), lying('lower right'), lying('lower left')],
        ...[turned('upper left'), turned('upper right'), turned('lower right'), turned('lower left')],
      ].map((look, at) => [`${format}-held-the-way-that-exif-calls-${at + 1}`, look]),
    ),
  ),
  'heic-turned-once': turned('lower left'),
  'heic-turned-twice': lying('lower right'),
  'heic-turned-three-times': turned('upper right'),
  'heic-upside-down': lying('lower left'),
  'heic-seen-in-a-mirror': lying('upper right'),
  'heic-turned-and-seen-in-a-mirror': turned('upper left'),
  'heic-of-tiles-turned': turned('upper right'),
  'heic-of-961-tiles': { corner: 'upper left', sides: [1984, 1900] },
  'jpeg-of-6000-x-3000': { corner: 'upper left', sides: [4000, 2000] },
  'jpeg-of-1200-x-12000': { corner: 'upper left', sides: [400, 4000] },
};

/** The corner with clearly less blue than the others; null if it is none or several. */
async function cornerOf(bytes: Buffer): Promise<Corner | null> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const isBlock = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0);
  };
  const inset = 8;
  const [right, lower] = [info.width - inset, info.height - inset];
  const corners: readonly (readonly [Corner, boolean])[] = [
    ['upper left', isBlock(inset, inset)],
    ['upper right', isBlock(right, inset)],
    ['lower right', isBlock(right, lower)],
    ['lower left', isBlock(inset, lower)],
  ];
  const found = corners.filter(([, there]) => there);
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/** The markers before the picture itself. */
function markersOf(jpeg: Buffer): readonly number[] {
  const markers: number[] = [];
  for (let at = 2; jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    markers.push(jpeg[at + 1] ?? 0);
    if (jpeg[at + 1] === 0xda) break;
  }
  return markers;
}

/** Tables, frame, Huffman codes and pixels: nothing that could carry a word. */
const picturesOwn = [0xc0, 0xc4, 0xda, 0xdb];

test.each(photosIn('kept'))('TRUST-4, ORDER-18: kept upright and without a word: %s', async (name) => {
  const sent = photoBytes('kept', name);
  // a browser that cannot show it lets it pass, too
  expect(hasItsBoxes(sent)).toBe(['heic', 'avif'].includes(photoKind(sent) ?? ''));
  const { found } = await look(sent);
  if (typeof found === 'string') throw new Error(found);
  const { bytes, ...told } = found;
  const { corner, sides } = others[name] ?? lying('upper left');
  expect([told.width, told.height]).toEqual(sides);
  expect(await cornerOf(bytes)).toBe(corner);
  expect([...new Set(markersOf(bytes))].toSorted()).toEqual(picturesOwn);
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  expect(bytes.includes(canary)).toBe(false);
  const { format, space, channels, pages, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
  expect({ format, space, channels, pages }).toEqual({ format: 'jpeg', space: 'srgb', channels: 3, pages: undefined });
  expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
});

/** `decoded`: the fault is found only by decoding it. */
const refused = photoFolders
  .filter((folder) => folder !== 'kept')
  .flatMap((folder) => photosIn(folder).map((name) => [name, folder] as const));

test.each(refused)('TRUST-3: %s is refused: %s', async (name, folder) => {
  const [code, decoded] = folder.split('-');
  const bytes = photoBytes(folder, name);
  expect(await look(bytes)).toEqual({ found: code, decoded: decoded ? 1 : 0 });
  // nor does a browser take it that cannot show it
  if (/cut-off|first-bytes|nothing-in-it/.test(name)) expect(hasItsBoxes(bytes)).toBe(false);
});

test.each(['svg', 'gif', 'tiff', 'large-tiff', 'raw-picture-of-numbers'])(
  'should its first bytes ever be misread, there is nothing that decodes %s',
  async (name) => expect(await keepPhoto(photoBytes('photo.type', name))).toBe('photo.unreadable'),
);
