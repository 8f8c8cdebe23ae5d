import sharp, { type Sharp } from 'sharp';
import { copySidePx, lookAt } from '../photo/photo-look';
import { emptyDraft, type OrderDraft } from './draft';
import { formatOf, hintsOf, type Measured, samePicture } from './photo-check';

/** A picture with edges everywhere, always the same. `light` multiplies its brightness. */
function painted(width: number, height: number, light = 1): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let at = 0;
  // no array for a pixel: there are millions of them
  for (let y = 0; y < height; y += 1) {
    const down = Math.floor((y * 41) / height);
    for (let x = 0; x < width; x += 1) {
      const across = Math.floor((x * 37) / width);
      const tone =
        ((across * across * 3 + down * down * 7 + across * down) % 11) * 14 +
        30 +
        Math.round((60 * x) / width) +
        (y > height / 3 && x < width / 2 ? 20 : 0);
      pixels[at] = light * tone;
      pixels[at + 1] = light * (tone - 10);
      pixels[at + 2] = light * (tone - 20);
      at += 3;
    }
  }
  return pixels;
}

const photo = (width: number, height: number, light?: number) =>
  sharp(painted(width, height, light), { raw: { width, height, channels: 3 } });

async function measured(image: Sharp): Promise<Measured> {
  const bytes = await image.png({ compressionLevel: 1 }).toBuffer();
  const { width, height } = await sharp(bytes).metadata();
  const copy = sharp(bytes).resize(copySidePx, copySidePx, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await copy.toBuffer({ resolveWithObject: true });
  return { ...lookAt({ data, width: info.width, height: info.height }), width, height };
}

const portrait = (more: Partial<OrderDraft>): OrderDraft => ({ ...emptyDraft('portraits', null), ...more });
const acrylicA2 = portrait({ variant: 'acrylic', size: 'a2' });
const kinds = async (image: Sharp, draft = acrylicA2) =>
  hintsOf(await measured(image), draft, 'en').map(({ kind }) => kind);

describe('ORDER-25: what a photo is told to be', () => {
  test.each<[string, () => Sharp, readonly string[]]>([
    ['sharp, light and large', () => photo(1200, 1600), ['fine']],
    ['without light', () => photo(1200, 1600, 0.25), ['dark']],
    ['moved', () => photo(1200, 1600).blur(16), ['blur']],
    ['moved in the dark', () => photo(1200, 1600, 0.25).blur(16), ['dark', 'blur']],
    ['from a messenger', () => photo(480, 640), ['small']],
  ])('%s', async (_, image, hints) => {
    expect(await kinds(image())).toEqual(hints);
  });

  test('one whose background is blurred is sharp', async () => {
    const background = await photo(800, 1000).blur(10).png().toBuffer();
    const face = await photo(300, 300).png().toBuffer();
    expect(await kinds(sharp(background).composite([{ input: face }]))).not.toContain('blur');
  });

  test('a dark wall behind somebody in the light is not dark', async () => {
    const wall = await photo(800, 1000, 0.1).png().toBuffer();
    const face = await photo(400, 450).png().toBuffer();
    expect(await kinds(sharp(wall).composite([{ input: face }]))).not.toContain('dark');
  });
});

describe('ORDER-25: pixels against the chosen size', () => {
  const look = { mean: 128, light: 200, sharp: 1000, print: null };
  const small = { ...look, width: 480, height: 640 };
  const phone = { ...look, width: 3024, height: 4032 };
  const camera = { ...look, width: 7200, height: 5200 };

  test.each([
    ['a messenger’s copy for an A2', small, acrylicA2, { kind: 'small' }],
    [
      'for its own centimetres, printed',
      small,
      {
        ...emptyDraft('custom-pictures', null),
        ...({ variant: 'digital', size: 'custom', width: '40', height: '30 cm' } as const),
      },
      { kind: 'soft', dpi: 40, format: '40 × 30 cm' },
    ],
    ['before a size is chosen', small, portrait({}), { kind: 'small' }],
    ['a phone’s photo before a size is chosen', phone, portrait({}), { kind: 'fine' }],
    [
      'for an A2, whichever way it is turned',
      { ...phone, width: 4032, height: 3024 },
      acrylicA2,
      { kind: 'fineFor', format: 'A2' },
    ],
    ['to be painted as large as a door', phone, portrait({ variant: 'oil', size: 'a0' }), { kind: 'fine' }],
    [
      'to be printed so',
      phone,
      { ...emptyDraft('custom-pictures', null), variant: 'digital', size: 'a0' },
      { kind: 'soft', dpi: 86, format: 'A0' },
    ],
    ['a camera’s for an A0', camera, portrait({ variant: 'oil', size: 'a0' }), { kind: 'fineFor', format: null }],
    [
      'a print in A5',
      { ...small, width: 900, height: 1300 },
      portrait({ variant: 'digital', medium: 'print', attributes: { size: 1 } }),
      { kind: 'fineFor', format: 'A5' },
    ],
    [
      'a print in A4',
      small,
      portrait({ variant: 'digital', medium: 'print', attributes: { size: 2 } }),
      { kind: 'soft', dpi: 54, format: 'A4' },
    ],
    [
      'a print in A3',
      small,
      portrait({ variant: 'digital', medium: 'print', attributes: { size: 3 } }),
      { kind: 'soft', dpi: 38, format: 'A3' },
    ],
  ] as const)('%s', (_, measured, draft, hint) => {
    expect(hintsOf(measured, draft as OrderDraft, 'en')).toEqual([hint]);
  });

  test('a size that cannot be read is none', () => {
    expect(formatOf(portrait({ size: 'custom', width: 'duży', height: '' }), 'pl')).toBeNull();
    expect(formatOf(portrait({ size: 'custom', width: '63"', height: '36' }), 'pl')?.label).toBe('160 × 36 cm');
  });
});

describe('ORDER-25: the same picture twice', () => {
  const known = async (image: Sharp, same: string) => ({ same, look: await measured(image) });

  test('the same file', () => {
    expect(samePicture({ same: 'a', look: null }, { same: 'a', look: null })).toBe(true);
  });

  test('made smaller and saved anew', async () => {
    const original = photo(600, 800);
    const copy = sharp(await original.clone().resize(240, 320).jpeg({ quality: 60 }).toBuffer());
    expect(samePicture(await known(original, 'a'), await known(copy, 'b'))).toBe(true);
  });

  test.each<[string, () => Sharp]>([
    ['turned', () => photo(600, 800).flop()],
    ['another part of it', () => photo(600, 800).extract({ left: 0, top: 0, width: 300, height: 400 })],
    ['of another shape', () => photo(800, 600)],
  ])('not one that is %s', async (_, other) => {
    expect(samePicture(await known(photo(600, 800), 'a'), await known(other(), 'b'))).toBe(false);
  });

  test.each([
    ['791 px high', { height: 791 }, true],
    ['780 px high', { height: 780 }, false],
    ['a little lighter', { print: '81'.repeat(64) }, true],
    ['lighter', { print: '82'.repeat(64) }, false],
  ])('beside one of 600 × 800 px, one that is %s: %s', (_, more, same) => {
    const look = { mean: 128, light: 200, sharp: 1000, print: '80'.repeat(64), width: 600, height: 800 };
    expect(samePicture({ same: 'a', look }, { same: 'b', look: { ...look, ...more } })).toBe(same);
  });

  test('two white sheets are not said to be the same', async () => {
    const sheet = () => sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff' } });
    expect(samePicture(await known(sheet(), 'a'), await known(sheet(), 'b'))).toBe(false);
  });
});
