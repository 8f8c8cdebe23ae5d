import type { FileName } from '@/content/schema';
import { type CategoryId, categories } from '@/content/types';
import type { Localized } from '@/i18n/locales';
import { locales } from '@/i18n/locales';
import { worksOf } from './fault';
import { placeOfTable } from './table-locations';
import type { Contents, Tables } from './tables';
import { type Group, groups, samplesIn } from './values';

/** The files of content as the program brought them, and what the artist wrote in hers. */
export type Brought = Readonly<{ samples: Contents; hers: Readonly<Partial<Record<FileName, unknown>>> }>;

/** What was invented for the samples; the documents are written for any painter. */
const invented = ['particulars', 'prices', 'terms', 'lessons'] as const satisfies readonly Group[];

const categoryNames: Readonly<Record<CategoryId, Localized>> = {
  portraits: { pl: 'portrety', en: 'portraits' },
  landscapes: { pl: 'pejzaże', en: 'landscapes' },
  wall_art: { pl: 'malarstwo ścienne', en: 'wall art' },
  digital_art: { pl: 'grafika cyfrowa', en: 'digital art' },
};

const all = (n: number): Localized => ({ pl: `wszystkie ${n}`, en: `all ${n}` });
const whole: Localized = { pl: 'wszystko', en: 'all of it' };

const joined = (words: readonly Localized[], between: string): Localized => {
  const [pl, en] = locales.map((locale) => words.map((word) => word[locale]).join(between));
  return { pl: pl ?? '', en: en ?? '' };
};

const note = (what: Localized, which: Localized, file: string): Localized => ({
  pl: `jeszcze z przykładu, ${what.pl}: ${which.pl} (${file})`,
  en: `still sample, ${what.en}: ${which.en} (${file})`,
});

/** Works say it themselves. */
const ofWorks = (tables: Pick<Tables, 'artworks'>): readonly Localized[] =>
  categories.flatMap((category) => {
    const works = worksOf(tables).filter((one) => one.category === category);
    const samples = works.filter(({ work }) => work.sample);
    const names = samples.map(({ work: { title } }) => ({ pl: `„${title.pl}”`, en: `“${title.en}”` }));
    const which = samples.length === works.length ? all(works.length) : joined(names, ', ');
    return samples.length > 0 ? [note(categoryNames[category], which, `content/${placeOfTable(category)[0]}`)] : [];
  });

/** The pictures that the shop sells as the samples do. */
function ofShop(tables: Pick<Tables, 'artworks'>, contents: Contents, { samples }: Brought): readonly Localized[] {
  const same = samples['shop.json'].pictures.map((row) => JSON.stringify(row));
  const rows = contents['shop.json'].pictures.filter((row) => same.includes(JSON.stringify(row)));
  const titles = rows.map(({ artwork, number }) => {
    const title = worksOf(tables).find(({ work }) => work.id === artwork)?.work.title;
    return { pl: `„${title?.pl ?? number}”`, en: `“${title?.en ?? number}”` };
  });
  return rows.length > 0
    ? [note({ pl: 'obrazy w sklepie', en: 'pictures in the shop' }, joined(titles, ', '), 'content/shop.json')]
    : [];
}

const ofPhoto = (contents: Contents, { samples }: Brought): readonly Localized[] =>
  JSON.stringify(contents['from-photo.json']) === JSON.stringify(samples['from-photo.json'])
    ? [note({ pl: 'od zdjęcia do obrazu', en: 'from photo to painting' }, whole, 'content/from-photo.json')]
    : [];

/** Everything that is still as the program brought it, by name: a line for each file in which there is something. */
export function sampleNotes(
  tables: Pick<Tables, 'artworks'>,
  contents: Contents,
  brought: Brought,
): readonly Localized[] {
  const { samples, hers } = brought;
  const ofFiles = invented.flatMap((group) => {
    const { file, name } = groups[group];
    const found = samplesIn(contents[file], samples[file], hers[file]);
    const which = found.map((names) => (names.length === 0 ? whole : joined(names, ' ')));
    return found.length > 0 ? [note(name, joined(which, '; '), `content/${file}`)] : [];
  });
  return [...ofWorks(tables), ...ofShop(tables, contents, brought), ...ofFiles, ...ofPhoto(contents, brought)];
}
