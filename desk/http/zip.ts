import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** In memory, or on the disk by its path. */
type File = Readonly<{ name: string } & ({ bytes: Buffer } | { path: string })>;

const contentOf = (file: File): Iterable<Buffer> | AsyncIterable<Buffer> =>
  'path' in file ? createReadStream(file.path) : [file.bytes];

/** Bit 11: names are UTF-8. */
const utf8 = 0x0800;

/** A moment in the two numbers that an archive has for it, in UTC, to two seconds. */
function stampOf(at: number): readonly [time: number, day: number] {
  const date = new Date(at);
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return [time, ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()];
}

/** Numbers as an archive writes them: `[value, bytes]`, the lowest byte first. */
const numbers = (...parts: readonly (readonly [value: number, bytes: number])[]): Buffer =>
  Buffer.concat(
    parts.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );

async function* archive(files: readonly File[], at: number): AsyncGenerator<Buffer> {
  const [time, day] = stampOf(at);
  const entries: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const named = Buffer.from(file.name);
    // a header tells both before the content, so what lies on the disk is read twice
    let [sum, length] = [0, 0];
    for await (const part of contentOf(file)) [sum, length] = [crc32(part, sum), length + part.length];
    const sizes = [
      [sum, 4],
      [length, 4],
      [length, 4],
      [named.length, 2],
      [0, 2],
    ] as const;
    const head = [[20, 2], [utf8, 2], [0, 2], [time, 2], [day, 2], ...sizes] as const;
    const local = Buffer.concat([numbers([0x04034b50, 4], ...head), named]);
    yield local;
    yield* contentOf(file);
    entries.push(numbers([0x02014b50, 4], [20, 2], ...head, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), named);
    offset += local.length + length;
  }
  const directory = Buffer.concat(entries);
  const { length: n } = files;
  yield directory;
  yield numbers([0x06054b50, 4], [0, 4], [n, 2], [n, 2], [directory.length, 4], [offset, 4], [0, 2]);
}

/**
 * Files as one archive, stored as they are, since photos are packed already; of what lies on the disk a part at a time is in memory.
 * @param at when, in ms
 */
export const zipOf = (files: readonly File[], at: number): Readable => Readable.from(archive(files, at));
