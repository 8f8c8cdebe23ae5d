import type { Artwork, Rectangle } from '@/content/types';
import { faultsOf } from './check';
import type { ImageFile, Tables } from './tables';
import { goodTables, withPortrait } from './tables.fixture';

const good = goodTables;
const portrait = 'portraits 11 "Praca 11"';
const withImage = (file: ImageFile): Tables => ({
  ...good,
  images: new Map([...good.images, ['works/work-11.webp', file]]),
});
const withPicture = (artwork: number, number = 1): Tables => ({
  ...good,
  shop: { ...good.shop, picture: [{ number, artwork }] },
});

const file = { number: 1, price: 9999, delivers: 'file', state: 'available' } as const;
const own = { image: 'artist/anna.webp', title: { pl: 'Anna', en: 'Anna' }, alt: { pl: 'Anna.', en: 'Anna.' } };

const wall = 'wall_art 31 "Praca 31"';
const withWall = (change: (wall: Artwork) => Omit<Artwork, 'tall'> & { tall?: Rectangle | undefined }): Tables => {
  const [first, ...others] = good.artworks.wall_art;
  return { ...good, artworks: { ...good.artworks, wall_art: [change(first as Artwork) as Artwork, ...others] } };
};
const tall = (change: Partial<Rectangle>) => (wall: Artwork) => ({
  ...wall,
  tall: { ...(wall.tall as Rectangle), ...change },
});
const withSketch = (file: ImageFile): Tables => ({
  ...good,
  images: new Map([...good.images, [good.fromPhoto.stages.sketch.image, file]]),
});

const portrayedBy = (portrait: Tables['artist']['portrait']) => ({ ...good.artist, portrait });

