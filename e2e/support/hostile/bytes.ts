import fc from 'fast-check';

type Change = (bytes: Buffer) => Buffer;

/** A position in bytes of any length: 0 is the start, 1 the end. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const at = (bytes: Buffer, part: number): number => Math.floor(bytes.length * part);
const noise = fc.uint8Array({ minLength: 1, maxLength: 40 });
const signs = fc
  .constantFrom(
    '\r\n',
    '\r\n\r\n',
    '--',
    '\0',
    '"',
    '\xff\xfe',
    '\xed\xa0\x80',
    '------form7d1f0c2b\r\n',
    '------form7d1f0c2b--',
  )
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
