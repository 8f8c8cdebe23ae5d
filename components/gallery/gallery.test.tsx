import { renderToStaticMarkup } from 'react-dom/server';
import { artworks } from '@/content/artworks';
import { preparedPicture } from '@/content/pictures';
import { type Artwork, type CategoryId, categories } from '@/content/types';
import { type GalleryItem, surfaceOf } from '@/domain/gallery/gallery';
import { viewerLabel } from '@/domain/gallery/museum-label';
import { locales } from '@/i18n/locales';
import { balancedRows, fillsWall, shareOf } from './rows';
import { fetchedWork } from './showcase-pages';
import { wallWorkOf } from './wall-work';
import { Work } from './work';

describe('work', () => {
  const [artwork] = artworks.landscapes;
  if (!artwork) throw new Error('there is no landscape');
  const work = wallWorkOf(artwork, 'landscapes', 'en');
  const html = (mark: typeof work.offer.mark) =>
    renderToStaticMarkup(<Work {...work} offer={{ ...work.offer, mark }} locale="en" sizes="" eager={false} />);

  test.each(['sold', 'reserved'] as const)('DESIGN-20: a work that is %s says so below its label', (state) => {
    expect(html({ state, word: 'Gone' })).toMatch(new RegExp(`data-state="${state}"[^>]*>Gone</span>`));
    expect(html(null)).not.toContain('data-state');
  });

  test('a link has its picture’s files in it, and says what can be ordered', () => {
    const { file, widths } = work.picture;
    const markup = html(null);
    for (const width of widths) expect(markup).toContain(`/works/${file}-${width}.avif ${width}w`);
    expect(markup).toContain(
      'data-offer="{&quot;label&quot;:&quot;Order something similar&quot;,&quot;href&quot;:&quot;/order/custom-pictures#choice=1&amp;',
    );
  });

  test('what the viewer shows stands in attributes, so the label may be marked up in any way', () => {
    expect(html({ state: 'sold', word: 'Gone' })).toContain(
      `data-title="${work.artwork.title.en}" data-detail="${viewerLabel(work.artwork, 'en', null)}"`,
    );
    expect(html({ state: 'sold', word: 'Gone' })).toContain(
      '&quot;mark&quot;:{&quot;state&quot;:&quot;sold&quot;,&quot;word&quot;:&quot;Gone&quot;}',
    );
  });
});

describe('fetched work', () => {
  function sent(artwork: Artwork, category: CategoryId): GalleryItem {
    const { id, title, technique, sizeCm, year, alt, image } = artwork;
    const { file, width, height, widths, tone } = preparedPicture({ image });
    return {
      file: { full: '', thumbnail: '', name: file, width, height, widths, tone },
      page__en: wallWorkOf(artwork, category, 'en').href,
      page__pl: wallWorkOf(artwork, category, 'pl').href,
      name__en: title.en,
      name__pl: title.pl,
      desc__en: technique?.en ?? null,
      desc__pl: technique?.pl ?? null,
      id,
      alt__en: alt.en,
      alt__pl: alt.pl,
      size_cm: sizeCm,
      year,
      body: surfaceOf(artwork, category),
      offer__en: wallWorkOf(artwork, category, 'en').offer,
      offer__pl: wallWorkOf(artwork, category, 'pl').offer,
    };
  }

  test.each(locales)('a work that was fetched hangs as it does in the HTML (%s)', (locale) => {
    expect(categories.flatMap((category) => artworks[category]).length).toBeGreaterThan(0);
    for (const category of categories)
      for (const artwork of artworks[category])
        expect(wallWorkOf(artwork, category, locale)).toMatchObject(fetchedWork(sent(artwork, category), locale));
  });

  test.each(locales)('GALLERY-10: every work leads somewhere, in a sentence (%s)', (locale) => {
    for (const category of categories)
      for (const artwork of artworks[category]) {
        const { label, href } = wallWorkOf(artwork, category, locale).offer;
        expect([label, href]).toEqual([expect.stringMatching(/^[A-ZŻ]\S+ /), expect.stringMatching(/^\//)]);
      }
  });
});

describe('rows', () => {
  const hang = (...ratios: number[]) => ratios.map((ratio) => ({ ratio }));
  const ratios = (rows: readonly { ratio: number }[][]) => rows.map((row) => row.map(({ ratio }) => ratio));

  describe('DESIGN-8: justified rows are balanced on the server', () => {
    test.each<[string, number[], number, number[][]]>([
      ['no works, no rows', [], 4, []],
      ['one work, one row', [1.5], 4, [[1.5]]],
      [
        'equal works in equal rows',
        [1, 1, 1, 1, 1, 1, 1, 1],
        4,
        [
          [1, 1, 1, 1],
          [1, 1, 1, 1],
        ],
      ],
      // first fit would leave a single work on the last row
      [
        'no nearly empty last row',
        [1, 1, 1, 1, 1, 1, 1, 1, 1],
        4,
        [
          [1, 1, 1, 1],
          [1, 1, 1, 1, 1],
        ],
      ],
      ['a panorama has a row of its own', [1, 1, 4, 2, 2], 4, [[1, 1], [4], [2, 2]]],
    ])('%s', (_, works, wanted, rows) => {
      const found = ratios(balancedRows(hang(...works), wanted));
      expect(found.flat()).toEqual(works);
      expect(found.map((row) => row.length).toSorted()).toEqual(rows.map((row) => row.length).toSorted());
    });

    test('ten works of half the wanted sum each way hang in two rows', () => {
      const works = hang(0.78, 1, 0.8, 0.78, 0.78, 0.75, 0.8, 0.8, 1.08, 0.8);
      const total = works.reduce((sum, { ratio }) => sum + ratio, 0);
      expect(balancedRows(works, total / 2)).toHaveLength(2);
    });

    test('the order of the works stays', () => {
      const works = [1.29, 0.75, 1.41, 0.9, 1.5, 0.88, 0.84, 1.61, 0.74, 1].map((ratio, id) => ({ id, ratio }));
      expect(balancedRows(works, 4.2).flat()).toEqual(works);
    });

    test('a short row is not blown up, and its works take the part they would have in a full one', () => {
      const [short, full] = [hang(1, 1), hang(1, 1, 2)];
      expect([fillsWall(short, 4), fillsWall(full, 4)]).toEqual([false, true]);
      expect(shareOf({ ratio: 1 }, short, 4)).toBe(0.25);
      expect(shareOf({ ratio: 2 }, full, 4)).toBe(0.5);
    });
  });
});