const broken: readonly (readonly [fault: string, tables: Tables, item: string, says: string])[] = [
  ['an empty title', withPortrait({ title: { pl: 'Praca 11', en: ' ' } }), portrait, 'title.en is empty'],
  ['an empty technique', withPortrait({ technique: { pl: '', en: 'oil' } }), portrait, 'technique.pl is empty'],
  ['an empty alternative text', withPortrait({ alt: { pl: 'x', en: '' } }), portrait, 'alt.en is empty'],
  ['no technique', withPortrait({ technique: null }), portrait, 'has no technique, the line below its title'],
  [
    'a size that does not fit the picture',
    withPortrait({ sizeCm: { width: 70, height: 50 } }),
    portrait,
    'the size 70 × 50 cm does not fit the picture of 1600 × 1200 px: for a height of 50 cm the width is about 66.7 cm',
  ],
  [
    'a size whose sides are exchanged',
    withPortrait({ sizeCm: { width: 60, height: 80 } }),
    portrait,
    'does not fit the picture of 1600 × 1200 px',
  ],
  [
    'an empty label',
    { ...good, worded: { lessons: [{ code: 1, name: { pl: '', en: 'x' } }] } },
    'lessons',
    '0.name.pl is empty',
  ],
  ['an absent image', withImage({ problem: 'absent' }), portrait, 'content/images/works/work-11.webp is absent'],
  ['an image that is none', withImage({ problem: 'unreadable' }), portrait, 'cannot be read as an image'],
  ['a small image', withImage({ width: 1599, height: 900 }), portrait, 'is too small: 1599 px'],
  ['an image with a wild name', withPortrait({ image: 'works/Ala & kot.webp' }), portrait, 'must be named'],
  ['an id of another category', withPortrait({ id: 21 }), 'landscapes 21 "Praca 21"', 'the id 21 belongs to another'],
  [
    'a slug that a part of the wall has',
    withPortrait({ slug: { pl: 'strona-2', en: 'work-11' } }),
    portrait,
    'slug.pl "strona-2" is the address of a part of a long wall',
  ],
  [
    'a slug that an English part of the wall has',
    withPortrait({ slug: { pl: 'praca-11', en: 'page-12' } }),
    portrait,
    'slug.en "page-12" is the address of a part of a long wall',
  ],
  [
    'a slug of another work',
    withPortrait({ slug: { pl: 'praca-12', en: 'work-11' } }),
    'portraits 12 "Praca 12"',
    'slug.pl "praca-12" belongs to another work',
  ],
  [
    'a slug with Polish letters',
    withPortrait({ slug: { pl: 'świt', en: 'dawn' } }),
    portrait,
    'slug.pl must be small letters',
  ],
  [
    'a slug that changed',
    withPortrait({ slug: { pl: 'praca-11', en: 'renamed' } }),
    portrait,
    'the id 11 was given out with the slug.en work-11',
  ],
  [
    'a slug of a work that is gone',
    {
      ...withPortrait({ id: 15, slug: { pl: 'praca-11', en: 'work-15' } }),
      artist: portrayedBy(12),
      banner: { ...good.banner, portraits: [12, 13, 14, 15] },
    },
    'portraits 15 "Praca 11"',
    'slug.pl "praca-11" was given out for 11',
  ],
  ['a shop item without a work', withPicture(99), 'shop picture 1', 'there is no artwork 99'],
  ['a shop number for another work', withPicture(22), 'shop picture 1', 'was given out for artwork 21, not 22'],
  ['a shop number 0', withPicture(21, 0), 'shop picture 0', 'the number must be whole and at least 1'],
  [
    'a shop number twice',
    {
      ...good,
      shop: {
        ...good.shop,
        posters: [
          { number: 2, artwork: 41 },
          { number: 2, artwork: 42 },
        ],
      },
    },
    'shop posters 2',
    'the number belongs to another item',
  ],
  ['a price in złoty', { ...good, pictures: [{ ...file, price: 99.99 }] }, 'shop picture 1', 'is not whole grosze'],
  [
    'a price of nothing',
    { ...good, prices: [...good.prices, { type: 'posters', grosze: 0 }] },
    'prices posters',
    '0 is not whole grosze',
  ],
  [
    'an order without a price',
    { ...good, prices: good.prices.filter(({ type, medium }) => type !== 'posters' || medium !== 'mug') },
    'prices posters a4 mug',
    'has no row',
  ],
  [
    'a tile with too few pictures',
    { ...good, banner: { ...good.banner, digital_art: [41] } },
    'banner digital_art',
    'has 1 pictures, not 2',
  ],
  [
    'a tile with a picture of another category',
    { ...good, banner: { ...good.banner, digital_art: [41, 11] } },
    'banner digital_art',
    'names 11, which is no work of the category',
  ],
  [
    'a tile with a picture twice',
    { ...good, banner: { ...good.banner, digital_art: [41, 41] } },
    'banner digital_art',
    'names 41 twice',
  ],
  [
    'a mural of the banner without a tall part',
    withWall((wall) => ({ ...wall, tall: undefined })),
    wall,
    'is in the banner and has no tall part',
  ],
  ['a tall part outside', withWall(tall({ x: 1200 })), wall, 'tall lies outside the picture, which has 1600 × 1200 px'],
  ['a tall part that is wide', withWall(tall({ height: 500 })), wall, 'at least one and a half times as high'],
  ['stages of no work', { ...good, fromPhoto: { ...good.fromPhoto, work: 99 } }, 'fromPhoto', 'no artwork 99'],
  ['a stage that is absent', withSketch({ problem: 'absent' }), 'fromPhoto', 'stages/sketch.webp is absent'],
  ['a stage that is none', withSketch({ problem: 'unreadable' }), 'fromPhoto', 'cannot be read as an image'],
  ['a small stage', withSketch({ width: 799, height: 599 }), 'fromPhoto', 'is too small: 799 px'],
  ['a stage of another shape', withSketch({ width: 1600, height: 1100 }), 'fromPhoto', 'has not the proportions'],
  ...(['sold', 'reserved'] as const).flatMap((state) =>
    (['file', 'print'] as const).map((delivers) => {
      const pictures = [{ ...file, delivers, state }];
      return [
        ...([`a ${delivers} that is ${state}`, { ...good, pictures }, 'shop picture 1'] as const),
        `state: ${state} is for an original alone, and this delivers a ${delivers}`,
      ] as const;
    }),
  ),
  [
    'a portrait that is no work and lies nowhere',
    { ...good, artist: portrayedBy(own) },
    'artist',
    'content/images/artist/anna.webp is absent',
  ],
  [
    'a portrait that is no work and is small',
    { ...good, artist: portrayedBy(own), images: new Map([...good.images, [own.image, { width: 800, height: 900 }]]) },
    'artist',
    'is too small: 900 px',
  ],
  ['an artist without a portrait', { ...good, artist: portrayedBy(99) }, 'artist', 'there is no artwork 99'],
];

test('ROUTES-18: content without a fault passes', () => {
  expect(faultsOf(good)).toEqual([]);
});

test('ROUTES-18: a sold original passes, and a portrait that hangs in no gallery', () => {
  const pictures = [{ ...file, delivers: 'original', state: 'sold' }] as const;
  const images = new Map([...good.images, [own.image, { width: 1600, height: 2000 }]]);
  expect(faultsOf({ ...good, pictures, images, artist: portrayedBy(own) })).toEqual([]);
});

test.each([
  { width: 80, height: 60 },
  { width: 41, height: 30 },
  { width: 39, height: 30 },
])('ROUTES-18: a size as %o fits a picture of 4 to 3, give or take the rounding to whole centimetres', (sizeCm) => {
  expect(faultsOf(withPortrait({ sizeCm }))).toEqual([]);
});

test.each(broken)('ROUTES-18, GALLERY-9: %s is named', (_fault, tables, item, says) => {
  const found = faultsOf(tables).map(({ item, text }) => ({ item, text }));
  expect(found).toContainEqual({ item, text: expect.stringContaining(says) });
});
