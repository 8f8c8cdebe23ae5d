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
