import { isDeepStrictEqual } from 'node:util';
import type { FileName } from '@/content/schema';
import { type CategoryId, categories } from '@/content/types';
import { recorded } from './rules';
import { type Contents, ledgerFile, locationOf } from './table-locations';

/** Does not stop a build. `isWrong`: for visitors; `sample`: a part that is still as it came, for which the desk has a name. */
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

function sampleNotes(contents: Contents): readonly Note[] {
  const note = (sample: Sample, which: string, file: FileName): Note => ({
    text: `still sample, ${sample}: ${which} (content/${file})`,
    sample,
  });
  const ofWorks = categories.flatMap((category) => {
    const [file] = locationOf(category);
    const { works } = contents[file] as Contents['artworks/portraits.json'];
    const titles = works.filter(({ sample }) => sample).map(({ title }) => `„${title.en}”`);
    if (titles.length === 0) return [];
    return [note(category, titles.length === works.length ? `all ${titles.length}` : titles.join(', '), file)];
  });
  const ofTables = (Object.keys(marked) as (keyof typeof marked)[])
    .filter((name) => contents[marked[name]].sample)
    .map((name) => note(name, 'marked as a sample', marked[name]));
  return [...ofWorks, ...ofTables];
}

/** Whether strangers can open this address: names that nobody can have are for trying out. */
function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /\.[a-z]{2,}$/.test(hostname) && !/\.(example|test|local|localhost|invalid|internal)$/.test(hostname);
}

function sellerNotes({ 'artist.json': { seller } }: Contents, siteUrl: string | undefined): readonly Note[] {
  const blanks = Object.entries(seller).flatMap(([field, value]) => (value?.trim() ? [] : [field]));
  const toFill = blanks.map((field) => ({
    text: `the owner has to fill in artist.seller.${field} (content/artist.json): on the desk, under My particulars`,
  }));
  if (blanks.length === 0 || siteUrl === undefined || !isPublic(siteUrl)) return toFill;
  const open = `${siteUrl} is a public address, and its regulations leave blank who sells: ${blanks.join(', ')}`;
  // not everybody who sells has a tax number, but everybody has an address
  const isWrong = blanks.some((field) => field !== 'taxId');
  return [...toFill, isWrong ? { text: `wrong: ${open}`, isWrong } : { text: `is that meant so? ${open}` }];
}

/** @param siteUrl the public address, where one is set */
export function notesOf(contents: Contents, siteUrl?: string): readonly Note[] {
  const { nextFree, shopRest } = contents['services.json'];
  const today = new Date().toISOString();
  const past = [...Object.values(nextFree), shopRest.until].filter(
    (date) => date !== null && date < today.slice(0, date.length),
  );
  const isNew = !isDeepStrictEqual(recorded(contents), {
    artworks: contents[ledgerFile].artworks,
    shop: contents[ledgerFile].shop,
  });
  return [
    ...sampleNotes(contents),
    ...sellerNotes(contents, siteUrl),
    ...past.map((date) => ({ text: `${date} is over, and visitors are still promised it (content/services.json)` })),
    ...(isNew ? [{ text: `new ids are not in content/${ledgerFile} yet: npm run content:check -- --record` }] : []),
  ];
}
