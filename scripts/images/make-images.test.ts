import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeImages } from './make-images';

const whole = (image: string) => ({ key: image, image });

let root: string;
const folders = () => ({ sources: root, works: join(root, 'works'), generated: join(root, 'generated') });
const paint = (name: string, background: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .webp({ lossless: true })
    .toFile(join(root, name));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  jest.spyOn(console, 'log').mockImplementation();
  await paint('red.webp', '#c00000');
});
afterEach(() => rm(root, { recursive: true }));

test('makes the files, the table and the classes', async () => {
  expect(await makeImages([whole('red.webp')], folders())).toEqual({ pictures: 1, encoded: 1, removed: 0 });
  const table = JSON.parse(await readFile(join(root, 'generated/images.json'), 'utf8'));
  expect(table['red.webp']).toMatchObject({ width: 400, height: 200, widths: [320, 400], tone: '#c00000' });
  expect(await readFile(join(root, 'generated/works.css'), 'utf8')).toBe(
    '.tone-b00{background-color:#b00}\n.ratio-200{--ratio:2}\n',
  );
  expect(await readdir(join(root, 'works'))).toHaveLength(4);
});

test('an unchanged set is not touched, a touched file is not made again', async () => {
  await makeImages([whole('red.webp')], folders());
  expect(await makeImages([whole('red.webp')], folders())).toMatchObject({ encoded: 0 });
  await utimes(join(root, 'red.webp'), 1, 1);
  expect(await makeImages([whole('red.webp')], folders())).toMatchObject({ encoded: 0 });
});

test('a missing file is made again, a changed picture replaces its files', async () => {
  await makeImages([whole('red.webp')], folders());
  const [first = ''] = await readdir(join(root, 'works'));
  await rm(join(root, 'works', first));
  expect(await makeImages([whole('red.webp')], folders())).toMatchObject({ encoded: 1, removed: 0 });
  await paint('red.webp', '#0000c0');
  expect(await makeImages([whole('red.webp')], folders())).toMatchObject({ encoded: 1, removed: 4 });
});

test('a part of a picture has files of its own, made again when the part changes', async () => {
  const part = { x: 100, y: 20, width: 90, height: 180 };
  const tall = { key: 'red.webp#tall', image: 'red.webp', part };
  await makeImages([whole('red.webp'), tall], folders());
  const table = JSON.parse(await readFile(join(root, 'generated/images.json'), 'utf8'));
  expect(table['red.webp#tall']).toMatchObject({ width: 90, height: 180, widths: [90] });
  const { width, height } = await sharp(join(root, 'works', `${table['red.webp#tall'].file}-90.webp`)).metadata();
  expect([width, height]).toEqual([90, 180]);
  expect(await makeImages([whole('red.webp'), tall], folders())).toMatchObject({ encoded: 0, removed: 0 });
  const other = { ...tall, part: { ...part, x: 0 } };
  expect(await makeImages([whole('red.webp'), other], folders())).toMatchObject({ encoded: 1, removed: 2 });
});

test('a file that is no picture is named', async () => {
  await writeFile(join(root, 'bad.webp'), 'no picture');
  await expect(makeImages([whole('bad.webp')], folders())).rejects.toThrow('content/images/bad.webp: ');
});
