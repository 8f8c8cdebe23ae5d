/**
 * Whether a HEIC or AVIF file has the boxes that make a picture, each complete: one that was cut off while it was
 * copied has not. What follows them may be anything.
 */
export function hasItsBoxes(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wanted = new Set(['meta', 'mdat']);
  for (let at = 0; at + 16 <= bytes.length && wanted.size > 0; ) {
    const short = view.getUint32(at);
    const long = view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12);
    const size = short === 1 ? long : short || bytes.length - at;
    if (size < 8 || at + size > bytes.length) return false;
    wanted.delete(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    at += size;
  }
  // a small picture may be in the description itself
  return !wanted.has('meta');
}
