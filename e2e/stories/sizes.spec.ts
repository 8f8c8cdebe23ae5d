import type { Page } from 'playwright/test';
import { oneOfEachKind } from '../support/addresses';
import { longIf } from '../support/in-process/long';
import { expect, test } from '../support/test';

const withPictures: readonly string[] = [
  ...['home', 'gallery', 'portraits', 'wall art', 'work on canvas', 'work on a wall', 'work as a file', 'shop'],
  ...['order picture', 'order painting', 'order poster', 'picture chooser', 'poster chooser'],
];
const pagesWithPictures = oneOfEachKind.filter(({ kind, locale }) => locale === 'en' && withPictures.includes(kind));

/** Where the short form looks. */
const shortly: readonly string[] = ['home', 'portraits', 'shop', 'order poster'];

const viewports = [
  { width: 320, height: 640 },
  { width: 412, height: 823 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** What `sizes` may say beside the width that is shown: a little more costs bytes, a little less sharpness. */
const usual = { least: 0.9, most: 1.12 };
/** On a tablet the works of a wall are as high as their row, which `sizes` cannot know. */
const wrapped = { least: 0.75, most: 1.3 };

/**
 * How wide `sizes` says that each picture is, divided by how wide it is shown. A picture that comes from a `srcset` of widths has
 * what `sizes` says for its natural width.
 */
const saidToShown = (page: Page): Promise<readonly (readonly [name: string, part: number])[]> =>
  page.evaluate(async () => {
    const sizesOf = (image: HTMLImageElement) => image.parentElement?.querySelector('source')?.sizes ?? '';
    const images = [...document.images].filter(
      (image) => sizesOf(image) && image.checkVisibility() && image.getBoundingClientRect().width > 0,
    );
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));
    return images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const covers = getComputedStyle(image).objectFit === 'cover';
      const needed = covers ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width;
      return [`${image.currentSrc.split('/').pop()}: ${sizesOf(image)}`, image.naturalWidth / needed] as const;
    });
  });

for (const viewport of viewports)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const { least, most } = viewport.width === 820 ? wrapped : usual;
    for (const { name, kind, path } of pagesWithPictures)
      test(`${name}: pictures are asked for as wide as they are shown${longIf(!shortly.includes(kind) || ![412, 1440].includes(viewport.width))}`, async ({
        page,
      }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        const parts = await saidToShown(page);
        expect(parts.length).toBeGreaterThan(0);
        const wrong = parts.filter(([, part]) => part < least || part > most);
        expect(wrong.map(([what, part]) => `${part.toFixed(2)} ${what}`)).toEqual([]);
      });
  });
