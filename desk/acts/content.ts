import { tableNames } from '@/build/check/table-locations';
import { type Changes, type ContentPlace, changeContent } from '../works/checkout';
import type { Context, Facts, Outcome, Sentence } from './act';

/** The tables of content, as their files are now. */
export const contentOf = ({ settings, folder, locale }: Context): ContentPlace => ({
  ...{ folder, settings: () => settings, locale },
});

const tables = new RegExp(`^(?:${tableNames.join('|')}): `);

/** What the check says, without where: the artist has no files. @example 'telefon "abc" to nie jest numer telefonu' */
const plainFaults = (faults: string): string =>
  faults
    .split('\n')
    .map((line) => line.replace(/^content: (?:\S+?:\d+: )?/, '').replace(tables, ''))
    .join(' ');

type Refusal = Exclude<Outcome, Facts>;

/**
 * Writes content, and has all of it checked.
 * @param make reads the tables as they are when it is its turn; a refusal: nothing is written
 * @param field at which stands what the check found; `''`: above the form
 */
export async function changeTables(
  context: Context,
  make: () => Changes | Refusal,
  { to, happened, field = '' }: Readonly<{ to: string; happened: Sentence; field?: string }>,
): Promise<Outcome> {
  let refusal: Refusal | null = null;
  const faults = await changeContent(contentOf(context), () => {
    const made = make();
    if (!('ok' in made)) return made;
    refusal = made;
    return null;
  });
  if (refusal) return refusal;
  if (faults !== null) return { ok: false, problems: { [field]: () => plainFaults(faults) } };
  return { ok: true, happened, to };
}
