import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Locale, type Localized, locales, otherLocale } from '@/i18n/locales';
import type { Fault } from './fault';
import { sentencesFile } from './source/content-folder';

function ruleOf(kind: string): 'mark' | 'plural' | 'braces' {
  if (/TAG/.test(kind)) return 'mark';
  return /PLURAL|SELECT|OTHER/.test(kind) ? 'plural' : 'braces';
}

/** By text: each save at the desk reads all sentences again, of which hardly any has changed. */
const parsed = new Map<string, readonly MessageFormatElement[] | string>();

function partsIn(text: string): readonly MessageFormatElement[] | string {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  let parts: readonly MessageFormatElement[] | string;
  try {
    parts = parse(text);
  } catch (error) {
    parts = error instanceof Error ? error.message : '';
  }
  parsed.set(text, parts);
  return parts;
}

const within = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => within(value)) : []),
    ...('children' in element ? within(element.children) : []),
  ]);

const formsOf = (locale: Locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
const pluralForms = { pl: formsOf('pl'), en: formsOf('en') } as const satisfies Localized<unknown>;

/** For a plural form that a sentence lacks it would silently use `other`. */
function badSyntax(text: string, locale: Locale): Pick<Fault, 'rule' | 'text'> | null {
  const parts = partsIn(text);
  if (typeof parts === 'string') return { rule: ruleOf(parts), text: `is no sentence of ICU MessageFormat: ${parts}` };
  const plurals = within(parts).filter((element) => element.type === TYPE.plural);
  const lacking = pluralForms[locale].filter((form) => plurals.some(({ options }) => !(form in options)));
  return lacking.length > 0 ? { rule: 'plural', text: `the plural lacks the form ${lacking.join(', ')}` } : null;
}

/** The values that a sentence takes, `{name}`, and its tags, `<a>`; undefined where it cannot be parsed. */
function partsOf(text: unknown): ReadonlySet<string> | undefined {
  const parts = typeof text === 'string' ? partsIn(text) : '';
  if (typeof parts === 'string') return undefined;
  const named = within(parts).filter((element) => element.type !== TYPE.literal && element.type !== TYPE.pound);
  return new Set(named.map(({ type, value }) => (type === TYPE.tag ? `<${value}>` : `{${value}}`)));
}

type Leaf = Readonly<{ path: readonly string[]; value: unknown }>;
const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null;

const leavesOf = (node: unknown, path: readonly string[] = []): readonly Leaf[] =>
  isObject(node) && !Array.isArray(node)
    ? Object.entries(node).flatMap(([key, value]) => leavesOf(value, [...path, key]))
    : [{ path, value: node }];

const sentencesOf = (node: unknown): ReadonlyMap<string, Leaf> =>
  new Map(leavesOf(node).map((leaf) => [leaf.path.join('.'), leaf]));
const isBlank = (leaf: Leaf | undefined): boolean => String(leaf?.value ?? '').trim() === '';

/** A tag that forbids a line break. One language may need it where the other does not. */
const ofOneLanguage = '<nw>';

function* faultsOf(
  locale: Locale,
  mine: ReadonlyMap<string, Leaf>,
  others: ReadonlyMap<string, Leaf>,
): Iterable<Fault> {
  const file = sentencesFile(locale);
  for (const [key, { path }] of new Map([...others, ...mine]))
    if (isBlank(mine.get(key))) yield { file, path, text: 'is missing or empty', rule: 'empty' };
  for (const [key, leaf] of mine) {
    const { path, value } = leaf;
    if (isBlank(leaf)) continue;
    if (typeof value !== 'string') {
      yield { file, path, text: 'must be a text in quotation marks' };
      continue;
    }
    const wrong = badSyntax(value, locale);
    if (wrong) yield { file, path, ...wrong };
    const [here, there] = [partsOf(value), partsOf(others.get(key)?.value)];
    for (const part of here && there ? [...there] : [])
      if (!here?.has(part) && part !== ofOneLanguage)
        yield { file, path, text: `lacks ${part}, which the other language has`, rule: 'lacks', part };
  }
}

export function messageFaults(messages: Localized<unknown>): readonly Fault[] {
  const sentences = { pl: sentencesOf(messages.pl), en: sentencesOf(messages.en) };
  return locales.flatMap((locale) => [...faultsOf(locale, sentences[locale], sentences[otherLocale[locale]])]);
}
