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
