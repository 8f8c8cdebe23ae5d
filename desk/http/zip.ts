import { crc32 } from 'node:zlib';

type File = Readonly<{ name: string; bytes: Buffer }>;

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

/**
 * Files as one archive, stored as they are: photos are packed already.
 * @param at when, in ms
 */
export function zipOf(files: readonly File[], at: number): Buffer {
  const [time, day] = stampOf(at);
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes } of files) {
    const named = Buffer.from(name);
    const { length } = bytes;
    const sizes = [
      [crc32(bytes), 4],
      [length, 4],
      [length, 4],
      [named.length, 2],
      [0, 2],
    ] as const;
    const head = [[20, 2], [utf8, 2], [0, 2], [time, 2], [day, 2], ...sizes] as const;
    const local = Buffer.concat([numbers([0x04034b50, 4], ...head), named, bytes]);
    entries.push(numbers([0x02014b50, 4], [20, 2], ...head, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), named);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const { length: n } = files;
  const end = numbers([0x06054b50, 4], [0, 4], [n, 2], [n, 2], [directory.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...locals, directory, end]);
}
