import type { FileName } from '@/content/schema';
import { type CategoryId, categories } from '@/content/types';
import { unrecorded } from './ledger';
import { placeOfTable } from './table-locations';
import type { Contents, Tables } from './tables';

/**
 * What does not stop a build but should not be forgotten. `isWrong`: for visitors. `sample`: a part that is still as it came, for which
 * the desk has a name.
 */
export type Note = Readonly<{ text: string; isWrong?: true; sample?: Sample }>;

/** Tables that carry the mark `"sample": true` as a whole. */
const marked = {
  particulars: 'artist.json',
  prices: 'prices.json',
  terms: 'terms.json',
  lessons: 'lessons.json',
  fromPhoto: 'from-photo.json',
} as const satisfies Record<string, FileName>;
export type Sample = keyof typeof marked | CategoryId;

function sampleNotes({ artworks }: Tables, contents: Contents): readonly Note[] {
  const note = (sample: Sample, which: string, file: FileName): Note => ({
    text: `still sample, ${sample}: ${which} (content/${file})`,
    sample,
  });
  const ofWorks = categories.flatMap((category) => {
    const titles = artworks[category].filter(({ sample }) => sample).map(({ title }) => `„${title.en}”`);
    if (titles.length === 0) return [];
    const isAll = titles.length === artworks[category].length;
    return [note(category, isAll ? `all ${titles.length}` : titles.join(', '), placeOfTable(category)[0])];
  });
  const ofTables = (Object.keys(marked) as (keyof typeof marked)[])
    .filter((name) => contents[marked[name]].sample)
    .map((name) => note(name, 'marked as a sample', marked[name]));
  const notes = [...ofWorks, ...ofTables];
  const how =
    'a sample is changed on the desk, under Works, Prices and My particulars, where a table is also marked as yours';
  return notes.length > 0 ? [...notes, { text: how }] : [];
}

const isBlank = (value: string | null): boolean => value === null || value.trim() === '';

/** Whether strangers can open this address: names that nobody can have are for trying out. */
function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /\.[a-z]{2,}$/.test(hostname) && !/\.(example|test|local|localhost|invalid|internal)$/.test(hostname);
}

function sellerNotes({ seller }: Tables['artist'], siteUrl: string | undefined): readonly Note[] {
  const blanks = Object.entries(seller).flatMap(([field, value]) => (isBlank(value) ? [field] : []));
  const toFill = blanks.map((field) => ({
    text: `the owner has to fill in artist.seller.${field} (content/artist.json): on the desk, under My particulars`,
  }));
  if (blanks.length === 0 || siteUrl === undefined || !isPublic(siteUrl)) return toFill;
  const open = `${siteUrl} is a public address, and its regulations leave blank who sells: ${blanks.join(', ')}`;
  // not everybody who sells has a tax number, but everybody has an address
  const isWrong = blanks.some((field) => field !== 'taxId');
  return [...toFill, isWrong ? { text: `wrong: ${open}`, isWrong } : { text: `is that meant so? ${open}` }];
}

/** @param around `today`: as `2026-11-25`; `siteUrl`: the public address, where one is set */
export function notesOf(
  tables: Tables,
  contents: Contents,
  {
    today = new Date().toISOString().slice(0, 10),
    siteUrl,
  }: Readonly<{ today?: string; siteUrl?: string | undefined }>,
): readonly Note[] {
  const { nextFree, shopRest } = tables.promised;
  const past = [...Object.values(nextFree), shopRest.until].filter(
    (date) => date !== null && date < today.slice(0, date.length),
  );
  const open = unrecorded(tables);
  return [
    ...sampleNotes(tables, contents),
    ...sellerNotes(tables.artist, siteUrl),
    ...past.map((date) => ({ text: `${date} is over, and visitors are still promised it (content/services.json)` })),
    ...(open > 0
      ? [{ text: `${open} new ids are not in content/ids.json yet: npm run content:check -- --record` }]
      : []),
  ];
}
