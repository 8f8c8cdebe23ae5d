import { readFileSync } from 'node:fs';

/** The byte order marks of UTF-16. */
const wideMarks = ['fffe', 'feff'];

/** A text file that somebody saved in another encoding than UTF-8, as editors on Windows may. */
export class WrongEncoding extends Error {
  /**
   * @param {string} file
   * @param {string} encoding its likely name
   */
  constructor(file, encoding) {
    super(`${file} is saved as ${encoding}: save it as UTF-8`);
    this.file = file;
    this.encoding = encoding;
  }
}

/**
 * The text of a file in UTF-8, without a byte order mark.
 * @param {string} path
 * @param {string} [name] of the file in a message
 * @returns {string}
 * @throws `WrongEncoding`, or what the system says where the file cannot be read
 */
export function readText(path, name = path) {
  const bytes = readFileSync(path);
  // without a mark, every second byte of a Latin text is empty
  if (wideMarks.includes(bytes.toString('hex', 0, 2)) || bytes.subarray(0, 64).includes(0))
    throw new WrongEncoding(name, 'UTF-16');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WrongEncoding(name, 'Windows-1250');
  }
}
