import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Locale, type Localized, locales, otherLocale } from '@/i18n/locales';
import type { Fault } from './fault';

/** What the writer should look at, by the rule that is broken. */
const syntax = {
  mark: 'a <mark> is not closed by its </mark>, or closed without being opened',
  plural: 'the plural cannot be read: it needs {n, plural, one {…} other {…}}, with other',
  braces: 'a { has no }, or the name between them cannot be read',
} as const;
type Broken = Readonly<{ rule: keyof typeof syntax; text: string }>;

/** The rule behind one of the parser's error kinds. */
function ruleOf(kind: string): keyof typeof syntax {
  if (/TAG/.test(kind)) return 'mark';
  return /PLURAL|SELECT|OTHER/.test(kind) ? 'plural' : 'braces';
}

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
function badSyntax(text: string, locale: Locale): Broken | undefined {
  try {
    parse(text);
  } catch (error) {
    const rule = ruleOf(error instanceof Error ? error.message : '');
    return { rule, text: syntax[rule] };
  }
  const forms = [...new Set(lackingForms(text, locale))].join(', ');
  return forms ? { rule: 'plural', text: `the plural lacks the form ${forms}` } : undefined;
}

/** The values that a sentence takes, `{name}`, and its tags, `<a>`; undefined where it cannot be parsed. */
function partsOf(text: unknown): ReadonlySet<string> | undefined {
  const elements = typeof text === 'string' ? readable(text) : undefined;
  if (!elements) return undefined;
  const named = within(elements).filter((element) => element.type !== TYPE.literal && element.type !== TYPE.pound);
  return new Set(named.map(({ type, value }) => (type === TYPE.tag ? `<${value}>` : `{${value}}`)));
}

export const messagesPath = (locale: Locale): string => `messages/${locale}.json`;

type Leaf = Readonly<{ path: readonly string[]; value: unknown }>;
const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null;

const leavesOf = (node: unknown, path: readonly string[] = []): readonly Leaf[] =>
  isObject(node) && !Array.isArray(node)
    ? Object.entries(node).flatMap(([key, value]) => leavesOf(value, [...path, key]))
    : [{ path, value: node }];

/** The sentences of a language by their paths. */
const sentencesOf = (node: unknown): ReadonlyMap<string, Leaf> =>
  new Map(leavesOf(node).map((leaf) => [leaf.path.join('.'), leaf]));
const isBlank = ({ value }: Leaf): boolean =>
  (value ?? null) === null || (typeof value === 'string' && value.trim() === '');

const faultAt = (
  locale: Locale,
  path: readonly string[],
  text: string,
  more: Pick<Fault, 'rule' | 'part'> = {},
): Fault => ({ item: messagesPath(locale), text, at: { file: messagesPath(locale), path }, ...more });

/** What is wrong with one sentence by itself. */
function faultOf(locale: Locale, { path, value }: Leaf): Fault | undefined {
  const key = path.join('.');
  if (typeof value !== 'string') return faultAt(locale, path, `${key} must be a text in quotation marks`);
  const wrong = badSyntax(value, locale);
  return wrong && faultAt(locale, path, `${key}: ${wrong.text}`, { rule: wrong.rule });
}

/** A tag that forbids a line break. One language may need it where the other does not. */
const ofOneLanguage = '<nw>';

/** Values and tags of a sentence that the other language does not have. */
function partsBeside(locale: Locale, here: Leaf, there: Leaf | undefined): readonly Fault[] {
  const [mine, others] = [here, there].map((leaf) => partsOf(leaf?.value));
  if (!mine || !others) return [];
  const key = here.path.join('.');
  return [...others]
    .filter((part) => !mine.has(part) && part !== ofOneLanguage)
    .map((part) =>
      faultAt(locale, here.path, `${key} lacks ${part}, which the other language has`, { rule: 'lacks', part }),
    );
}

/** Both languages must have the same sentences, with the same values and tags, in valid syntax. */
export function messageFaults(messages: Localized<unknown>): readonly Fault[] {
  const sentences = { pl: sentencesOf(messages.pl), en: sentencesOf(messages.en) };
  return locales.flatMap((locale) => {
    const [mine, others] = [sentences[locale], sentences[otherLocale[locale]]];
    const all = new Map([...others, ...mine]);
    const lacking = [...all].filter(([key, leaf]) => isBlank(mine.get(key) ?? { ...leaf, value: null }));
    const present = [...mine].filter(([, leaf]) => !isBlank(leaf));
    return [
      ...lacking
        .filter(([key]) => key !== '')
        .map(([key, { path }]) => faultAt(locale, path, `${key} is missing or empty`, { rule: 'empty' })),
      ...present.map(([, leaf]) => faultOf(locale, leaf)).filter((each) => each !== undefined),
      ...present.flatMap(([key, leaf]) => partsBeside(locale, leaf, others.get(key))),
    ];
  });
}
