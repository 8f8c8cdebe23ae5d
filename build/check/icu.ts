import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale, Localized } from '@/i18n/locales';

const wrongTag: Localized = {
  en: 'a <mark> is not closed by its </mark>, or closed without being opened',
  pl: 'znacznik <…> nie ma swojego </…> albo na odwrót',
};
const wrongPlural: Localized = {
  en: 'the plural cannot be read: it needs {n, plural, one {…} other {…}}, with other',
  pl: 'nie da się odczytać liczby mnogiej: potrzebne jest {n, plural, one {…} few {…} many {…} other {…}}, razem z other',
};
const wrongBraces: Localized = {
  en: 'a { has no }, or the name between them cannot be read',
  pl: 'nawias { nie ma swojego } albo nie da się odczytać nazwy między nimi',
};

/** The parser's error kinds, in words that say what the writer should look at. */
const wordsFor = (kind: string): Localized =>
  /TAG/.test(kind) ? wrongTag : /PLURAL|SELECT|OTHER/.test(kind) ? wrongPlural : wrongBraces;

const readable = (text: string): readonly MessageFormatElement[] | undefined => {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
};

const within = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => within(value)) : []),
    ...('children' in element ? within(element.children) : []),
  ]);

/** The plural forms of the language that the sentence lacks: for these it would silently use `other`. */
function lackingForms(text: string, locale: Locale): readonly string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return within(readable(text) ?? [])
    .filter((element) => element.type === TYPE.plural)
    .flatMap(({ options }) => forms.filter((form) => !(form in options)));
}

/** What is wrong with a sentence's syntax; undefined if nothing is. */
export function badSyntax(text: string, locale: Locale): Localized | undefined {
  try {
    parse(text);
  } catch (error) {
    return wordsFor(error instanceof Error ? error.message : '');
  }
  const forms = [...new Set(lackingForms(text, locale))].join(', ');
  return forms
    ? { en: `the plural lacks the form ${forms}`, pl: `w liczbie mnogiej brakuje formy ${forms}` }
    : undefined;
}

/** The values that a sentence takes, `{name}`, and its tags, `<a>`; undefined where it cannot be parsed. */
export function partsOf(text: unknown): ReadonlySet<string> | undefined {
  const elements = typeof text === 'string' ? readable(text) : undefined;
  if (!elements) return undefined;
  const named = within(elements).filter((element) => element.type !== TYPE.literal && element.type !== TYPE.pound);
  return new Set(named.map(({ type, value }) => (type === TYPE.tag ? `<${value}>` : `{${value}}`)));
}
