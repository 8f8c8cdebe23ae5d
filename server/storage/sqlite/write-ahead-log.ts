import { closeSync, openSync, readSync } from 'node:fs';

const headerBytes = 32;
const stamps = [0x377f0682, 0x377f0683];

/** The path of SQLite's write-ahead log; the newest submissions may be only in there. */
export const logOf = (path: string): string => `${path}-wal`;

/** SQLite's checksum of the header's first six words; its last two words contain it. */
function sumOf(header: DataView, littleEndian: boolean): readonly [number, number] {
  let [one, two] = [0, 0];
  for (let at = 0; at < headerBytes - 8; at += 8) {
    one = (one + header.getUint32(at, littleEndian) + two) >>> 0;
    two = (two + header.getUint32(at + 4, littleEndian) + one) >>> 0;
  }
  return [one, two];
}

/** Whether these 32 bytes are a valid header. All zeros are valid too: a power cut leaves them in a log just begun. */
export function beginsLog(bytes: Uint8Array): boolean {
  const header = new DataView(bytes.buffer, bytes.byteOffset, headerBytes);
  if (bytes.every((byte) => byte === 0)) return true;
  const stamp = header.getUint32(0);
  const [one, two] = sumOf(header, stamp % 2 === 0);
  return stamps.includes(stamp) && one === header.getUint32(24) && two === header.getUint32(28);
}

/** The first 32 bytes of a log, filled up with zeros if it is shorter. */
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
