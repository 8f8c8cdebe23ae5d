import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artworks } from '@/content/artworks';
import type { Artwork, CategoryId } from '@/content/types';

const tables: Readonly<Record<CategoryId, string>> = {
  portraits: 'content/artworks/portraits.ts',
  landscapes: 'content/artworks/landscapes.ts',
  wall_art: 'content/artworks/wall-art.ts',
  digital_art: 'content/artworks/digital-art.ts',
};

/** A work like this one, with its picture and an id, an address and a title of its own. */
function like(work: Artwork, round: number): Artwork {
  const both = (pair: Artwork['title'], behind: string) => ({ pl: pair.pl + behind, en: pair.en + behind });
  const n = round + 1;
  return {
    ...work,
    id: work.id + 10_000 * round,
    slug: both(work.slug, `-${n}`),
    title: both(work.title, ` ${n}`),
  };
}

const works = Object.entries(artworks) as [CategoryId, readonly Artwork[]][];

/** How many works there are before any is made up. */
export const realWorks = works.flatMap(([, rows]) => rows).length;

/** Fills the tables of a copy of the project up to so many works. They share the pictures that are there. */
export function makeUpWorks(folder: string, count: number): void {
  const all = works.flatMap(([category, rows]) => rows.map((work) => ({ category, work })));
  const added = Array.from({ length: count - all.length }, (_, at) => {
    const { category, work } = all[at % all.length] as (typeof all)[number];
    return { category, work: like(work, Math.floor(at / all.length) + 1) };
  });
  for (const [category, rows] of Map.groupBy(added, (each) => each.category)) {
    const path = join(folder, tables[category]);
    const text = readFileSync(path, 'utf8');
    const end = text.lastIndexOf('];');
    const lines = rows.map(({ work }) => `  ${JSON.stringify(work)},\n`).join('');
    writeFileSync(path, text.slice(0, end) + lines + text.slice(end));
  }
}
