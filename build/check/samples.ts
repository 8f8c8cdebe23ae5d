import type { FileName } from '@/content/schema';
import { type CategoryId, categories } from '@/content/types';
import { type Localized, locales } from '@/i18n/locales';
import { worksOf } from './fault';
import { placeOfTable } from './table-locations';
import type { Contents, Tables } from './tables';
import { groups } from './values';

const categoryNames: Readonly<Record<CategoryId, Localized>> = {
  portraits: { pl: 'portrety', en: 'portraits' },
  landscapes: { pl: 'pejzaże', en: 'landscapes' },
  wall_art: { pl: 'malarstwo ścienne', en: 'wall art' },
  digital_art: { pl: 'grafika cyfrowa', en: 'digital art' },
};

/** Tables that carry the mark as a whole. */
const marked = [
  groups.particulars,
  groups.prices,
  groups.terms,
  groups.lessons,
  { file: 'from-photo.json', name: { pl: 'od zdjęcia do obrazu', en: 'from photo to painting' } },
] as const;

const asTable: Localized = { pl: 'oznaczone jako przykład', en: 'marked as a sample' };

const note = (what: Localized, which: Localized, file: FileName): Localized => ({
  pl: `jeszcze z przykładu, ${what.pl}: ${which.pl} (content/${file})`,
  en: `still sample, ${what.en}: ${which.en} (content/${file})`,
});

function ofWorks(tables: Pick<Tables, 'artworks'>, category: CategoryId): readonly Localized[] {
  const works = worksOf(tables).filter((one) => one.category === category);
  const samples = works.filter(({ work }) => work.sample);
  if (samples.length === 0) return [];
  const titles = Object.fromEntries(
    locales.map((locale) => [locale, samples.map(({ work }) => `„${work.title[locale]}”`).join(', ')]),
  ) as Localized;
  const all: Localized = { pl: `wszystkie ${works.length}`, en: `all ${works.length}` };
  return [note(categoryNames[category], samples.length === works.length ? all : titles, placeOfTable(category)[0])];
}

/** What still has the mark `"sample": true`: a line for each file. */
export const sampleNotes = (tables: Pick<Tables, 'artworks'>, contents: Contents): readonly Localized[] => [
  ...categories.flatMap((category) => ofWorks(tables, category)),
  ...marked.flatMap(({ file, name }) => (contents[file].sample ? [note(name, asTable, file)] : [])),
];
