import { ownFileOf, fileOf as read } from '@/build/check/source/content-folder';
import { groupNames, groups, type Value, valuesIn } from '@/build/check/values';
import { formatPrice } from '@/domain/shop/price-format';
import { type Locale, type Localized, locales } from '@/i18n/locales';
import { dayOf, priceIn } from '../typed-amounts';
import { type Desk, type Reply, wrongUse } from '../verb';
import { type Changes, type ContentDesk, placesOf } from './checkout';
import { slugOf } from './named';

/** A value that can be changed by its name; a sentence of the site stands in the files of both languages. */
export type Named = Value & Readonly<{ group: string; files: readonly string[] }>;

const sentenceFile = (locale: Locale): string => `messages/${locale}.json`;
/** The words of the artist's own commands: no visitor reads them. */
const ofTheDesk = 'studio';
export const sentences = { pl: 'zdania', en: 'sentences' } as const satisfies Localized;

type Sentences = Readonly<{ [key: string]: string | Sentences }>;

function sentencesIn(node: Localized<Sentences>, path: readonly string[] = []): readonly Named[] {
  return Object.keys(node.pl).flatMap((key) => {
    const [pl, en] = [node.pl[key], node.en[key]];
    const keys = [...path, key];
    if (keys[0] === ofTheDesk) return [];
    if (typeof pl === 'object' && typeof en === 'object') return sentencesIn({ pl, en }, keys);
    const names = keys.map((word) => ({ pl: word, en: word }));
    const files = locales.map(sentenceFile);
    return [{ path: keys, names, kind: 'both' as const, value: { pl, en }, group: 'sentences', files }];
  });
}

/** Everything that can be changed by its name, as it is now. */
export function allValues(desk: ContentDesk): readonly Named[] {
  const places = placesOf(desk);
  const ofFiles = groupNames.flatMap((group) => {
    const { file, name } = groups[group];
    return valuesIn(read(places, file), [name]).map((value) => ({ ...value, group, files: [file] }));
  });
  const [pl, en] = [read(places, sentenceFile('pl')), read(places, sentenceFile('en'))] as Sentences[];
  return [...ofFiles, ...(pl && en ? sentencesIn({ pl, en }) : [])];
}

/** What is typed for a value. @example 'cennik.portret.olej-na-plotnie.1-osoba.a3' */
export const keyOf = ({ group, path, names }: Named, locale: Locale): string =>
  group === 'sentences' ? path.join('.') : names.map((name) => slugOf(name[locale])).join('.');

/** Words without their letters' accents; one that a hyphen parts also in one piece, as `e-mail`. */
const tokensOf = (text: string): readonly string[] =>
  text
    .split(/[\s.,/]+/)
    .map(slugOf)
    .filter(Boolean)
    .flatMap((word) => [...word.split('-'), word.replaceAll('-', '')]);

/** The same word in another case of Polish: its last letters differ. */
const isSame = (typed: string, word: string): boolean =>
  word.startsWith(typed) || (typed.length > 4 && word.startsWith(typed.slice(0, -2)));

/** The value of this key; else those of whose words all that was typed are. Sentences are found by their key alone. */
export function valuesCalled(values: readonly Named[], typed: string): readonly Named[] {
  const key = typed.trim();
  const exact = values.filter((value) => locales.some((locale) => keyOf(value, locale) === key));
  if (exact.length > 0) return exact;
  const asked = key
    .split(/[\s.,/]+/)
    .flatMap((word) => slugOf(word).split('-'))
    .filter(Boolean);
  if (asked.length === 0) return [];
  return values
    .filter(({ group }) => group !== 'sentences')
    .filter(({ names }) => {
      const words = names.flatMap((name) => locales.flatMap((locale) => tokensOf(name[locale])));
      return asked.every((word) => words.some((known) => isSame(word, known)));
    });
}

/** The values of a group; undefined where none is called so. */
export const groupCalled = (values: readonly Named[], typed: string): readonly Named[] | undefined => {
  const word = slugOf(typed);
  const names: readonly (readonly [string, Localized])[] = [
    ...groupNames.map((group) => [group, groups[group].name] as const),
    ['sentences', sentences],
  ];
  const found = names.find(([group, name]) => [group, ...Object.values(name).map(slugOf)].includes(word));
  return found && values.filter(({ group }) => group === found[0]);
};

