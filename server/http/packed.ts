import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli's highest quality, 11, takes seconds; 9 packs a page in about 10 ms and is nearly as small. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const pack: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/** @returns the bytes in an encoding; packed at the first request and then kept */
export function packed(bytes: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const before = made.get(encoding);
    if (before) return before;
    const fresh = pack[encoding](bytes);
    made.set(encoding, fresh);
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
