import type * as z from 'zod';
import { type FileName, files, type Rule } from '@/content/schema';
import type { Fault } from './fault';
import { placeOfTable, type TableName, tablesIn } from './table-locations';
import type { Contents } from './tables';

const noAccount = 'is no account number: it has 26 digits, or is an IBAN, and one of these signs is mistyped';

/** What is wrong with a single value; the text follows the name of its key. */
const rules = {
  empty: 'is empty',
  whole: 'must be a whole number, at least 1',
  percent: 'must be whole percent, from 0 to 100',
  centimetres: 'must be centimetres, more than 0',
  pixels: 'must be whole pixels, at least 0',
  year: 'must be a year from 1900 to 2100',
  email: 'is no e-mail address: letters could not reach it',
  phone: 'is no phone number: at least nine digits are needed',
  taxId: 'is no Polish tax number (NIP): it has ten digits, and one of these is mistyped',
  bankAccount: noAccount,
  euroAccount: noAccount,
  url: 'must be an address that starts with https://',
  dayOfYear: 'must be a day of the year like 12-24',
  monthOrDay: 'must be a month like 2027-03 or a day like 2027-01-15',
  day: 'must be a day like 2027-01-07',
  pastDay: 'must be a day that has come, like 2026-11-22',
} as const satisfies Record<Rule | 'email' | 'phone' | 'taxId' | 'bankAccount' | 'euroAccount', string>;
export type ValueRule = keyof typeof rules;

const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text in quotation marks',
  boolean: 'true or false',
  object: '{ … }',
  array: '[ … ]',
  record: '{ … }',
};

const shown = (value: unknown): string => {
  const text = typeof value === 'function' ? '…' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The sentence for a rule that a value breaks. */
export const brokenRule = (key: string, value: unknown, rule: ValueRule) => ({
  text: `${key} ${shown(value)} ${rules[rule]}`,
  rule,
});

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((node, key) => (Object(node) as Record<PropertyKey, unknown>)[key], value);

/** How far a value is from an alternative: further if it is of another kind altogether. */
const farness = (issues: readonly Issue[]): number =>
  issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0) ? 100 : issues.length;

/** Of a union's alternatives only the nearest is reported: the writer most likely meant that one. */
function withoutUnions(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest = []] = issue.errors.toSorted((one, other) => farness(one) - farness(other));
  return nearest.flatMap((inner) => withoutUnions({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** @param name of the value, without which a sentence would have no subject */
function sentenceOf(issue: Issue, value: unknown, name: string): Pick<Fault, 'text' | 'rule'> {
  if (issue.code === 'unrecognized_keys') return { text: `${name} is not known here` };
  if (value === undefined) return { text: `${name} is missing` };
  if (issue.code === 'invalid_value')
    return { text: `${name} ${shown(value)} is not known; it can be ${issue.values.map(String).join(', ')}` };
  if (issue.code === 'invalid_type') {
    const isEmpty = value === null;
    return {
      text: `${name} must be ${kinds[issue.expected] ?? issue.expected}, not ${shown(value)}`,
      ...(isEmpty && { rule: 'empty' }),
    };
  }
  return Object.hasOwn(rules, issue.message)
    ? brokenRule(name, value, issue.message as ValueRule)
    : { text: `${name} ${shown(value)} ${issue.message}` };
}

/** A row in which anything may be missing. */
type Row = Readonly<Record<string, unknown>> | undefined;
/** How the item is called to which the keys lead, and how many of them lead to it. */
type Naming = (table: string, keys: Path, rows: Readonly<Record<PropertyKey, Row>>) => readonly [string, number];

const named = (...parts: unknown[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ');

const whole: Naming = (table) => [table, 0];
const keyed: Naming = (table, [key]) => [named(table, key), 1];
const numbered: Naming = (table, [key = ''], rows) => [named(table, rows[key]?.number ?? `[${String(key)}]`), 1];
const work: Naming = (table, [key = ''], rows) => {
  const title = (rows[key]?.title as Row)?.pl;
  return [named(table, rows[key]?.id ?? `[${String(key)}]`, title && `"${title}"`), 1];
};

/** How the items of a table are named in a report; one that is not here is an item as a whole. */
const namings: Readonly<Partial<Record<TableName, Naming>>> = {
  portraits: work,
  landscapes: work,
  wall_art: work,
  digital_art: work,
  'shop picture': numbered,
  'shop portraits': numbered,
  'shop custom-pictures': numbered,
  'shop posters': numbered,
  prices: (table, keys) => [named(table, ...keys.slice(0, -1)), keys.length - 1],
  banner: keyed,
  services: keyed,
  nextFree: keyed,
};

/** The item of a file to which the keys lead, and the name of the value in it. */
function namesIn(file: FileName, value: unknown, path: Path): readonly [item: string, name: string] {
  const table = tablesIn(file).find((each) =>
    placeOfTable(each)
      .slice(1)
      .every((key, index) => path[index] === key),
  );
  if (!table) return [file, path.join('.')];
  const [, ...prefix] = placeOfTable(table);
  const keys = path.slice(prefix.length);
  const [item, depth] = (namings[table] ?? whole)(table, keys, Object(valueAt(value, prefix)));
  return [item, keys.slice(depth).join('.') || keys.join('.') || path.join('.')];
}

/** Wrong, missing and unknown keys, values and kinds, row by row: zod's issues, each in a sentence. */
export const shapeFaults = (contents: Partial<Contents>): readonly Fault[] =>
  (Object.keys(contents) as FileName[]).flatMap((file) => {
    const value = contents[file];
    const issues = files[file].safeParse(value).error?.issues.flatMap(withoutUnions) ?? [];
    return issues.flatMap((issue) => {
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      return paths.map((path) => {
        const [item, name] = namesIn(file, value, path);
        return { item, ...sentenceOf(issue, valueAt(value, path), name), at: { file, path } };
      });
    });
  });
