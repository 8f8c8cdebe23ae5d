import type * as z from 'zod';
import { ownFileOf, fileOf as read } from '@/build/check/source/content-folder';
import { type FileName, files, lowestPrice } from '@/content/schema';
import { typedDay } from '@/domain/typed-day';
import { groszeOf, isLeap, typedSum } from '@/domain/typed-sums';
import { type Locale, type Localized, locales, regions } from '@/i18n/locales';
import type { Sentence } from '../acts/act';
import { formatPrice } from '../sums';
import { type Changes, type ContentPlace, placesOf } from './checkout';
import { slugOf } from './named';
import { wordPageOf } from './pages-of-words';
import { type Readable, readable, readableLine } from './readable';
import { type Group, groupNames, groups, type Value, valuesIn } from './value-tree';

/** A value that can be changed by itself; a sentence of the site stands in the files of both languages. */
export type Named = Value & Readonly<{ group: Group | 'sentences'; files: readonly string[] }>;

const sentenceFile = (locale: Locale): string => `messages/${locale}.json`;
type Sentences = Readonly<{ [key: string]: string | Sentences }>;

function sentencesIn(node: Localized<Sentences>, path: readonly string[] = []): readonly Named[] {
  return Object.keys(node.pl).flatMap((key) => {
    const [pl, en] = [node.pl[key], node.en[key]];
    const keys = [...path, key];
    if (!wordPageOf(keys[0] ?? '')) return [];
    if (typeof pl === 'object' && typeof en === 'object') return sentencesIn({ pl, en }, keys);
    const files = locales.map(sentenceFile);
    return [{ path: keys, names: [], kind: 'both' as const, value: { pl, en }, group: 'sentences', files }];
  });
}

/** What may be null in a file: one that is older than the key lacks it. */
const nulls = (file: FileName): object =>
  Object.fromEntries(
    Object.entries<z.ZodType>(files[file].shape)
      .filter(([, schema]) => schema.safeParse(null).success)
      .map(([key]) => [key, null]),
  );

/** Everything of a group that can be changed by itself, as it is now. */
export function valuesOf(desk: ContentPlace, group: Group | 'sentences'): readonly Named[] {
  const places = placesOf(desk);
  if (group !== 'sentences') {
    const file = groups[group];
    const values = valuesIn({ ...nulls(file), ...(read(places, file) as object) });
    return values.map((value) => ({ ...value, group, files: [file] }));
  }
  const [pl, en] = locales.map((locale) => read(places, sentenceFile(locale))) as Sentences[];
  return pl && en ? sentencesIn({ pl, en }) : [];
}

export const allValues = (desk: ContentPlace): readonly Named[] =>
  [...groupNames, 'sentences' as const].flatMap((group) => valuesOf(desk, group));

/** Names a value in a form. @example 'prices.prices.portraits.oil.one.a3' */
export const idOf = ({ group, path }: Pick<Named, 'group' | 'path'>): string => [group, ...path].join('.');

export const nameOf = ({ names }: Named, locale: Locale, skip = 0): string => {
  const own = names.slice(skip).map((name) => name[locale]);
  return own.join(', ').replace(/^./u, (first) => first.toUpperCase());
};

const folded = (text: string): string => slugOf(text).replaceAll('-', ' ');

/** The values that say something: it stands in their text of either language, whatever its accents. */
export function valuesSaying(values: readonly Named[], text: string, locale: Locale): readonly Named[] {
  const asked = folded(text);
  return asked === '' ? [] : values.filter((value) => ` ${folded(shownValue(value, locale))}`.includes(asked));
}

export function shownValue({ kind, value }: Pick<Value, 'kind' | 'value'>, locale: Locale): string {
  if (kind === 'both') return locales.map((each) => readableLine(value as Localized, each)).join(' / ');
  if (kind === 'money') return formatPrice(value as number, locale);
  if (typeof value === 'boolean') return { pl: value ? 'tak' : 'nie', en: value ? 'yes' : 'no' }[locale];
  if (kind !== 'dayOfYear') return value === null ? '' : String(value);
  const at = Date.parse(`2024-${value}`);
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(regions[locale], format).format(at);
}

