import { artworks } from '@/content/artworks';
import type { GalleryByTypes } from '@/domain/gallery/gallery';
import { namedFiles } from '../missing-files';
import { answerGallery } from './answer-gallery';

const read = async (): Promise<{ gallery_by_types: GalleryByTypes }> => answerGallery().json();

test('API-2: four categories, newest first', async () => {
  const { gallery_by_types: gallery, ...rest } = await read();
  expect(rest).toEqual({});
  expect(Object.keys(gallery)).toEqual(['portraits', 'landscapes', 'wall_art', 'digital_art']);
  expect(Object.values(gallery).map((items) => items.length)).toEqual([47, 29, 50, 60]);
  for (const [category, items] of Object.entries(gallery)) {
    expect(items.map(({ id }) => id)).toEqual(artworks[category as keyof GalleryByTypes].map(({ id }) => id));
  }
});

test('API-2: an item holds these fields and what the wall needs to hang it, its files are among those that the site has', async () => {
  const items = Object.values((await read()).gallery_by_types).flat();
  const text = expect.stringMatching(/\S/);
  for (const item of items) {
    const words = ['alt__en', 'alt__pl', 'page__en', 'page__pl'];
    const beside = [...words, 'size_cm', 'year', 'body', 'offer__en', 'offer__pl'];
    expect(Object.keys(item)).toEqual(['file', 'name__en', 'desc__en', 'name__pl', 'desc__pl', 'id', ...beside]);
    expect(item).toMatchObject({ name__en: text, name__pl: text, id: expect.any(Number) });
    expect(item).toMatchObject({ alt__en: text, alt__pl: text, year: expect.any(Number) });
    expect(item).toMatchObject({
      page__en: expect.stringMatching(/^\/gallery\/[^/]+\/[^/]+$/),
      page__pl: expect.stringMatching(/^\/galeria\/[^/]+\/[^/]+$/),
    });
    for (const offer of [item.offer__en, item.offer__pl]) expect(offer).toMatchObject({ label: text, href: text });
    expect(item.body).toBe(item.size_cm ? (item.id >= 3000 && item.id < 4000 ? 'wall' : 'canvas') : 'file');
    expect(Object.keys(item.file)).toEqual(['full', 'thumbnail', 'name', 'width', 'height', 'widths', 'tone']);
    expect(item.file.full).toContain(`-${item.file.widths.at(-1)}.avif`);
    for (const address of [item.file.full, item.file.thumbnail]) {
      expect(address).toMatch(/^\/works\/[\w-]+\.(avif|webp)$/);
      expect(namedFiles('.')).toContain(address);
    }
  }
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('API-2: a work without a technique has null for its description', async () => {
  const { gallery_by_types: gallery } = await read();
  const works = Object.values(artworks).flat();
  for (const { id, desc__en, desc__pl } of Object.values(gallery).flat()) {
    const technique = works.find((work) => work.id === id)?.technique ?? null;
    expect([desc__en, desc__pl]).toEqual(technique ? [technique.en, technique.pl] : [null, null]);
  }
});
