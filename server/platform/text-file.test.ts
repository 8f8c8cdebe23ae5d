import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readText, WrongEncoding } from './text-file.mjs';

const words = '{ "h": "Żółta łódź" }\r\n';

/** In Windows-1250, which Node cannot write: the letters of that text alone. */
const windows = Buffer.from(
  words.replace(/[Żółódź]/g, (letter) => ({ Ż: '\xaf', ó: '\xf3', ł: '\xb3', d: 'd', ź: '\x9f' })[letter] ?? letter),
  'latin1',
);

const folder = mkdtempSync(join(tmpdir(), 'text-file-'));
function saved(bytes: Buffer): string {
  const path = join(folder, 'a.json');
  writeFileSync(path, bytes);
  return path;
}

test.each([
  ['as UTF-8', Buffer.from(words)],
  ['with a byte order mark', Buffer.from(`\ufeff${words}`)],
])('a file saved %s is read', (_, bytes) => {
  expect(readText(saved(bytes))).toBe(words);
});

test.each([
  ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le')],
  ['UTF-16', Buffer.from(words, 'utf16le')],
  ['UTF-16', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
  ['Windows-1250', windows],
])('one saved as %s is refused by its name and encoding', (encoding, bytes) => {
  expect(() => readText(saved(bytes), 'prices.json')).toThrow(new WrongEncoding('prices.json', encoding));
});