export const valuePrefix = 'v.';

/** A field for a value: its name in a form, and what stands in it. `tongue`: of a text in both languages. */
export type FieldOf = Readable & Readonly<{ name: string; tongue?: Locale }>;

/** The fields of a value: one a language of a text in both, and a form of its number. An amount is without its currency, which stands behind the field. */
export function fieldsOf(named: Named, locale: Locale): readonly FieldOf[] {
  const { kind, value } = named;
  const name = `${valuePrefix}${idOf(named)}`;
  if (kind === 'both')
    return locales.flatMap((tongue) =>
      readable((value as Localized)[tongue], tongue).map((one) => ({
        ...one,
        tongue,
        name: [name, tongue, ...(one.form ? [one.form] : [])].join('.'),
      })),
    );
  if (kind === 'money') return [{ name, text: typedSum(value as number, locale) }];
  if (kind === 'yesNo') return [{ name, text: value ? 'yes' : 'no' }];
  if (kind === 'dayOfYear') return [{ name, text: String(value).split('-').toReversed().map(Number).join('.') }];
  return [{ name, text: shownValue(named, locale) }];
}

type Typed = Readonly<{ value: unknown }> | Readonly<{ problem: Sentence }>;

/** What is paid for a thing is never a few grosze; an exchange rate or a postage may be. */
const leastOf = ([first]: Value['path']): number => (first === 'prices' || first === 'defaultPrice' ? lowestPrice : 1);

/** `locale`: of the messages. `isSure`: a leap is meant so. */
type Reading = Readonly<{ locale: Locale; isSure: boolean }>;

function moneyTyped({ value: before, path }: Value, typed: string, { locale, isSure }: Reading): Typed {
  const grosze = groszeOf(typed);
  if (grosze === null) return { problem: (words) => words('desk.problems.sum') };
  const least = leastOf(path);
  if (grosze < least) return { problem: (words) => words('desk.values.low', { least: formatPrice(least, locale) }) };
  if (isSure || typeof before !== 'number' || !isLeap(before, grosze)) return { value: grosze };
  const facts = { price: formatPrice(grosze, locale), before: formatPrice(before, locale) };
  return { problem: (words) => words('desk.values.leap', facts) };
}

/** What was typed for a value of one field, as the value that it means. What a text may say, the check of content knows. */
export function valueTyped(named: Value, typed: string, reading: Reading): Typed {
  const { kind, value: before } = named;
  if (kind === 'money') return moneyTyped(named, typed, reading);
  if (kind === 'numberOrNone' && typed.trim() === '') return { value: null };
  if (kind === 'number' || kind === 'numberOrNone') {
    const [, number] = /^(\d+(?:[.,]\d+)?)\s*(?:%|\p{L}+)?$/u.exec(typed.trim()) ?? [];
    if (number === undefined) return { problem: (words) => words('desk.values.badNumber') };
    return { value: Number(number.replace(',', '.')) };
  }
  if (kind === 'yesNo') return { value: typed === 'yes' };
  if (kind === 'dayOfYear') {
    // of a leap year, which has all days
    const day = typedDay(typed.trim().replace(/^(\d+\.\d+)\.?$/, '$1.2024'));
    return day === null ? { problem: (words) => words('desk.values.badDay') } : { value: day.slice('2024-'.length) };
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

/** The changes by which values are as given: whole tables with them, and the artist's own sentences with them. */
export function withValues(desk: ContentPlace, given: readonly (readonly [named: Named, value: unknown])[]): Changes {
  const places = placesOf(desk);
  const changes = new Map<string, object>();
  for (const [{ group, files, path, value: before }, value] of given)
    if (group === 'sentences')
      for (const locale of locales) {
        const [was, is] = [before as Localized, value as Localized];
        const file = sentenceFile(locale);
        const own = changes.get(file) ?? ownFileOf(places, file);
        if (is[locale] !== was[locale]) changes.set(file, withValue(own, path, is[locale]) as object);
      }
    else
      for (const file of files)
        changes.set(file, withValue(changes.get(file) ?? read(places, file), path, value) as object);
  return changes;
}
