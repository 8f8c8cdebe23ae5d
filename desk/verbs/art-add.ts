import { dirname, join } from 'node:path';
import { placeOfTable } from '@/build/check/table-locations';
import type { Artwork, CategoryId } from '@/content/types';
import { locales } from '@/i18n/locales';
import { dayInWarsaw } from '@/server/platform/warsaw';
import { type Desk, refusal, reply, tool } from '../verb';
import { type ContentDesk, changeContent, fileOf, outsideCheckout, rowsOf, withRows } from '../works/checkout';
import { categoryNamed, worksOf } from '../works/found';
import { apartFromParts, freeSlug, slugOf } from '../works/named';
import { type Answers, answersOf, forgetAnswers, partFor, sizeIn, workOptions } from '../works/new-work';
import { isSlow, readPicture } from '../works/read-picture';

/** The next number of a category: above every one that was ever given there, and nobody's elsewhere. */
function nextId(desk: ContentDesk, category: CategoryId): number {
  const given = Object.entries(fileOf(desk, 'ids.json').artworks).map(([id, entry]) => ({ id: Number(id), ...entry }));
  const now = worksOf(desk).map(({ category, work }) => ({ id: work.id, category }));
  const all = [...given, ...now];
  const taken = new Set(all.map(({ id }) => id));
  let next = Math.max(0, ...all.filter((one) => one.category === category).map(({ id }) => id)) + 1;
  while (taken.has(next)) next += 1;
  return next;
}

/** Of the titles; a slug that was ever given in the category gets a number behind it. */
function newSlug(desk: ContentDesk, category: CategoryId, answers: Answers): Artwork['slug'] {
  const given = Object.values(fileOf(desk, 'ids.json').artworks).filter((entry) => entry.category === category);
  const all = [...given, ...rowsOf<Artwork>(desk, category)];
  const slugs = locales.map((locale) => {
    const taken = new Set(all.map(({ slug }) => slug[locale]));
    const slug = apartFromParts(slugOf(answers[`title-${locale}`]) || 'praca', locale);
    return [locale, freeSlug(slug, taken)] as const;
  });
  return Object.fromEntries(slugs) as Artwork['slug'];
}

/** Where the pictures of a category lie: beside those of its first work, else in a folder of its name. */
function folderOf(desk: ContentDesk, category: CategoryId): string {
  const [first] = rowsOf<Artwork>(desk, category);
  return first ? dirname(first.image) : category.replace('_', '-');
}

function newWork(desk: ContentDesk & Pick<Desk, 'now'>, category: CategoryId, answers: Answers): Artwork {
  const slug = newSlug(desk, category, answers);
  const both = (name: 'title' | 'technique' | 'alt') => ({ pl: answers[`${name}-pl`], en: answers[`${name}-en`] });
  return {
    id: nextId(desk, category),
    image: `${folderOf(desk, category)}/${slug.en}.webp`,
    sample: false,
    slug,
    title: both('title'),
    technique: both('technique'),
    year: Number(answers.year),
    sizeCm: sizeIn(answers.size),
    alt: both('alt'),
    added: dayInWarsaw(desk.now),
  };
}

export const artAdd = tool({
  name: 'art add',
  help: { pl: 'dodaje pracę do galerii', en: 'adds a work to the gallery' },
  example: { pl: 'art add zdjecie.jpg', en: 'art add photo.jpg' },
  arguments: {
    picture: {
      name: { pl: 'PLIK', en: 'FILE' },
      help: { pl: 'plik ze zdjęciem pracy', en: 'the file with a picture of the work' },
    },
  },
  options: {
    ...workOptions,
    crop: {
      help: { pl: 'przycina zdjęcie do wymiarów, bez pytania', en: 'crops the photo to the size, without asking' },
    },
  },
  async run(desk, { picture: file, crop, ...given }) {
    const { words } = desk;
    const outside = outsideCheckout(desk);
    if (outside) return outside;
    if (isSlow(file)) desk.say(words('studio.works.picture.slow'));
    const photo = await readPicture(file);
    if (typeof photo === 'string') return refusal(words(`studio.works.picture.${photo}`, { file }));
    const answered = await answersOf(desk, given, photo, crop);
    if ('refused' in answered) return answered.refused;
    const { answers } = answered;
    const part = partFor(answers.size, photo);
    const { bytes, width, height, tone } = part ? await photo.cut(part) : photo;
    const category = categoryNamed(answers.category) as CategoryId;
    const work = newWork(desk, category, answers);
    const changes = withRows<Artwork>(
      desk,
      category,
      (works) => [work, ...works],
      new Map([[`images/${work.image}`, bytes]]),
    );
    const facts = {
      file: join(desk.settings().contentFolder, placeOfTable(category)[0]),
      title: work.title[desk.locale],
      slug: work.slug[desk.locale],
      width,
      height,
      tone,
    };
    const done = reply(words('studio.works.added', facts), { ...work, width, height, tone });
    const added = await changeContent(desk, () => changes, done);
    if (added.ok) forgetAnswers(desk);
    return added;
  },
});
