import { existsSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import { imagePathIn } from '@/build/check/source/content-folder';
import type { Artwork, CategoryId } from '@/content/types';
import { locales } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { isOnSomeSite } from '../publication';
import { type ContentPlace, fileOf, placesOf, rowsOf } from './checkout';
import { worksOf } from './found';
import { apartFromParts, freeSlug, slugOf } from './named';
import type { WorkForm } from './work-form';

/** The next number of a category: above every one that was ever given there, and nobody's elsewhere. */
function nextId(place: ContentPlace, category: CategoryId): number {
  const given = Object.entries(fileOf(place, 'ids.json').artworks).map(([id, entry]) => ({ id: Number(id), ...entry }));
  const now = worksOf(place).map(({ category, work }) => ({ id: work.id, category }));
  const all = [...given, ...now];
  const taken = new Set(all.map(({ id }) => id));
  let next = Math.max(0, ...all.filter((one) => one.category === category).map(({ id }) => id)) + 1;
  while (taken.has(next)) next += 1;
  return next;
}

/** The most characters of a slug: with a number and an ending it is a file's name, of 255 bytes at the most. */
const longestSlug = 100;

/** Of the titles; a slug that was ever given in the category gets a number behind it. */
function newSlug(place: ContentPlace, category: CategoryId, title: Artwork['title']): Artwork['slug'] {
  const given = Object.values(fileOf(place, 'ids.json').artworks).filter((entry) => entry.category === category);
  const all = [...given, ...rowsOf<Artwork>(place, category)];
  const slugs = locales.map((locale) => {
    const taken = new Set(all.map(({ slug }) => slug[locale]));
    const cut = slugOf(title[locale]).slice(0, longestSlug).replace(/-$/, '');
    const slug = apartFromParts(cut || 'praca', locale);
    return [locale, freeSlug(slug, taken)] as const;
  });
  return Object.fromEntries(slugs) as Artwork['slug'];
}

function folderOf(place: ContentPlace, category: CategoryId): string {
  const [first] = rowsOf<Artwork>(place, category);
  return first ? dirname(first.image) : category.replace('_', '-');
}

/** The first name from a number on that no picture has, here or on a site: what was published keeps its own. */
function freeImage(place: ContentPlace, path: string, from: number): string {
  const named = new Set(worksOf(place).map(({ work }) => work.image));
  const isTaken = (image: string): boolean =>
    named.has(image) || existsSync(imagePathIn(placesOf(place), image)) || isOnSomeSite(place.folder, image);
  for (let at = from; ; at += 1) {
    const image = `${path}${at === 1 ? '' : `-${at}`}.webp`;
    if (!isTaken(image)) return image;
  }
}

export function nextImage(place: ContentPlace, image: string): string {
  const { dir, name } = parse(image);
  const [, stem = name] = /^(.+?)(?:-\d+)?$/.exec(name) ?? [];
  return freeImage(place, `${dir}/${stem}`, 2);
}

export function newWork(place: ContentPlace, { category, shown }: WorkForm, now: number): Artwork {
  const slug = newSlug(place, category, shown.title);
  const image = freeImage(place, `${folderOf(place, category)}/${slug.en}`, 1);
  return { id: nextId(place, category), image, sample: false, slug, ...shown, added: dayInWarsaw(now) };
}
