import type { Localized } from '@/i18n/locales';
import { unrecorded } from './ledger';
import type { Tables } from './tables';
import { keyNames } from './values';

const isBlank = (value: string | null): boolean => value === null || value.trim() === '';

/** The artist's words for what the regulations say of the seller. */
const sellerKeys: Readonly<Record<string, Localized>> = {
  name: { pl: 'nazwa', en: 'name' },
  address: { pl: 'adres', en: 'address' },
  taxId: { pl: 'nip', en: 'tax-number' },
};

/** Whether strangers can open this address: names that nobody can have are for trying out. */
function isPublic(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /\.[a-z]{2,}$/.test(hostname) && !/\.(example|test|local|localhost|invalid|internal)$/.test(hostname);
}

/** Begins a note on what is wrong for visitors, though the site can be built. */
export const isWrong: Localized = { pl: 'źle:', en: 'wrong:' };

type Around = Readonly<{
  /** As `2026-11-25`. */
  today?: string;
  /** The public address; undefined where none is set. */
  siteUrl?: string | undefined;
  /** What is still as the program brought it. */
  samples?: readonly Localized[];
}>;

/** What does not stop a build but should not be forgotten, one line each. */
export function warningsOf(
  tables: Tables,
  { today = new Date().toISOString().slice(0, 10), siteUrl, samples = [] }: Around = {},
): readonly Localized[] {
  const { seller } = tables.artist;
  const { nextFree, shopRest } = tables.promised;
  const blanks = Object.entries(seller).flatMap(([field, value]) => (isBlank(value) ? [field] : []));
  const [blanksPl, blanksEn] = (['pl', 'en'] as const).map((locale) =>
    blanks.map((field) => sellerKeys[field]?.[locale] ?? field).join(', '),
  );
  // not everybody who sells has a tax number, but everybody has an address
  const lead = blanks.some((field) => field !== 'taxId')
    ? isWrong
    : { pl: 'czy na pewno tak?', en: 'is that meant so?' };
  const open = unrecorded(tables);
  const promised = [...Object.values(nextFree), shopRest.until].filter((date) => date !== null);
  const past = promised.filter((date) => date < today.slice(0, date.length));
  return [
    ...samples,
    samples.length > 0 && {
      en: 'a sample is changed on the desk, under Works, Prices and My particulars, where a table is also marked as yours',
      pl: 'przykłady zmienia się w pracowni: Prace, Cennik i Moje dane; tam też zaznacza się, że dział jest już Twój',
    },
    ...blanks.map((field) => ({
      en: `the owner has to fill in artist.seller.${field} (content/artist.json): on the desk, under My particulars`,
      pl: `do uzupełnienia: sprzedawca, ${keyNames[field]?.pl ?? field} (content/artist.json): w pracowni, Moje dane`,
    })),
    blanks.length > 0 &&
      siteUrl !== undefined &&
      isPublic(siteUrl) && {
        en: `${lead.en} ${siteUrl} is a public address, and its regulations leave blank who sells: ${blanksEn}`,
        pl: `${lead.pl} ${siteUrl} to publiczny adres, a w regulaminie są puste miejsca o sprzedawcy: ${blanksPl}`,
      },
    ...past.map((date) => ({
      en: `${date} is over, and visitors are still promised it (content/services.json)`,
      pl: `${date} już minęło, a strona wciąż to obiecuje (content/services.json)`,
    })),
    open > 0 && {
      en: `${open} new ids are not in content/ids.json yet: npm run content:check -- --record`,
      pl: `nowe numery, których nie ma jeszcze w content/ids.json: ${open}; zapisuje je: npm run content:check -- --record`,
    },
  ].filter((warning) => warning !== false);
}
