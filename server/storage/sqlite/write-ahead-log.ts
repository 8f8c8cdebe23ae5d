import { closeSync, openSync, readSync } from 'node:fs';

const headerBytes = 32;
const stamps = [0x377f0682, 0x377f0683];

/** The log that SQLite keeps beside the file: the newest submissions may be in there only. */
export const logOf = (path: string): string => `${path}-wal`;

/** SQLite's own sum over the header's first six words, which its last two repeat. */
function sumOf(header: DataView, littleEndian: boolean): readonly [number, number] {
  let [one, two] = [0, 0];
  for (let at = 0; at < headerBytes - 8; at += 8) {
    one = (one + header.getUint32(at, littleEndian) + two) >>> 0;
    two = (two + header.getUint32(at + 4, littleEndian) + one) >>> 0;
  }
  return [one, two];
}

/** Whether these 32 bytes begin such a log. All zero is what a power cut leaves of one that was only just begun. */
export function beginsLog(bytes: Uint8Array): boolean {
  const header = new DataView(bytes.buffer, bytes.byteOffset, headerBytes);
  if (bytes.every((byte) => byte === 0)) return true;
  const stamp = header.getUint32(0);
  const [one, two] = sumOf(header, stamp % 2 === 0);
  return stamps.includes(stamp) && one === header.getUint32(24) && two === header.getUint32(28);
}

/** The first bytes of a log, with zeros where it ends before. */
export function headOf(log: string): Uint8Array {
  const head = new Uint8Array(headerBytes);
  const file = openSync(log, 'r');
  try {
    readSync(file, head, 0, headerBytes, 0);
  } finally {
    closeSync(file);
  }
  return head;
}
