/** Marks of what cameras, phones and programs write beside the picture: when and where, with what, by whom. */
const marks = /Exif|eXIf|EXIF|xmpmeta|ns\.adobe\.com|com\.adobe\.xmp|Photoshop 3\.0/;

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Whether a file may say more than its picture. Rather once too often: then a copy is made. */
export const saysMore = (bytes: Uint8Array): boolean => marks.test(latin(bytes));

const placeTag = 0x8825;
const entryBytes = 12;
/** Bytes of one value, by the number of its type. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Fills the directory of the place with zeros, and the values that it points to. */
function blankPlace(bytes: Uint8Array, start: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
  const little = view.getUint16(0) === 0x4949;
  const two = (at: number) => view.getUint16(at, little);
  const four = (at: number) => view.getUint32(at, little);
  const entriesOf = (at: number) => Array.from({ length: two(at) }, (_, i) => at + 2 + i * entryBytes);
  const blank = (at: number, length: number) => bytes.fill(0, start + at, start + at + length);
  const place = entriesOf(four(4)).find((entry) => two(entry) === placeTag);
  if (place === undefined) return;
  const directory = four(place + 8);
  for (const entry of entriesOf(directory)) {
    const length = (typeBytes[two(entry + 2)] ?? 0) * four(entry + 4);
    if (length > 4) blank(four(entry + 8), length);
    blank(entry, entryBytes);
  }
}

/** XMP in a file. */
const packet = { start: '<x:xmpmeta', end: '</x:xmpmeta>' };

/**
 * The same file without its place, for a photo that the browser cannot decode and so cannot make a copy of. Nothing
 * moves: what says the place is overwritten, in Exif and in XMP.
 */
export function withoutPlace(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(file);
  const text = latin(bytes);
  for (const { index } of text.matchAll(/Exif\0\0(?=II\*\0|MM\0\*)/g)) {
    try {
      blankPlace(bytes, index + 6);
    } catch {
      // it ends in the middle: a damaged file, which the server refuses
    }
  }
  for (let start = text.indexOf(packet.start); start >= 0; ) {
    const end = text.indexOf(packet.end, start);
    if (end < 0) break;
    bytes.fill(0x20, start, end + packet.end.length);
    start = text.indexOf(packet.start, end);
  }
  return bytes;
}
