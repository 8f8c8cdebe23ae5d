import { artist } from '@/content/artist';
import { worksOf } from './fault';
import { unrecorded } from './ledger';
import type { Tables } from './tables';

const isBlank = (value: string | null): boolean => value === null || value.trim() === '';

/** What does not stop a build but should not be forgotten, a line each. */
export function warningsOf(
  tables: Tables,
  { sample, seller }: Readonly<{ sample: boolean; seller: Readonly<Record<string, string | null>> }> = artist,
): readonly string[] {
  const samples = worksOf(tables).filter(({ work }) => work.sample).length;
  const blanks = Object.keys(seller).filter((field) => isBlank(seller[field] ?? null));
  const open = unrecorded(tables);
  return [
    samples > 0 && `${samples} works are still samples (content/artworks)`,
    sample && 'the artist’s particulars are still samples (content/artist.ts)',
    ...blanks.map((field) => `the owner has to fill in artist.seller.${field} (content/artist.ts)`),
    open > 0 && `${open} new ids are not in content/ids.json yet: npm run content:check -- --record`,
  ].filter((warning) => warning !== false);
}
