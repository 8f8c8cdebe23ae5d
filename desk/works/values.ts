import { ownFileOf, fileOf as read } from '@/build/check/source/content-folder';
import { files } from '@/content/schema';
import { typedDay } from '@/domain/typed-day';
import { typedSum } from '@/domain/typed-sums';
import { type Locale, type Localized, locales, regions } from '@/i18n/locales';
import { type Label, textIn } from '../acts/act';
import { cleanIn } from '../acts/texts';
import { type FieldOf, type Fields, readPrice } from '../form/kinds';
import { formatPrice } from '../sums';
import { type Changes, type ContentPlace, placesOf } from './checkout';
import { slugOf } from './named';
import { wordPageOf } from './pages-of-words';
import { lostIn, numberOf, type Readable, readable, readableLine } from './readable';
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

export function valuesOf(desk: ContentPlace, group: Group | 'sentences'): readonly Named[] {
  const places = placesOf(desk);
  if (group !== 'sentences') {
    const file = groups[group];
    return valuesIn(files[file], read(places, file)).map((value) => ({ ...value, group, files: [file] }));
  }
  const [pl, en] = locales.map((locale) => read(places, sentenceFile(locale))) as Sentences[];
  return pl && en ? sentencesIn({ pl, en }) : [];
}

export const allValues = (desk: ContentPlace): readonly Named[] =>
  [...groupNames, 'sentences' as const].flatMap((group) => valuesOf(desk, group));

/** Names a value in a form. @example 'prices.prices.portraits.oil.one.a3' */
export const idOf = ({ group, path }: Pick<Named, 'group' | 'path'>): string => [group, ...path].join('.');

export const labelOf = ({ names }: Named, locale: Locale, skip = 0): string => {
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

type TextOf = Readable & Readonly<{ name: string; tongue: Locale }>;

export const textsOf = (named: Named): readonly TextOf[] =>
  locales.flatMap((tongue) =>
    readable((named.value as Localized)[tongue], tongue).map((one) => ({
      ...one,
      tongue,
      name: [valuePrefix + idOf(named), tongue, ...(one.form ? [one.form] : [])].join('.'),
    })),
  );

type Own = Pick<FieldOf<unknown>, 'usual' | 'read'> & Readonly<{ mode?: 'decimal' | 'numeric' }>;

/** How a value of one field is shown, and read. What a text may say, the check of content knows. */
function fieldOf(named: Named, locale: Locale): Own {
  const { kind, value, least = 1 } = named;
  const read = (parse: (typed: string) => unknown, wrong: Label): Own['read'] => {
    return (read, name) => parse(cleanIn(read.form, name)) ?? read.refuse(name, wrong);
  };
  switch (kind) {
    case 'money':
      return {
        usual: typedSum(value as number, locale),
        mode: 'decimal',
        read: (read, name) => readPrice(read, name, { least, before: value as number | null, locale }),
      };
    case 'number':
    case 'numberOrNone': {
      const numberOf = (typed: string) => /^(\d+(?:[.,]\d+)?)\s*(?:%|\p{L}+)?$/u.exec(typed)?.[1]?.replace(',', '.');
      const parsed = read((typed) => (numberOf(typed) ? Number(numberOf(typed)) : null), 'desk.values.badNumber');
      return {
        usual: shownValue(named, locale),
        mode: 'numeric',
        read: (read, name) => (kind === 'numberOrNone' && read.isEmpty(name) ? null : parsed(read, name)),
      };
    }
    case 'yesNo':
      return { usual: value ? 'yes' : 'no', read: ({ form }, name) => textIn(form, name) === 'yes' };
    case 'dayOfYear':
      return {
        usual: String(value).split('-').toReversed().map(Number).join('.'),
        // of a leap year, which has all days
        read: read(
          (typed) => typedDay(typed.replace(/^(\d+\.\d+)\.?$/, '$1.2024'))?.slice('2024-'.length),
          'desk.values.badDay',
        ),
      };
    default: {
      // the parts of a logo stand beside each other, with the space between them
      const [lead, trail] = [/^\s*/, /\s*$/].map((edge) => edge.exec(String(value ?? ''))?.[0] ?? '');
      return {
        usual: shownValue(named, locale),
        read: ({ form }, name) => (cleanIn(form, name) ? `${lead}${cleanIn(form, name)}${trail}` : null),
      };
    }
  }
}

const judges: Readonly<Record<string, 'account' | 'tax'>> = {
  bankAccount: 'account',
  euroAccount: 'account',
  taxId: 'tax',
};

const lineLength = 36;
const rowsFor = (text: string): number => Math.min(9, Math.max(2, Math.ceil(text.length / lineLength)));

/** `isLong`: its texts have lines; `isBare`: a table says what it is. */
type Drawing = Readonly<{ label?: string; hint?: Label | undefined; isLong?: boolean; isBare?: boolean }>;

/** The fields of a value, by their names. An amount is without its currency, which stands behind the field. */
export function fieldsOf(
  named: Named,
  locale: Locale,
  { hint, isLong = false, isBare = false, ...drawing }: Drawing = {},
): Fields {
  const { kind, path } = named;
  const label = drawing.label ?? labelOf(named, locale);
  const name = valuePrefix + idOf(named);
  const common = { label: () => label, isByItself: true, blank: null } as const;
  if (kind === 'yesNo') {
    const isSample = path[0] === 'sample';
    const answer = (value: boolean, ofSample: Label): Label =>
      isSample ? ofSample : () => shownValue({ kind, value }, locale);
    const options = [
      ['yes', answer(true, 'desk.values.isSample')],
      ['no', answer(false, 'desk.values.isMine')],
    ] as const;
    const field = { ...common, ...fieldOf(named, locale), kind: 'chips', options } as const;
    return { [name]: isSample ? { ...field, label: 'desk.values.sample' } : field };
  }
  if (kind !== 'both') {
    const by = judges[String(path.at(-1))];
    const judged = by && ({ by, wrong: `desk.me.wrong.${by}` } as const);
    const unit = kind === 'money' && isBare ? { unit: '' } : {};
    return { [name]: { ...common, ...fieldOf(named, locale), ...unit, kind: 'input', hint, judged, isBare } };
  }
  const texts = textsOf(named).map((text, at, all): readonly [string, FieldOf<unknown>] => {
    const { name, tongue, form } = text;
    const isBelow = all[at - 1]?.tongue === tongue;
    return [
      name,
      {
        ...common,
        kind: 'input',
        hint: (words) =>
          [words(`desk.values.in.${tongue}`), form && words('desk.words.when', { n: numberOf(form, tongue) })]
            .filter(Boolean)
            .join(', '),
        ...(tongue !== locale && { lang: tongue }),
        usual: text.text,
        rows: isLong ? rowsFor(text.text) : undefined,
        isBelow,
        ...(at > 0 && !isBelow && { isBeside: 'pair--tongues' }),
        read(read, name) {
          const typed = cleanIn(read.form, name);
          const example = lostIn(text, typed, tongue);
          return example ? read.refuse(name, (words) => words('desk.words.lost', { example })) : typed;
        },
      },
    ];
  });
  return Object.fromEntries(texts);
}

export const fieldsOfAll = (
  values: readonly Named[],
  locale: Locale,
  drawingOf: (value: Named) => Drawing = () => ({}),
): Fields => Object.fromEntries(values.flatMap((value) => Object.entries(fieldsOf(value, locale, drawingOf(value)))));

/** Whether a table is still the sample that came with the site, or the artist's own. */
export const sampleIn = (values: readonly Named[]): readonly Named[] =>
  values.filter(({ path }) => path[0] === 'sample');

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
