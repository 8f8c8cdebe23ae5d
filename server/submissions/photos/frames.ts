import { brandsOf } from '@/domain/photo/photo-kind';

/** Four letters as the number that they are in a file. */
const code = (letters: string): number => Buffer.from(letters, 'latin1').readUInt32BE();
const [animationControl, pixels] = ['acTL', 'IDAT'].map(code);

/** Brands of an ISO media file that holds a sequence of pictures. */
const sequences = ['avis', 'msf1'];
/** What a sequence calls itself by first; further back in the list they also stand in files of one picture. */
const sequencesFirst = ['hevc', 'hevx', 'hevm', 'hevs'];

const pngSignatureBytes = 8;
/** Length, type and checksum, around a chunk's content. */
const pngChunkBytes = 12;

/** How many frames a PNG says it has; it says so before its pixels. */
function framesOfPng(bytes: Buffer): number {
  for (let at = pngSignatureBytes; at + pngChunkBytes <= bytes.length; at += pngChunkBytes + bytes.readUInt32BE(at)) {
    const type = bytes.readUInt32BE(at + 4);
    if (type === animationControl) return bytes.readUInt32BE(at + 8);
    if (type === pixels) break;
  }
  return 1;
}

/**
 * Whether it is an animation of a kind whose frames the decoder does not count: it would take the first for the whole
 * (TRUST-3).
 */
export function isAnimation(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes[0] === 0x89) return framesOfPng(bytes) > 1;
  const brands = brandsOf(bytes);
  return sequencesFirst.includes(brands[0] ?? '') || brands.some((brand) => sequences.includes(brand));
}
