import sharp from 'sharp';
import type { ProblemCode } from '@/domain/problems';
import { refusedHeic } from './heic-cases';
import { withSides as avifWithSides, compatibleWith, rebranded } from './iso-media';
import { withSides } from './jpeg';
import { otherKinds } from './other-kinds';
import { marked } from './paint';
import { animation, blackLines, pngOf, withChunks } from './png';

/** A file that is refused; `tried`: its fault is found only by decoding it. */
export type RefusedCase = Readonly<{
  name: string;
  file: () => Promise<Buffer>;
  code: ProblemCode;
  tried?: true;
}>;

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
const jpeg = () => marked().jpeg().toBuffer();
const png = () => marked().png().toBuffer();
const webp = () => marked(4).webp().toBuffer();
const avif = () => marked().avif().toBuffer();

const moving = async () => {
  const frames = Buffer.concat([Buffer.alloc(100 * 100 * 3, 10), Buffer.alloc(100 * 100 * 3, 200)]);
  return sharp(frames, { raw: { width: 100, height: 200, channels: 3, pageHeight: 100 } })
    .webp()
    .toBuffer();
};

/** Refused by the header alone. */
const byHeader: readonly RefusedCase[] = [
  { name: 'a webp that moves', file: moving, code: 'photo.type' },
  { name: 'a png that moves', file: async () => withChunks(await png(), animation(3)), code: 'photo.type' },
  { name: 'an avif that moves', file: async () => rebranded(await avif(), 'avis'), code: 'photo.type' },
  { name: 'an avif that can move', file: async () => compatibleWith(await avif(), 'avis'), code: 'photo.type' },
  { name: 'an avif with a sequence', file: async () => compatibleWith(await avif(), 'msf1'), code: 'photo.type' },
  {
    name: 'a png of 50,000 × 50,000 in 68 bytes',
    file: async () => pngOf(50_000, 50_000, Buffer.alloc(10)),
    code: 'photo.dimensions',
  },
  {
    name: 'a png of 30,000 × 30,000, all of it, in 110 kB',
    file: async () => pngOf(30_000, 30_000, blackLines(30_000, 30_000)),
    code: 'photo.dimensions',
  },
  {
    name: 'a png of 12,000 × 12,000',
    file: async () => pngOf(12_000, 12_000, blackLines(12_000, 12_000)),
    code: 'photo.dimensions',
  },
  { name: 'a png of one line', file: async () => pngOf(13_000, 64, blackLines(13_000, 64)), code: 'photo.dimensions' },
  {
    name: 'a jpeg that says 65,000 × 65,000',
    file: async () => withSides(await jpeg(), 65_000, 65_000),
    code: 'photo.dimensions',
  },
  { name: 'a jpeg that says 1 × 1', file: async () => withSides(await jpeg(), 1, 1), code: 'photo.dimensions' },
  {
    name: 'a jpeg that says it has no height',
    file: async () => withSides(await jpeg(), 96, 0),
    code: 'photo.unreadable',
  },
  {
    name: 'an avif that says 60,000 × 60,000',
    file: async () => avifWithSides(await avif(), 60_000, 60_000),
    code: 'photo.dimensions',
  },
  ...formats.map((format) => ({
    name: `a ${format} of 63 × 63`,
    file: () => marked().resize(63, 63).toFormat(format).toBuffer(),
    code: 'photo.dimensions' as const,
  })),
  {
    name: 'a webp whose frame says 16,383 × 16,383',
    file: async () => framed(await webp(), 16_383),
    code: 'photo.unreadable',
  },
  {
    name: 'a webp whose frame says 4,000 × 4,000',
    file: async () => framed(await webp(), 4000),
    code: 'photo.unreadable',
  },
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format) => ({
    name: `a ${format} of its first bytes alone`,
    file: async () => (await marked().toFormat(format).toBuffer()).subarray(0, 32),
    code: 'photo.unreadable' as const,
  })),
];

/** The WebP with a frame of this size in its header. */
function framed(webp: Buffer, side: number): Buffer {
  const frame = Buffer.alloc(18);
  frame.write('VP8X', 'latin1');
  frame.writeUInt32LE(10, 4);
  frame.writeUIntLE(side - 1, 12, 3);
  frame.writeUIntLE(side - 1, 15, 3);
  const lying = Buffer.concat([webp.subarray(0, 12), frame, webp.subarray(12)]);
  lying.writeUInt32LE(lying.length - 8, 4);
  return lying;
}

const cut = (format: (typeof formats)[number], share: number): RefusedCase => ({
  name: `a ${format} cut off after ${share * 100} % of it`,
  file: async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    return whole.subarray(0, Math.floor(whole.length * share));
  },
  code: 'photo.unreadable',
  // a WebP's header has its length, so a cut file is refused without decoding
  ...(format !== 'webp' && { tried: true }),
});

const byPixels: readonly RefusedCase[] = [
  ...formats.flatMap((format) => [cut(format, 0.5), cut(format, 0.9)]),
  {
    name: 'a png that says 7,000 × 7,000 and brings one line',
    file: async () => pngOf(7000, 7000, Buffer.alloc(10)),
    code: 'photo.unreadable',
    tried: true,
  },
  {
    name: 'an avif that says 7,000 × 7,000',
    file: async () => avifWithSides(await avif(), 7000, 7000),
    code: 'photo.unreadable',
    tried: true,
  },
];

export const refused: readonly RefusedCase[] = [
  ...otherKinds.map(([name, file]): RefusedCase => ({ name, file, code: 'photo.type' })),
  ...refusedHeic,
  ...byHeader,
  ...byPixels,
];
