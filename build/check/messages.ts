import { type Locale, type Localized, locales, otherLocale } from '@/i18n/locales';
import type { Fault } from './fault';
import { badSyntax, partsOf } from './icu';

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

const fault = (locale: Locale, path: readonly string[], words: Localized): Fault => ({
  item: messagesPath(locale),
  fault: words,
  at: { file: messagesPath(locale), path },
});

/** What is wrong with one sentence by itself. */
function faultOf(locale: Locale, { path, value }: Leaf): Fault | undefined {
  const key = path.join('.');
  if (typeof value !== 'string')
    return fault(locale, path, {
      en: `${key} must be a text in quotation marks`,
      pl: `${key}: ma tu być tekst w cudzysłowie`,
    });
  const wrong = badSyntax(value, locale);
  return wrong && fault(locale, path, { en: `${key}: ${wrong.en}`, pl: `${key}: ${wrong.pl}` });
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
      fault(locale, here.path, {
        en: `${key} lacks ${part}, which the other language has`,
        pl: `${key}: brakuje ${part}, które jest w drugim języku`,
      }),
    );
}

/** Both languages must have the same sentences, with the same values and tags, in valid syntax. */
export function messageFaults(messages: Localized<unknown>): readonly Fault[] {
  const sentences = { pl: sentencesOf(messages.pl), en: sentencesOf(messages.en) };
  return locales.flatMap((locale) => {
    const [mine, others] = [sentences[locale], sentences[otherLocale[locale]]];
    const all = new Map([...others, ...mine]);
    const lacking = [...all].filter(([key, leaf]) => isBlank(mine.get(key) ?? { ...leaf, value: null }));
    const said = [...mine].filter(([, leaf]) => !isBlank(leaf));
    return [
      ...lacking
        .filter(([key]) => key !== '')
        .map(([key, { path }]) =>
          fault(locale, path, { en: `${key} is missing or empty`, pl: `brakuje: ${key} (nie ma albo jest puste)` }),
        ),
      ...said.map(([, leaf]) => faultOf(locale, leaf)).filter((each) => each !== undefined),
      ...said.flatMap(([key, leaf]) => partsBeside(locale, leaf, others.get(key))),
    ];
  });
}
