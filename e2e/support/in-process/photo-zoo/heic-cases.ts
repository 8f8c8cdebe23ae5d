import sharp from 'sharp';
import type { ProblemCode } from '@/domain/problems';
import {
  compatibleWith,
  exifItem,
  grid,
  heicOf,
  type Item,
  isoMedia,
  mirrored,
  profile,
  sides,
  turned,
  whole,
} from './heic';
import { type Corner, canary, height, marked, width } from './png';

/** A photo that is accepted, and what the result must show. */
export type KeptCase = Readonly<{
  name: string;
  file: () => Promise<Buffer>;
  corner?: Corner;
  sides?: readonly [number, number];
}>;

/** A file that is refused; `tried`: its fault is found only by decoding it. */
export type RefusedCase = Readonly<{
  name: string;
  file: () => Promise<Buffer>;
  code: ProblemCode;
  tried?: true;
}>;

const orientations: readonly (readonly [name: string, properties: readonly Buffer[], Corner])[] = [
  ['turned once', [turned(1)], 'lower left'],
  ['turned twice', [turned(2)], 'lower right'],
  ['turned three times', [turned(3)], 'upper right'],
  ['upside down', [mirrored(0)], 'lower left'],
  ['seen in a mirror', [mirrored(1)], 'upper right'],
  ['turned and seen in a mirror', [turned(1), mirrored(0)], 'upper left'],
];

/** An EXIF block with a person's name and a rotated orientation. */
async function exif(): Promise<Item> {
  const { exif: block = Buffer.of() } = await sharp(
    await marked()
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: canary } })
      .toBuffer(),
  ).metadata();
  return exifItem(block);
}

/** The bytes of a colour profile with more colours than sRGB. */
export async function displayP3(): Promise<Buffer> {
  const { icc } = await sharp(await marked().jpeg().withIccProfile('p3').toBuffer()).metadata();
  if (!icc) throw new Error('no profile');
  return icc;
}

const small = { across: width, down: height, columns: 2, rows: 1 };
const plain = () => heicOf([whole()]);
const words: Item = { type: 'mime', data: Buffer.from(`<x:xmpmeta>${canary}</x:xmpmeta>`) };

export const keptHeic: readonly KeptCase[] = [
  { name: 'heic', file: async () => plain() },
  { name: 'heic of two stills, as spatial photos have', file: async () => heicOf([whole(), whole(turned(1))]) },
  { name: 'heic whose list of brands names a sequence', file: async () => compatibleWith(plain(), 'msf1') },
  { name: 'heic of a burst', file: async () => compatibleWith(heicOf([whole(), whole(), whole()]), 'hevc') },
  { name: 'heic of the brand mif1', file: async () => heicOf([whole()], [], 'mif1') },
  ...orientations.map(([name, properties, corner]): KeptCase => {
    const isTurned = properties.some((property) => property.includes('irot') && property.at(-1) !== 2);
    const seen = isTurned ? ([height, width] as const) : ([width, height] as const);
    return { name: `heic, ${name}`, file: async () => heicOf([whole(...properties)]), corner, sides: seen };
  }),
  { name: 'heic of tiles, as telephones write it', file: async () => grid(small) },
  {
    name: 'heic of tiles, turned',
    file: async () => grid({ ...small, more: [turned(3)] }),
    corner: 'upper right',
    sides: [height, width],
  },
  { name: 'heic of 961 tiles', file: async () => grid(large), sides: [1984, 1900] },
  {
    name: 'heic with EXIF, whose orientation does not count beside its own',
    file: async () => heicOf([whole(), await exif()], [{ type: 'cdsc', from: 2, to: [1] }]),
  },
  { name: 'heic with XMP', file: async () => heicOf([whole(), words], [{ type: 'cdsc', from: 2, to: [1] }]) },
  { name: 'heic in Display P3', file: async () => heicOf([whole(profile(await displayP3()))]) },
  {
    name: 'heic with a small copy of itself',
    file: async () => heicOf([whole(), whole()], [{ type: 'thmb', from: 2, to: [1] }]),
  },
  {
    name: 'heic and ZIP in one',
    file: async () => Buffer.concat([plain(), Buffer.from(`PK\x03\x04${canary}`, 'latin1')]),
  },
];

/** 961 tiles: the decoder accepts at most 1,000 items in one file. */
export const large = { across: 1984, down: 1900, columns: 31, rows: 31 };
/** Replaces the compressed picture by other bytes of the same length. */
function spoilt(): Buffer {
  const { data, ...rest } = whole();
  return heicOf([{ ...rest, data: Buffer.alloc(data.length, 0x5a) }]);
}

const named = (name: string, file: () => Buffer, code: RefusedCase['code']): RefusedCase => ({
  name,
  file: async () => file(),
  code,
});

export const refusedHeic: readonly RefusedCase[] = [
  ...['heic', 'heix', 'heim', 'heis', 'mif1'].map((brand) =>
    named(`a HEIC of brand ${brand} with nothing in it`, () => isoMedia(brand, 'heic'), 'photo.unreadable'),
  ),
  ...['hevc', 'hevx', 'hevm', 'hevs', 'msf1'].map((brand) =>
    named(`a HEIC that moves, of brand ${brand}`, () => heicOf([whole()], [], brand), 'photo.type'),
  ),
  named('a HEIC of its first bytes alone', () => plain().subarray(0, 32), 'photo.unreadable'),
  named('a HEIC of 60,000 × 60,000', () => grid(small, sides(60_000, 60_000)), 'photo.dimensions'),
  named('a HEIC of 7,168 × 7,168', () => grid(small, sides(7168, 7168)), 'photo.dimensions'),
  named('a HEIC of 63 × 63', () => grid(small, sides(63, 63)), 'photo.dimensions'),
  named('a HEIC that says 7,000 × 7,000', () => grid(small, sides(7000, 7000)), 'photo.unreadable'),
  named('a HEIC that says less than it is', () => grid(large, sides(96, 64)), 'photo.unreadable'),
  named('a HEIC whose picture is none', spoilt, 'photo.unreadable'),
  ...[0.5, 0.9].map((share) =>
    named(
      `a HEIC cut off after ${share * 100} % of it`,
      () => plain().subarray(0, Math.floor(plain().length * share)),
      'photo.unreadable',
    ),
  ),
];
