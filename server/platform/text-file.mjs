import { readFileSync } from 'node:fs';

// JavaScript, because the settings are read with it before any package is installed.

/** @type {readonly (readonly [mark: readonly number[], name: string])[]} */
const wideMarks = [
  [[0xff, 0xfe], 'UTF-16'],
  [[0xfe, 0xff], 'UTF-16'],
];

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
 * The text of a file in UTF-8, without the byte order mark that some editors put before it.
 * @param {string} path
 * @param {string} [name] of the file in a message
 * @returns {string}
 * @throws `WrongEncoding`, or what the system says where the file cannot be read
 */
export function readText(path, name = path) {
  const bytes = readFileSync(path);
  const [, wide] = wideMarks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  // without a mark, every second byte of a Latin text is empty
  const encoding = wide ?? (bytes.subarray(0, 64).includes(0) ? 'UTF-16' : 'Windows-1250');
  try {
    if (encoding === 'UTF-16') throw new TypeError(encoding);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new WrongEncoding(name, encoding);
  }
}
