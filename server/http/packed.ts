import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Quality 9 packs a page in about 10 ms. The highest, 11, makes a tenth less of a script and takes fifty times as long. */
export const quickBrotli = 9;
export const bestBrotli = constants.BROTLI_MAX_QUALITY;

/** @returns the bytes in an encoding, packed now */
export async function packOnce(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') return brotli(bytes, quality);
  return encoding === 'gzip' ? promisify(gzip)(bytes, { level: 9 }) : bytes;
}

/** One file after the other, so that a page and all its scripts leave a core to the visitors. */
let packing: Promise<unknown> = Promise.resolve();

/**
 * @returns the bytes in an encoding; packed at the first request and then kept. Brotli packs once more: its first visitor
 * gets what is packed fast, the others what is packed best, once that is done
 */
export function packed(bytes: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  const packBest = async () => {
    made.set('br', Promise.resolve(await brotli(bytes, bestBrotli)));
  };
  return (encoding) => {
    const before = made.get(encoding);
    if (before) return before;
    const fresh = packOnce(bytes, encoding, quickBrotli);
    made.set(encoding, fresh);
    if (encoding === 'br') packing = packing.then(packBest);
    return fresh;
  };
}

/** No browser reads so many encodings, or says so much of one; the rest of a long header is left alone. */
const [mostEncodings, mostParameters] = [20, 5];

const accepts = (header: string, name: string): boolean =>
  header.split(',', mostEncodings).some((part) => {
    const [token = '', ...parameters] = part.split(';', mostParameters).map((text) => text.trim());
    return token === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** The smallest encoding that the browser accepts. */
export function encodingFor(accepted: string | undefined): Encoding {
  const header = (accepted ?? '').toLowerCase();
  return (['br', 'gzip'] as const).find((name) => accepts(header, name)) ?? 'identity';
}
