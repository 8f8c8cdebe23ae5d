import { crc32, deflateSync } from 'node:zlib';

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
