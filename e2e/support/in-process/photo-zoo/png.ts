import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A segment of a JPEG: marker, length, content. */
export function segment(marker: number, content: Buffer | string): Buffer {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** The JPEG with additional segments after its first two bytes. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** The markers before the picture itself. */
export function markersOf(jpeg: Buffer): readonly number[] {
  const markers: number[] = [];
  for (let at = 2; jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    markers.push(jpeg[at + 1] ?? 0);
    if (jpeg[at + 1] === 0xda) break;
  }
  return markers;
}

/** The JPEG with a false width and height in its header. */
export function withSides(jpeg: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(jpeg);
  const frame = [0xc0, 0xc2].map((marker) => lying.indexOf(Buffer.from([0xff, marker, 0]))).find((at) => at > 0) ?? 0;
  lying.writeUInt16BE(height, frame + 5);
  lying.writeUInt16BE(width, frame + 7);
  return lying;
}

/** Put into every place where a file can contain text; none of it may be stored. */
export const canary = 'Lucja-at-53.01N';

export const [width, height] = [96, 64];
const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 60, b: 220 };

/** Blue, with a red block in the upper left corner, so that a rotation shows. */
export function marked(channels: 3 | 4 = 3): Sharp {
  const block = { create: { width: 24, height: 16, channels, background: { ...red, alpha: 1 } } };
  return sharp({ create: { width, height, channels, background: { ...blue, alpha: 1 } } }).composite([
    { input: block, left: 0, top: 0 },
  ]);
}

export type Corner = 'upper left' | 'upper right' | 'lower right' | 'lower left';
const inset = 8;

/** The corner with clearly less blue than the others; null if it is none or several. */
export async function cornerOf(bytes: Buffer): Promise<Corner | null> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const isBlock = (x: number, y: number): boolean => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0);
  };
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

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Grey with one bit per pixel, so that a large picture has few bytes. */
function header(width: number, height: number): Buffer {
  const content = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  return chunk('IHDR', content);
}

/** A PNG whose header says so many pixels, with the given lines of pixels. */
export const pngOf = (width: number, height: number, lines: Buffer): Buffer =>
  Buffer.concat([
    signature,
    header(width, height),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/** The lines that a PNG of this size must have. */
export const blackLines = (width: number, height: number): Buffer => Buffer.alloc((1 + Math.ceil(width / 8)) * height);

/** The position after the signature and the first chunk. */
const afterHeader = 8 + 25;

/** The PNG with additional chunks after its header. */
export const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);

const bomb = (MiB: number): Buffer => deflateSync(Buffer.alloc(MiB * 1024 * 1024), { level: 9 });

/** Decompression bombs: small chunks that become so many megabytes when they are read. */
export const bombs = {
  zTXt: (MiB: number) => chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb(MiB)])),
  iTXt: (MiB: number) => chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), bomb(MiB)])),
  iCCP: (MiB: number) => chunk('iCCP', Buffer.concat([Buffer.from('Display P3\0\0'), bomb(MiB)])),
} as const;

/** The chunk that makes a PNG an animation of so many frames. */
export function animation(frames: number): Buffer {
  const content = Buffer.alloc(8);
  content.writeUInt32BE(frames);
  return chunk('acTL', content);
}
