export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** So many first bytes of a file are needed to recognise its kind. */
export const signatureBytes = 256;

const startsWith =
  (...signature: number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, index) => bytes[index] === byte);

const word = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The brands in the first box of an ISO media file: the major one, then the compatible ones. Empty for other files. */
export function brandsOf(bytes: Uint8Array): readonly string[] {
  if (bytes.length < 16 || word(bytes, 4) !== 'ftyp') return [];
  const box = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(box, bytes.length, signatureBytes);
  const compatible = Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, i) => word(bytes, 16 + 4 * i));
  return [word(bytes, 8), ...compatible];
}

const branded =
  (...brands: string[]) =>
  (bytes: Uint8Array): boolean =>
    brandsOf(bytes).some((brand) => brands.includes(brand));

/** The order matters: an AVIF may call itself compatible with HEIF's general brands. */
const signatures: readonly (readonly [PhotoKind, (bytes: Uint8Array) => boolean])[] = [
  ['jpeg', startsWith(0xff, 0xd8, 0xff)],
  ['png', startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['webp', (bytes) => word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP'],
  ['avif', branded('avif', 'avis')],
  ['heic', branded('heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1')],
];

/** By the first bytes, whatever the name says; null for SVG, GIF and all else (TRUST-3). */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  return signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

/** Each complete: a HEIC or AVIF that was cut off in copying has not all. What follows them may be anything. */
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
