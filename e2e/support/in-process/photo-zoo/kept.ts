import sharp from 'sharp';
import { rebranded } from './heic';
import { type KeptCase, keptHeic } from './heic-cases';
import {
  animation,
  bombs,
  type Corner,
  canary,
  chunk,
  height,
  marked,
  segment,
  width,
  withChunks,
  withSegments,
} from './png';

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

/** The marked corner for each EXIF orientation, and whether width and height are swapped. */
const turned: readonly (readonly [orientation: number, Corner])[] = [
  [1, 'upper left'],
  [2, 'upper right'],
  [3, 'lower right'],
  [4, 'lower left'],
  [5, 'upper left'],
  [6, 'upper right'],
  [7, 'lower right'],
  [8, 'lower left'],
];

const upright: readonly KeptCase[] = formats.flatMap((format) =>
  turned.map(([orientation, corner]) => ({
    name: `${format}, held the way that EXIF calls ${orientation}`,
    file: () => marked().toFormat(format).withMetadata({ orientation }).toBuffer(),
    corner,
    sides: orientation > 4 ? ([height, width] as const) : ([width, height] as const),
  })),
);

const exif = {
  IFD0: { Artist: canary, Copyright: canary },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 0/1 36/1', GPSAreaInformation: canary },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description dc:creator="${canary}" xmlns:dc="http://purl.org/dc/elements/1.1/"/></rdf:RDF></x:xmpmeta>`;

const worded: readonly KeptCase[] = formats.flatMap((format) => [
  { name: `${format} with a place in its EXIF`, file: () => marked().toFormat(format).withExif(exif).toBuffer() },
  { name: `${format} with XMP`, file: () => marked().toFormat(format).withXmp(xmp).toBuffer() },
  { name: `${format} in Display P3`, file: () => marked().toFormat(format).withIccProfile('p3').toBuffer() },
  {
    name: `${format} with everything`,
    file: () => marked().toFormat(format).withExif(exif).withXmp(xmp).withIccProfile('p3').toBuffer(),
  },
]);

const jpeg = () => marked().jpeg().toBuffer();
const png = () => marked().png().toBuffer();
const with8BIM = `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x14\x1c\x02\x50\0\x0f${canary}`;

const kinds: readonly KeptCase[] = [
  { name: 'png with alpha', file: () => marked(4).png().toBuffer() },
  { name: 'webp with alpha', file: () => marked(4).webp().toBuffer() },
  { name: 'avif with alpha', file: () => marked(4).avif().toBuffer() },
  { name: 'png of 16 bits', file: () => marked().toColourspace('rgb16').png().toBuffer() },
  { name: 'png of 16 bits with alpha', file: () => marked(4).toColourspace('rgb16').png().toBuffer() },
  { name: 'png with a palette', file: () => marked().png({ palette: true }).toBuffer() },
  { name: 'png, interlaced', file: () => marked().png({ progressive: true }).toBuffer() },
  { name: 'jpeg in CMYK', file: () => marked().toColourspace('cmyk').jpeg().toBuffer() },
  { name: 'jpeg, progressive', file: () => marked().jpeg({ progressive: true }).toBuffer() },
  { name: 'jpeg without its last two bytes', file: async () => (await jpeg()).subarray(0, -2) },
  { name: 'jpeg whose end is half there', file: async () => (await jpeg()).subarray(0, -1) },
  {
    name: 'jpeg, progressive, without its end',
    file: async () => (await marked().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
  },
  { name: 'jpeg, 4:4:4', file: () => marked().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer() },
  { name: 'webp without loss', file: () => marked().webp({ lossless: true }).toBuffer() },
  { name: 'avif without loss', file: () => marked().avif({ lossless: true }).toBuffer() },
  { name: 'avif that calls itself HEIF', file: async () => rebranded(await marked().avif().toBuffer(), 'mif1') },
  { name: 'jpeg with IPTC', file: async () => withSegments(await jpeg(), segment(0xed, with8BIM)) },
  { name: 'jpeg with a comment', file: async () => withSegments(await jpeg(), segment(0xfe, canary)) },
  {
    name: 'png with a text',
    file: async () => withChunks(await png(), chunk('tEXt', Buffer.from(`Author\0${canary}`))),
  },
  { name: 'png whose text is 200 MiB when it is unpacked', file: async () => withChunks(await png(), bombs.zTXt(200)) },
  { name: 'png whose XMP is 200 MiB when it is unpacked', file: async () => withChunks(await png(), bombs.iTXt(200)) },
  {
    name: 'png whose ICC profile is 200 MiB when it is unpacked',
    file: async () => withChunks(await png(), bombs.iCCP(200)),
  },
  { name: 'png that says it is an animation of one', file: async () => withChunks(await png(), animation(1)) },
];

const archive = `PK\x03\x04${canary}PK\x05\x06${'\0'.repeat(18)}`;
const page = `<!DOCTYPE html><script>alert('${canary}')</script>`;
const behind = (text: string) => async (file: () => Promise<Buffer>) =>
  Buffer.concat([await file(), Buffer.from(text, 'latin1')]);

const twofold: readonly KeptCase[] = [
  { name: 'jpeg and ZIP in one', file: () => behind(archive)(jpeg) },
  { name: 'jpeg and HTML in one', file: () => behind(page)(jpeg) },
  { name: 'jpeg with a page in its comment', file: async () => withSegments(await jpeg(), segment(0xfe, page)) },
  {
    name: 'jpeg with a script where EXIF should be',
    file: async () => withSegments(await jpeg(), segment(0xe1, page)),
  },
  { name: 'jpeg and PDF in one', file: () => behind(`%PDF-1.7\n${canary}`)(jpeg) },
  {
    name: 'jpeg and a second jpeg in one',
    file: () => behind(canary)(async () => Buffer.concat([await jpeg(), await jpeg()])),
  },
  { name: 'png and ZIP in one', file: () => behind(archive)(png) },
  { name: 'png and HTML in one', file: () => behind(page)(png) },
  { name: 'webp and ZIP in one', file: () => behind(archive)(() => marked().webp().toBuffer()) },
  { name: 'avif and HTML in one', file: () => behind(page)(() => marked().avif().toBuffer()) },
];

const enlarged = (sides: readonly [number, number]): KeptCase => ({
  name: `jpeg of ${sides.join(' × ')}`,
  file: async () =>
    sharp(await jpeg())
      .resize(...sides, { fit: 'fill' })
      .jpeg({ quality: 30 })
      .toBuffer(),
  sides: sides.map((side) => Math.round((side * 4000) / Math.max(...sides, 4000))) as [number, number],
});

export const kept: readonly KeptCase[] = [
  ...upright,
  ...worded,
  ...kinds,
  ...twofold,
  ...keptHeic,
  enlarged([6000, 3000]),
  enlarged([1200, 12_000]),
];