const folded = (text: string): string => slugOf(text).replaceAll('-', ' ');

/** The values that say something: it stands in their text of either language, whatever its accents. */
export function valuesSaying(values: readonly Named[], text: string, locale: Locale): readonly Named[] {
  const asked = folded(text);
  return asked === '' ? [] : values.filter((value) => ` ${folded(shownValue(value, locale, ' '))}`.includes(asked));
}

/** A value as one reads it. */
export function shownValue({ kind, value }: Value, locale: Locale, between = ' / '): string {
  if (kind === 'both') return locales.map((each) => (value as Localized)[each]).join(between);
  if (kind === 'money') return formatPrice(value as number, locale);
  if (typeof value === 'boolean') return { pl: value ? 'tak' : 'nie', en: value ? 'yes' : 'no' }[locale];
  if (kind !== 'dayOfYear') return value === null ? '' : String(value);
  const at = Date.parse(`2024-${value}`);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
}

type Asking = Pick<Desk, 'words' | 'locale' | 'ask' | 'now'>;
type Typed = Readonly<{ value: unknown }> | Readonly<{ refused: Reply }>;

const yesNo: Readonly<Record<string, boolean>> = { tak: true, nie: false, yes: true, no: false };

/** What was typed, as the value that it means. What a text may say, the check of content knows. */
export async function valueTyped(
  desk: Asking,
  { kind, value: before, path }: Value,
  typed: string,
  yes: boolean,
): Promise<Typed> {
  const refused = (what: 'number' | 'yesNo' | 'dayOfYear') => ({
    refused: wrongUse(desk.words(`studio.values.bad.${what}`, { typed })),
  });
  if (kind === 'money') {
    // what is paid for a thing is never a few grosze; an exchange rate or a postage may be
    const least = path[0] === 'prices' || path[0] === 'defaultPrice' ? {} : { least: 1 };
    const grosze = await priceIn(desk, typed, { before: before as number, yes, ...least });
    return typeof grosze === 'number' ? { value: grosze } : { refused: grosze };
  }
  if (kind === 'number') {
    const [, number] = /^(\d+(?:[.,]\d+)?)\s*(?:%|\p{L}+)?$/u.exec(typed.trim()) ?? [];
    return number === undefined ? refused('number') : { value: Number(number.replace(',', '.')) };
  }
  if (kind === 'yesNo') {
    const said = yesNo[typed.trim().toLowerCase()];
    return said === undefined ? refused('yesNo') : { value: said };
  }
  if (kind === 'dayOfYear') {
    const day = dayOf(typed, desk.now);
    return day === null ? refused('dayOfYear') : { value: day.slice('2026-'.length) };
  }
  // the parts of a logo stand beside each other, with the space between them
  const [lead, trail] = [/^\s*/, /\s*$/].map((edge) => edge.exec(String(before ?? ''))?.[0] ?? '');
  return { value: typed.trim() === '' ? null : `${lead}${typed.trim()}${trail}` };
}

/** @example withValue({ a: [1] }, ['a', 0], 2) // { a: [2] } */
function withValue(node: unknown, [key, ...others]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.with(Number(key), withValue(node[Number(key)], others, value));
  const table = (node ?? {}) as Readonly<Record<string, unknown>>;
  return { ...table, [key]: withValue(table[key], others, value) };
}

/** The changes by which a value is as given: the whole table with it, or the artist's own sentences with it. */
export function valueChanged(desk: ContentDesk, { group, files, path, value: before }: Named, value: unknown): Changes {
  const places = placesOf(desk);
  if (group !== 'sentences')
    return new Map(files.map((file) => [file, withValue(read(places, file), path, value) as object]));
  const [was, is] = [before as Localized, value as Localized];
  return new Map(
    locales
      .filter((locale) => is[locale] !== was[locale])
      .map((locale) => {
        const file = sentenceFile(locale);
        return [file, withValue(ownFileOf(places, file), path, is[locale]) as object] as const;
      }),
  );
}
