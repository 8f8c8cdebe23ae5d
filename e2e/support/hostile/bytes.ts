import fc from 'fast-check';
import type { Field } from './fields';

type SentFile = Readonly<{ field: string; fileName: string; bytes: Buffer }>;
type Packed = Readonly<{ type: string; body: Buffer }>;
type Content = Readonly<{ fields: readonly Field[]; files: readonly SentFile[] }>;
type Pack = (content: Content, partHead: string) => Packed;

const boundary = '----form7d1f0c2b';
const multipartType = `multipart/form-data; boundary=${boundary}`;

const urlencoded: Pack = ({ fields }) => ({
  type: 'application/x-www-form-urlencoded',
  body: Buffer.from(new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString()),
});

const json: Pack = ({ fields }) => ({
  type: 'application/json',
  body: Buffer.from(
    `{${fields.map(({ name, value, json: raw }) => `${JSON.stringify(name)}:${raw ?? JSON.stringify(value)}`).join()}}`,
  ),
});

/** As a browser writes it, but names may contain line breaks. */
const multipart: Pack = ({ fields, files }, partHead) => {
  const head = (about: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; ${about}${partHead}\r\n\r\n`;
  const parts = [
    ...fields.map(({ name, value }) => Buffer.from(`${head(`name="${name}"`)}${value}\r\n`)),
    ...files.flatMap(({ field, fileName, bytes }) => [
      Buffer.from(head(`name="${field}"; filename="${fileName}"`)),
      bytes,
      Buffer.from('\r\n'),
    ]),
  ];
  return { type: multipartType, body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]) };
};

export const packs = { json, urlencoded, multipart } as const;

/** Additional headers of a part in a multipart form. */
export const partHeads = fc.constantFrom(
  '\r\nContent-Type: text/plain; charset=no-such',
  '\r\nContent-Type: multipart/mixed; boundary=b',
  '\r\nContent-Type: ;;;',
  '\r\nContent-Transfer-Encoding: base64',
  "; filename*=UTF-8''%e2%82",
  '; name="again"',
  '\r\nno colon',
  '\r\n folded',
  `\r\nX-Long: ${'x'.repeat(90_000)}`,
  '\r\nX: 1'.repeat(50),
  '\0',
);

type Change = (bytes: Buffer) => Buffer;

/** A position in bytes of any length: 0 is the start, 1 the end. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (bytes: Buffer, part: number): number => Math.floor(bytes.length * part);
const noise = fc.uint8Array({ minLength: 1, maxLength: 40 });
const signs = fc
  .constantFrom('\r\n\r\n', '--', '\0', '"', '\xed\xa0\x80', `--${boundary}\r\n`, `--${boundary}--`)
  .map((text) => Buffer.from(text, 'latin1'));

type Stretch = Readonly<{ from: number; to: number }>;
const stretched = (change: (bytes: Buffer, stretch: Stretch) => Buffer): fc.Arbitrary<Change> =>
  fc.tuple(place, place).map(
    ([one, other]): Change =>
      (bytes) => {
        return change(bytes, { from: at(bytes, Math.min(one, other)), to: at(bytes, Math.max(one, other)) });
      },
  );

const flipped = (bytes: Buffer, index: number, mask: number): Buffer => {
  const copy = Buffer.from(bytes);
  if (index < copy.length) copy[index] = (copy[index] ?? 0) ^ mask;
  return copy;
};

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, fc.integer({ min: 1, max: 255 })).map(
    ([part, mask]): Change =>
      (bytes) =>
        flipped(bytes, at(bytes, part), mask),
  ),
  fc.tuple(place, fc.oneof(noise, signs)).map(
    ([part, added]): Change =>
      (bytes) => {
        const index = at(bytes, part);
        return Buffer.concat([bytes.subarray(0, index), added, bytes.subarray(index)]);
      },
  ),
  place.map(
    (part): Change =>
      (bytes) =>
        bytes.subarray(0, at(bytes, part)),
  ),
  stretched((bytes, { from, to }) => Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])),
  stretched((bytes, { from, to }) => Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])),
);

/** Random changes: bytes flipped, cut off, inserted, doubled and removed. */
export const byteChanges: fc.Arbitrary<Change> = fc
  .array(changes, { minLength: 1, maxLength: 4 })
  .map((some) => (bytes) => some.reduce((changed, change) => change(changed), bytes));
