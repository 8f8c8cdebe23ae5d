import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspectImages } from './inspect';
import { decode, pictureMaker, recipesOf } from './make-picture';
import { fileNameOf, type Picture, widthsOf } from './picture';

let root: string;
const folders = () => ({ sourceOf: (image: string) => join(root, image), generated: join(root, 'generated') });
const paint = (name: string, background: string, orientation = 1) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toFile(join(root, name));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(root, { recursive: true }));

test('a look tells size and tone; an image that lies on its side is upright', async () => {
  await paint('red.jpg', '#c00000');
  await paint('side.jpg', '#0000c0', 6);
  const looks = await inspectImages(['red.jpg', 'side.jpg'], folders());
  expect(looks.get('red.jpg')).toMatchObject({
    width: 400,
    height: 200,
    tone: expect.stringMatching(/^#(bf|c0)000[01]$/),
  });
  expect(looks.get('side.jpg')).toMatchObject({ width: 200, height: 400 });
});

test('a drawing without a ground lies on paper', async () => {
  const ink = { create: { width: 400, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;
  await sharp(ink).png().toFile(join(root, 'ink.png'));
  expect((await inspectImages(['ink.png'], folders())).get('ink.png')).toMatchObject({ tone: '#ffffff' });
  const { channels } = await (await decode(await readFile(join(root, 'ink.png')))).stats();
  expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});

test('an image is looked at again only where it was changed', async () => {
  await paint('red.jpg', '#c00000');
  const before = await inspectImages(['red.jpg'], folders());
  expect(await inspectImages(['red.jpg'], folders())).toEqual(before);
  await paint('red.jpg', '#00c000');
  const after = await inspectImages(['red.jpg'], folders());
  expect(after).not.toEqual(before);
});

test('what is absent, no image or cut off is told apart from what is seen', async () => {
  await paint('red.jpg', '#c00000');
  await writeFile(join(root, 'bad.jpg'), 'no picture');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#888', noise } })
    .webp({ quality: 90 })
    .toBuffer();
  await writeFile(join(root, 'half.webp'), bytes.subarray(0, bytes.length / 2));
  const looks = await inspectImages(['red.jpg', 'bad.jpg', 'half.webp', 'absent.jpg'], folders());
  expect(['bad.jpg', 'half.webp', 'absent.jpg'].map((image) => looks.get(image))).toEqual([
    { problem: 'unreadable' },
    { problem: 'unreadable' },
    { problem: 'absent' },
  ]);
  expect(looks.get('red.jpg')).toMatchObject({ width: 400 });
});

/** A picture of 1700 × 400 px, half red and half blue, and its right half. */
async function halves() {
  const blue = await sharp({ create: { width: 850, height: 400, channels: 3, background: '#0000c0' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1700, height: 400, channels: 3, background: '#c00000' } })
    .composite([{ input: blue, left: 850, top: 0 }])
    .webp({ lossless: true })
    .toFile(join(root, 'halves.webp'));
  const part = { x: 850, y: 0, width: 850, height: 400 };
  const pictures: Readonly<Record<string, Picture>> = {
    whole: { file: fileNameOf('halves.webp', 'h'), width: 1700, height: 400, widths: widthsOf(1700), tone: '#600060' },
    part: { file: fileNameOf('halves.webp', 'h', part), width: 850, height: 400, widths: [850], tone: '#600060' },
  };
  return recipesOf(
    [
      { key: 'whole', image: 'halves.webp' },
      { key: 'part', image: 'halves.webp', part },
    ],
    pictures,
  );
}

test('a picture is made in all its widths and types, each as it says; a part shows that part alone', async () => {
  const recipes = await halves();
  const make = pictureMaker(root);
  const made = await Promise.all([...recipes].map(async ([address, recipe]) => [address, await make(recipe)] as const));
  expect(made.map(([address]) => address.replace(/^.*-\w{8}-/, ''))).toEqual([
    ...[320, 480, 640, 800, 960, 1600].map((width) => `${width}.avif`),
    ...[320, 480, 640, 800, 960].map((width) => `${width}.webp`),
    ...['1200x630.jpg', '850.webp'],
  ]);
  for (const [address, bytes] of made) {
    const [, width, type] = /-(\d+)\.(avif|webp)$/.exec(address) ?? [];
    if (!type) continue;
    const { format, ...found } = await sharp(bytes).metadata();
    expect([found.width, format]).toEqual([Number(width), type === 'avif' ? 'heif' : 'webp']);
  }
  const part = made.at(-1)?.[1];
  const { dominant } = await sharp(part).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test('ROUTES-20: the picture of a shared link is a JPEG of 1200 × 630 around what draws the eye, at most 150 kB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const face = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#f01010', noise } })
    .tint('#f01010')
    .png()
    .toBuffer();
  await sharp({ create: { width: 3000, height: 630, channels: 3, background: '#808080' } })
    .composite([{ input: face, left: 2500, top: 150 }])
    .png()
    .toFile(join(root, 'wide.png'));
  const noisy = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#888', noise } });
  await noisy.png().toFile(join(root, 'noisy.png'));
  const make = pictureMaker(root);
  const [wide, busy] = await Promise.all(
    ['wide.png', 'noisy.png'].map((image) => make({ source: { image }, type: 'og' })),
  );
  for (const bytes of [wide, busy]) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes?.length).toBeLessThanOrEqual(150_000);
  }
  const { channels } = await sharp(wide).stats();
  const [red, green] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan((green ?? 0) + 5);
});
