import type { Localized } from '@/i18n/locales';
import { worksOf } from './fault';
import { unrecorded } from './ledger';
import type { Tables } from './tables';

const isBlank = (value: string | null): boolean => value === null || value.trim() === '';

/** What does not stop a build but should not be forgotten, one line each. */
export function warningsOf(
  tables: Tables,
  today: string = new Date().toISOString().slice(0, 10),
): readonly Localized[] {
  const { sample, seller } = tables.artist;
  const { nextFree, shopRest } = tables.promised;
  const samples = worksOf(tables).filter(({ work }) => work.sample).length;
  const blanks = Object.entries(seller).flatMap(([field, value]) => (isBlank(value) ? [field] : []));
  const open = unrecorded(tables);
  const promised = [...Object.values(nextFree), shopRest.until].filter((date) => date !== null);
  const past = promised.filter((date) => date < today.slice(0, date.length));
  return [
    samples > 0 && {
      en: `${samples} works are still samples (content/artworks)`,
      pl: `prace, które są jeszcze przykładami: ${samples} (content/artworks)`,
    },
    sample && {
      en: 'the artist’s particulars are still samples (content/artist.json)',
      pl: 'dane artystki są jeszcze przykładowe (content/artist.json)',
    },
    ...blanks.map((field) => ({
      en: `the owner has to fill in artist.seller.${field} (content/artist.json)`,
      pl: `do uzupełnienia: artist.seller.${field} (content/artist.json)`,
    })),
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
