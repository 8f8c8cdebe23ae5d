import type * as z from 'zod';
import type { Rule } from '@/content/schema';
import type { Localized } from '@/i18n/locales';

const noAccount = {
  en: 'is no account number: it has 26 digits, or is an IBAN, and one of these signs is mistyped',
  pl: 'to nie jest numer konta: ma on 26 cyfr albo jest numerem IBAN, a gdzieś jest pomyłka',
};

/** What is wrong with a single value; the text follows the name of its key. */
const rules = {
  empty: { en: 'is empty', pl: 'jest puste' },
  whole: { en: 'must be a whole number, at least 1', pl: 'ma być liczbą całkowitą, co najmniej 1' },
  percent: { en: 'must be whole percent, from 0 to 100', pl: 'to mają być całe procenty, od 0 do 100' },
  centimetres: { en: 'must be centimetres, more than 0', pl: 'to mają być centymetry, więcej niż 0' },
  pixels: { en: 'must be whole pixels, at least 0', pl: 'to mają być całe piksele, co najmniej 0' },
  year: { en: 'must be a year from 1900 to 2100', pl: 'ma być rokiem od 1900 do 2100' },
  email: {
    en: 'is no e-mail address: letters could not reach it',
    pl: 'to nie jest adres e-mail: listy by nie doszły',
  },
  phone: {
    en: 'is no phone number: at least nine digits are needed',
    pl: 'to nie jest numer telefonu: potrzeba co najmniej dziewięciu cyfr',
  },
  taxId: {
    en: 'is no Polish tax number (NIP): it has ten digits, and one of these is mistyped',
    pl: 'to nie jest poprawny NIP: ma on dziesięć cyfr, a ostatnia wynika z pozostałych, więc gdzieś jest pomyłka',
  },
  bankAccount: noAccount,
  euroAccount: noAccount,
  url: { en: 'must be an address that starts with https://', pl: 'ma być adresem, który zaczyna się od https://' },
  dayOfYear: { en: 'must be a day of the year like 12-24', pl: 'ma być dniem roku, na przykład 12-24' },
  monthOrDay: {
    en: 'must be a month like 2027-03 or a day like 2027-01-15',
    pl: 'ma być miesiącem, na przykład 2027-03, albo dniem, na przykład 2027-01-15',
  },
  day: { en: 'must be a day like 2027-01-07', pl: 'ma być dniem, na przykład 2027-01-07' },
  pastDay: {
    en: 'must be a day that has come, like 2026-11-22',
    pl: 'ma być dniem, który już nadszedł, na przykład 2026-11-22',
  },
} as const satisfies Record<Rule | 'email' | 'phone' | 'taxId' | 'bankAccount' | 'euroAccount', Localized>;

const kinds: Readonly<Record<string, Localized>> = {
  number: { en: 'a number', pl: 'liczba' },
  string: { en: 'a text in quotation marks', pl: 'tekst w cudzysłowie' },
  boolean: { en: 'true or false', pl: 'true albo false' },
  object: { en: '{ … }', pl: '{ … }' },
  array: { en: '[ … ]', pl: '[ … ]' },
  record: { en: '{ … }', pl: '{ … }' },
};

const shown = (value: unknown): string => {
  const text = typeof value === 'function' ? '…' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
const missing = (key: string): Localized => ({ en: `${key} is missing`, pl: `brakuje: ${key}` });

const unknownKey = (key: string): Localized => ({
  en: `${key} is not known here`,
  pl: `${key}: nieznane słowo`,
});

const unknownValue = (key: string, value: unknown, known: readonly string[]): Localized => ({
  en: `${key} ${shown(value)} is not known; it can be ${known.join(', ')}`,
  pl: `${key}: nieznana wartość ${shown(value)}; może być ${known.join(', ')}`,
});

function wrongKind(key: string, value: unknown, expected: string): Localized {
  const kind = kinds[expected] ?? { en: expected, pl: expected };
  return {
    en: `${key} must be ${kind.en}, not ${shown(value)}`,
    pl: `${key}: ma tu być ${kind.pl}, a jest ${shown(value)}`,
  };
}

const isRule = (code: string): code is keyof typeof rules => Object.hasOwn(rules, code);

/** The text for a rule that a value breaks. Rules without a text of their own have zod's. */
export function brokenRule(key: string, value: unknown, code: string): Localized {
  const rule = isRule(code) ? rules[code] : { en: code, pl: code };
  return { en: `${key} ${shown(value)} ${rule.en}`, pl: `${key} ${shown(value)} ${rule.pl}` };
}

type Issue = z.core.$ZodIssue;
/** A fault in a value: the keys that lead to it, and what is wrong with it. */
export type Issued = Readonly<{ path: readonly PropertyKey[]; fault: Localized }>;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
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

function said(issue: Issue, value: unknown, nameOf: (path: readonly PropertyKey[]) => string): readonly Issued[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], fault: unknownKey(nameOf([...path, key])) }));
  const name = nameOf(path);
  const found = at(value, path);
  if (found === undefined) return [{ path, fault: missing(name) }];
  if (issue.code === 'invalid_value') return [{ path, fault: unknownValue(name, found, issue.values.map(String)) }];
  if (issue.code === 'invalid_type') return [{ path, fault: wrongKind(name, found, issue.expected) }];
  return [{ path, fault: brokenRule(name, found, issue.message) }];
}

/**
 * What is wrong with a value.
 * @param nameOf turns keys into the name that the artist uses
 */
export function issuesOf(
  schema: z.ZodType,
  value: unknown,
  nameOf: (path: readonly PropertyKey[]) => string,
): readonly Issued[] {
  const issues = schema.safeParse(value).error?.issues.flatMap(withoutUnions) ?? [];
  return issues.flatMap((issue) => said(issue, value, nameOf));
}
