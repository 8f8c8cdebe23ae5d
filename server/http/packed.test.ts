import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodingFor, packed } from './packed';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['broken', 'identity'],
])('a browser that reads %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('packed once, and the same when unpacked', async () => {
  const bytes = Buffer.from('zażółć gęślą jaźń '.repeat(100));
  const pack = packed(bytes);
  expect(brotliDecompressSync(await pack('br'))).toEqual(bytes);
  expect(gunzipSync(await pack('gzip'))).toEqual(bytes);
  expect(await pack('identity')).toBe(bytes);
  expect(pack('gzip')).toBe(pack('gzip'));
});

test('brotli is packed fast for the first visitor, and best for those who come later', async () => {
  const bytes = readFileSync('package-lock.json').subarray(0, 100_000);
  const pack = packed(bytes);
  const first = await pack('br');
  let best = first;
  while (best === first) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    best = await pack('br');
  }
  expect(best.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(best)).toEqual(bytes);
  expect(await pack('br')).toBe(best);
});
