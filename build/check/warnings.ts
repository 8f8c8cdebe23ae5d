import { artist } from '@/content/artist';
import { nextFree, shopRest } from '@/content/services';
import type { Localized } from '@/i18n/locales';
import { worksOf } from './fault';
import { unrecorded } from './ledger';
import type { Tables } from './tables';

const isBlank = (value: string | null): boolean => value === null || value.trim() === '';

/** What does not stop a build but should not be forgotten, one line each. */
export function warningsOf(
  tables: Tables,
  { sample, seller }: Readonly<{ sample: boolean; seller: Readonly<Record<string, string | null>> }> = artist,
  today: string = new Date().toISOString().slice(0, 10),
): readonly Localized[] {
  const samples = worksOf(tables).filter(({ work }) => work.sample).length;
  const blanks = Object.keys(seller).filter((field) => isBlank(seller[field] ?? null));
  const open = unrecorded(tables);
  const promised = [...Object.values(nextFree), shopRest.until].filter((date) => date !== null);
  const past = promised.filter((date) => date < today.slice(0, date.length));
  return [
    samples > 0 && {
      en: `${samples} works are still samples (content/artworks)`,
      pl: `prace, które są jeszcze przykładami: ${samples} (content/artworks)`,
    },
    sample && {
      en: 'the artist’s particulars are still samples (content/artist.ts)',
      pl: 'dane artystki są jeszcze przykładowe (content/artist.ts)',
    },
    ...blanks.map((field) => ({
      en: `the owner has to fill in artist.seller.${field} (content/artist.ts)`,
      pl: `do uzupełnienia: artist.seller.${field} (content/artist.ts)`,
    })),
    ...past.map((date) => ({
      en: `${date} is over, and visitors are still promised it (content/services.ts)`,
      pl: `${date} już minęło, a strona wciąż to obiecuje (content/services.ts)`,
    })),
    open > 0 && {
      en: `${open} new ids are not in content/ids.json yet: npm run content:check -- --record`,
      pl: `nowe numery, których nie ma jeszcze w content/ids.json: ${open}; zapisuje je: npm run content:check -- --record`,
    },
  ].filter((warning) => warning !== false);
}
