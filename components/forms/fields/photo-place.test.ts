import sharp from 'sharp';
import { saysMore, withoutPlace } from './photo-place';

const plain = () => sharp({ create: { width: 80, height: 60, channels: 3, background: '#a65' } });
/** 53 degrees, 0 minutes, 41.27 seconds, as it stands in the file. */
const seconds = [4127, 100];
const gps = { GPSLatitudeRef: 'N', GPSLatitude: `53/1 0/1 ${seconds.join('/')}`, GPSLongitudeRef: 'E' };
const taken = () =>
  plain()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: gps })
    .withMetadata({ orientation: 6 });

/** Whether the seconds stand anywhere, in either order of bytes. */
const tellsPlace = (bytes: Uint8Array): boolean => {
  const [little, big] = [Buffer.alloc(8), Buffer.alloc(8)];
  for (const [i, n] of seconds.entries()) [little.writeUInt32LE(n, 4 * i), big.writeUInt32BE(n, 4 * i)];
  return [little, big].some((written) => Buffer.from(bytes).includes(written));
};

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that says where it was taken is known', async (kind) => {
  expect(saysMore(await taken()[kind]().toBuffer())).toBe(true);
  expect(saysMore(await plain()[kind]().toBuffer())).toBe(false);
});

test('TRUST-4: the place is overwritten, and the photo stays as it is turned', async () => {
  const before = await taken().jpeg().toBuffer();
  expect(tellsPlace(before)).toBe(true);
  const after = withoutPlace(before);
  expect(tellsPlace(after)).toBe(false);
  expect(after).toHaveLength(before.length);
  expect(await sharp(after).metadata()).toMatchObject({ orientation: 6, width: 80, height: 60 });
});

test('TRUST-4: so is it in the other order of bytes, anywhere in a file', () => {
  const directory = Buffer.alloc(70);
  directory.write('MM\0*', 0, 'latin1');
  directory.writeUInt32BE(8, 4);
  directory.writeUInt16BE(1, 8);
  for (const [at, entry] of [
    [10, [0x8825, 4, 1, 26]],
    [28, [2, 5, 1, 46]],
  ] as const) {
    const [tag, type, count, value] = entry;
    directory.writeUInt16BE(tag, at);
    directory.writeUInt16BE(type, at + 2);
    directory.writeUInt32BE(count, at + 4);
    directory.writeUInt32BE(value, at + 8);
  }
  directory.writeUInt16BE(1, 26);
  for (const [i, n] of seconds.entries()) directory.writeUInt32BE(n, 46 + 4 * i);
  const file = Buffer.concat([Buffer.from('....ftypheic'), Buffer.from('Exif\0\0', 'latin1'), directory]);
  expect(tellsPlace(file)).toBe(true);
  expect(tellsPlace(withoutPlace(file))).toBe(false);
});

test('TRUST-4: so is what XMP says', () => {
  const packet = '<x:xmpmeta><rdf exif:GPSLatitude="53,0.68N"/></x:xmpmeta>';
  const after = Buffer.from(withoutPlace(Buffer.from(`before${packet}after`))).toString();
  expect(after).toBe(`before${' '.repeat(packet.length)}after`);
});

test('a file that ends in the middle stays as it is', () => {
  const cut = Buffer.from('Exif\0\0II*\0\x08\0\0\0\x05', 'latin1');
  expect(Buffer.from(withoutPlace(cut))).toEqual(cut);
});
