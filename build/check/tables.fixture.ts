import { prices } from '@/content/prices';
import type { Artwork, CategoryId } from '@/content/types';
import { recorded } from './ledger';
import type { Tables } from './tables';

const work = (id: number): Artwork => ({
  id,
  image: `works/work-${id}.webp`,
  sample: false,
  slug: { pl: `praca-${id}`, en: `work-${id}` },
  title: { pl: `Praca ${id}`, en: `Work ${id}` },
  technique: { pl: 'olej na płótnie', en: 'oil on canvas' },
  year: 2026,
  sizeCm: null,
  alt: { pl: 'Obraz.', en: 'A picture.' },
});

const ids: Readonly<Record<CategoryId, readonly number[]>> = {
  portraits: [11, 12, 13, 14],
  landscapes: [21, 22, 23, 24],
  wall_art: [31, 32, 33, 34, 35],
  digital_art: [41, 42],
};

const stage = (name: string) => ({ image: `stages/${name}.webp`, alt: { pl: 'Szkic.', en: 'A sketch.' } });
const stages = { photo: stage('photo'), sketch: stage('sketch'), half: stage('half') };

function withoutLedger(): Tables {
  const artworks = {
    portraits: ids.portraits.map(work),
    landscapes: ids.landscapes.map(work),
    wall_art: ids.wall_art.map((id) => ({ ...work(id), tall: { x: 100, y: 0, width: 500, height: 1200 } })),
    digital_art: ids.digital_art.map(work),
  };
  return {
    artworks,
    shop: { picture: [{ number: 1, artwork: 21 }], portraits: [], 'custom-pictures': [], posters: [] },
    pictures: [{ number: 1, price: 9999, delivers: 'file', state: 'available' }],
    prices,
    defaultPrice: 9999,
    banner: ids,
    promised: {
      nextFree: { portraits: null, 'custom-pictures': null, posters: null, lessons: null },
      shopRest: { resting: false, until: null },
    },
    artist: {
      sample: false,
      email: 'anna@werniks.example',
      phone: '+48 600 000 000',
      portrait: 11,
      seller: { name: 'Anna', address: null, taxId: null },
      bankAccount: null,
    },
    fromPhoto: { work: 12, stages },
    worded: {
      lessons: [{ code: 1, name: { pl: 'Zajęcia', en: 'Classes' }, details: { pl: 'Wtorki', en: 'Tuesdays' } }],
    },
    images: new Map(
      [...Object.values(artworks).flat(), ...Object.values(stages)].map(({ image }) => [
        image,
        { width: 1600, height: 1200 },
      ]),
    ),
    ledger: { artworks: {}, shop: {} },
  };
}

const open = withoutLedger();

/** Content without a fault; tests break copies of it. */
export const goodTables: Tables = { ...open, ledger: recorded(open) };

/** The good tables with the first portrait changed. */
export function withPortrait(change: Partial<Artwork>): Tables {
  const [first, ...others] = goodTables.artworks.portraits;
  if (!first) throw new Error('the fixture has no portrait');
  return { ...goodTables, artworks: { ...goodTables.artworks, portraits: [{ ...first, ...change }, ...others] } };
}
