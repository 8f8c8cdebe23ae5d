import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { withSides as avifWithSides, compatibleWith, isoMedia, rebranded } from './heic';
import { type RefusedCase, refusedHeic } from './heic-cases';
import { animation, blackLines, marked, pngOf, withChunks, withSides } from './png';

const jpeg = () => marked().jpeg().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image href="file:///etc/passwd"/></svg>';
const latin = (text: string) => async () => Buffer.from(text, 'latin1');
const gif = (pages: number) => async () =>
  sharp(
    Buffer.alloc(80 * 80 * pages * 3, 9).map((byte, at) => byte + (at >> 14)),
    {
      raw: { width: 80, height: 80 * pages, channels: 3, pageHeight: 80 },
    },
  )
    .gif()
    .toBuffer();

/** Files whose first bytes are not those of an accepted format. */
export const otherKinds: readonly (readonly [name: string, file: () => Promise<Buffer>])[] = [
  ['nothing', latin('')],
  ['one byte', latin('\xff')],
  ['two bytes of a jpeg', latin('\xff\xd8')],
  ['a text', latin('This is a text file.')],
  ['a page', latin('<!DOCTYPE html><img src=x onerror=alert(1)>')],
  ['an SVG', latin(svg)],
  ['an SVG behind a mark of byte order', latin(`\xef\xbb\xbf${svg}`)],
  [
    'an SVG behind a declaration',
    latin(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`),
  ],
  ['an SVG, packed', async () => gzipSync(svg)],
  ['a GIF', gif(1)],
  ['a GIF that moves', gif(3)],
  ['GIF and script in one', latin("GIF89a/*\0\0*/=1;alert('x')//")],
  ['PDF and jpeg in one', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpeg()])],
  ['a jpeg behind a line feed', async () => Buffer.concat([Buffer.from('\n'), await jpeg()])],
  ['a PostScript file', latin('%!PS-Adobe-3.0')],
  ['a TIFF', () => marked().tiff().toBuffer()],
  ['a TIFF of the other byte order', latin('MM\0*\0\0\0\x08')],
  ['a large TIFF', () => marked().tiff({ bigtiff: true }).toBuffer()],
  ['a BMP', latin('BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0')],
  ['an ICO', latin('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0')],
  ['a JPEG 2000', latin('\0\0\0\x0cjP  \r\n\x87\n')],
  ['a JPEG XL', latin('\xff\x0a\xfa\x1f\x41\x91\x08')],
  ['a JPEG XL in its box', latin('\0\0\0\x0cJXL \r\n\x87\n')],
  ['a Photoshop file', latin('8BPS\0\x01')],
  ['a raw picture of numbers', latin('P6 100 100 255\n')],
  ['a vips picture', latin('\x08\xf2\xa6\xb6')],
  ['a RAW photo', latin('II*\0\x10\0\0\0CR\x02\0')],
  ['a ZIP', latin('PK\x03\x04')],
  ['a program', latin('\x7fELF\x02\x01\x01\0')],
  ['a film', async () => isoMedia('isom', 'mp42')],
  ['a film that calls itself by a long list', async () => isoMedia('mp41', ...Array<string>(200).fill('mp42'), 'avif')],
  ['a sound', latin('RIFF\x24\0\0\0WAVEfmt ')],
  ['a RIFF of nothing', latin('RIFF\x04\0\0\0WEB')],
];

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
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
  cut('jpeg', 0.99),
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
