import { crc32, deflateSync } from 'node:zlib';

/** Where the first chunk of every PNG ends: the signature, and the header with its length, type and checksum. */
const afterHeader = 8 + 25;

/** Name, a zero, the way of packing (there is one), the packed profile. */
const contentOf = (icc: Buffer): Buffer => Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(icc)]);

/** The PNG with a colour profile beside its pixels; an encoder would convert them instead. */
export function withProfile(png: Buffer, icc: Buffer): Buffer {
  const content = contentOf(icc);
  const body = Buffer.concat([Buffer.from('iCCP', 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, afterHeader), length, body, sum, png.subarray(afterHeader)]);
}
