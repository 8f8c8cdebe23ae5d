import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { height, width } from './png';

/** The first box of an ISO media file with these brands. */
export function isoMedia(major: string, ...compatible: readonly string[]): Buffer {
  const brands = [major, '\0\0\0\0', ...compatible].join('');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + brands.length);
  return Buffer.concat([size, Buffer.from(`ftyp${brands}`, 'latin1'), Buffer.alloc(64)]);
}

/** The AVIF with another major brand. */
export const rebranded = (avif: Buffer, major: string): Buffer =>
  Buffer.concat([avif.subarray(0, 8), Buffer.from(major, 'latin1'), avif.subarray(12)]);

/** The AVIF with another compatible brand, in the place of its last one. */
export function compatibleWith(avif: Buffer, brand: string): Buffer {
  const end = avif.readUInt32BE();
  return Buffer.concat([avif.subarray(0, end - 4), Buffer.from(brand, 'latin1'), avif.subarray(end)]);
}

/** The AVIF with a false width and height in its header. */
export function withSides(avif: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(avif);
  const at = lying.indexOf('ispe') + 8;
  lying.writeUInt32BE(width, at);
  lying.writeUInt32BE(height, at + 4);
  return lying;
}

/**
 * The files in `heic/` were made from PNGs of `png.ts` by `heif-enc -q 90 -p chroma=444` of Debian's libheif-examples
 * 1.15.1: the whole picture, and two tiles of 64 px, one with the red block and one without. The boxes around the
 * compressed pictures are written here, so that a test can make any file that it needs.
 */
const sample = (name: string): Buffer =>
  readFileSync(join(process.cwd(), 'e2e/support/in-process/photo-zoo/heic', `${name}.heic`));

const bytesOf = (size: 1 | 2 | 4, ...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) bytes.writeUIntBE(value, index * size, size);
  return bytes;
};

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([bytesOf(4, body.length + 8), Buffer.from(type, 'latin1'), body]);
}

const fullBox = (type: string, version: number, flags: number, ...content: readonly Buffer[]): Buffer =>
  box(type, bytesOf(4, version * 2 ** 24 + flags), ...content);

/** One item of the file, with its bytes and its property boxes. */
export type Item = Readonly<{ type: string; data: Buffer; properties?: readonly Buffer[]; hidden?: boolean }>;
/** A reference from one item to others, by their numbers, which begin at 1. */
type Reference = Readonly<{ type: string; from: number; to: readonly number[] }>;

const entry = ({ type, hidden }: Item, index: number): Buffer =>
  fullBox('infe', 2, hidden ? 1 : 0, bytesOf(2, index + 1, 0), Buffer.from(`${type}\0`, 'latin1'));

function places(items: readonly Item[], start: number): Buffer {
  let at = start;
  const rows = items.map(({ data }, index) => {
    const row = Buffer.concat([bytesOf(2, index + 1, 0, 1), bytesOf(4, at, data.length)]);
    at += data.length;
    return row;
  });
  return fullBox('iloc', 0, 0, Buffer.from([0x44, 0]), bytesOf(2, items.length), ...rows);
}

/** Each property box once, even if several items have it. */
function properties(items: readonly Item[]): Buffer {
  const all: Buffer[] = [];
  const numberOf = (property: Buffer): number => {
    const known = all.findIndex((other) => other.equals(property));
    return known >= 0 ? known + 1 : all.push(property);
  };
  const rows = items.map(({ properties = [] }, index) => {
    const essential = properties.map((property) => 0x80 + numberOf(property));
    return Buffer.concat([bytesOf(2, index + 1), bytesOf(1, essential.length, ...essential)]);
  });
  return box('iprp', box('ipco', ...all), fullBox('ipma', 0, 0, bytesOf(4, items.length), ...rows));
}

/** A file of these items; the first is the picture itself. */
export function heicOf(items: readonly Item[], references: readonly Reference[] = [], brand = 'heic'): Buffer {
  const links = references.map(({ type, from, to }) => box(type, bytesOf(2, from, to.length, ...to)));
  const metaAt = (start: number): Buffer =>
    fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, bytesOf(4, 0), Buffer.from('pict', 'latin1'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, bytesOf(2, 1)),
      places(items, start),
      fullBox('iinf', 0, 0, bytesOf(2, items.length), ...items.map(entry)),
      ...(links.length > 0 ? [fullBox('iref', 0, 0, ...links)] : []),
      properties(items),
    );
  const head = box('ftyp', Buffer.from(`${brand}\0\0\0\0mif1heic`, 'latin1'));
  const start = head.length + metaAt(0).length + 8;
  return Buffer.concat([head, metaAt(start), box('mdat', ...items.map(({ data }) => data))]);
}

/** The decoder's settings and the compressed picture in a file made by heif-enc. */
function pictureIn(name: string): Readonly<{ settings: Buffer; data: Buffer }> {
  const file = sample(name);
  const at = file.indexOf('hvcC') - 4;
  return { settings: file.subarray(at, at + file.readUInt32BE(at)), data: file.subarray(file.indexOf('mdat') + 4) };
}

export const sides = (across: number, down: number): Buffer => fullBox('ispe', 0, 0, bytesOf(4, across, down));
/** Turned counter-clockwise by so many times 90 degrees. */
export const turned = (quarters: number): Buffer => box('irot', bytesOf(1, quarters));
/** 0 swaps top and bottom, 1 left and right. */
export const mirrored = (axis: number): Buffer => box('imir', bytesOf(1, axis));
export const profile = (icc: Buffer): Buffer => box('colr', Buffer.from('prof', 'latin1'), icc);

/** The marked picture as one item, with additional property boxes. */
export function whole(...more: readonly Buffer[]): Item {
  const { settings, data } = pictureIn('whole');
  return { type: 'hvc1', data, properties: [settings, sides(width, height), ...more] };
}

/** An EXIF block as an item: its offset, then the block. */
export const exifItem = (block: Buffer): Item => ({ type: 'Exif', data: Buffer.concat([bytesOf(4, 0), block]) });

function tile(name: 'tile' | 'tile-marked'): Item {
  const { settings, data } = pictureIn(name);
  return { type: 'hvc1', data, properties: [settings, sides(64, 64)], hidden: true };
}

type Grid = Readonly<{ across: number; down: number; columns: number; rows: number; more?: readonly Buffer[] }>;

/** A picture made of tiles, as phones write it: the marked tile first, all others without the mark. */
export function grid({ across, down, columns, rows, more = [] }: Grid, told = sides(across, down)): Buffer {
  const data = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), bytesOf(4, across, down)]);
  const plain = Array.from({ length: columns * rows - 1 }, () => tile('tile'));
  const items = [{ type: 'grid', data, properties: [told, ...more] }, tile('tile-marked'), ...plain];
  return heicOf(items, [{ type: 'dimg', from: 1, to: items.slice(1).map((_, index) => index + 2) }]);
}
