import type { Locale, Localized } from '@/i18n/locales';
import { messages } from '@/messages';

/** A text as one reads it, with an example for each value that the site puts in. `form`: of a number, for which it is so. */
export type Readable = Readonly<{ text: string; form?: string }>;

/** A number for which each form of a plural stands; that of `other` is a fraction in Polish. */
const numbers: Localized<Readonly<Record<string, string>>> = {
  pl: { one: '1', few: '2', many: '5', other: '1,5' },
  en: { one: '1', other: '5' },
};
export const numberOf = (form: string, locale: Locale): string => numbers[locale][form] ?? form.replace('=', '');

const namesOf = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(Object.entries(messages[locale].desk.words.examples).map(([name, example]) => [example, name]));
const names: Localized<ReadonlyMap<string, string>> = { pl: namesOf('pl'), en: namesOf('en') };

const pluralForm = String.raw`(=?\w+) \{((?:[^{}]|\{\w+\})*)\}`;
const plural = new RegExp(String.raw`\{(\w+), plural,((?:\s*${pluralForm})+)\s*\}`);

const withExamples = (text: string, locale: Locale): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const example = (messages[locale].desk.words.examples as Readonly<Record<string, string>>)[name];
    return example === undefined ? whole : `{${example}}`;
  });

function formsOf(text: string): readonly Readable[] {
  const [whole = '', , forms] = plural.exec(text) ?? [];
  if (forms === undefined) return [{ text }];
  return [...forms.matchAll(new RegExp(pluralForm, 'g'))].map(([, form = '', part = '']) => ({
    form,
    text: text.replace(whole, () => part),
  }));
}

/** What marks a part of a text is a bracket, and the end of a line is one; what must not part is not seen. */
const lineEnd = '<br></br>';
const withBrackets = (text: string): string =>
  text
    .replaceAll(lineEnd, '\n')
    .replace(/<\/?nw>/g, '')
    .replace(/<\w+>/g, '[')
    .replace(/<\/\w+>/g, ']');

/** @param before the same until now: its marks, in their order */
function withMarks(text: string, before: string): string {
  const names = [...before.matchAll(/<(?!nw>|br>)(\w+)>/g)].map(([, name]) => name);
  const open: (string | undefined)[] = [];
  const mark = (sign: string): string => {
    if (sign === '[') open.push(names.shift());
    return sign === '[' ? `<${open.at(-1)}>` : `</${open.pop()}>`;
  };
  const marked = names.length > 0 ? text.replace(/[[\]]/g, mark) : text;
  return [...before.matchAll(/<nw>(.*?)<\/nw>/g)].reduce(
    (all, [whole, part = '']) => all.replace(part, () => whole),
    before.includes(lineEnd) ? marked.replaceAll('\n', lineEnd) : marked,
  );
}

/** A text as the messages have it, whole for each form of its number. @example '{n, plural, one {# tekst} …}' // '{1} tekst' */
export const readable = (text: string, locale: Locale): readonly Readable[] =>
  formsOf(text).map(({ form, text: own }) => {
    const shown = withExamples(withBrackets(own), locale);
    return form === undefined ? { text: shown } : { form, text: shown.replaceAll('#', `{${numberOf(form, locale)}}`) };
  });

/** A text as the messages have it. @param before the same until now */
export function written(before: string, texts: readonly Readable[], locale: Locale): string {
  const was = formsOf(before);
  const named = ({ text, form }: Readable): string =>
    withMarks(
      text.replace(/\{([^{}]+)\}/g, (whole, example: string) => {
        if (form !== undefined && example === numberOf(form, locale)) return '#';
        const name = names[locale].get(example.replace(/\s/g, ' '));
        return name === undefined ? whole : `{${name}}`;
      }),
      was.find((one) => one.form === form)?.text ?? '',
    );
  const [, name] = plural.exec(before) ?? [];
  if (name === undefined) return texts.map(named).join('');
  return `{${name}, plural, ${texts.map((one) => `${one.form} {${named(one)}}`).join(' ')}}`;
}

const bracketsOf = (text: string): string => text.replace(/[^[\]]/g, '');

/** The example of a value, or the brackets, that a text has lost; undefined: none. The number of a form may be in words. */
export const lostIn = ({ text: before, form }: Readable, text: string, locale: Locale): string | undefined =>
  before
    .match(/\{[^{}]+\}/g)
    ?.find((value) => value !== `{${numberOf(form ?? '', locale)}}` && !text.replace(/\s/g, ' ').includes(value)) ??
  (bracketsOf(before) === bracketsOf(text) ? undefined : '[ ]');

export const readableLine = (value: Localized, locale: Locale): string =>
  readable(value[locale], locale)
    .map(({ text }) => text)
    .join(' / ');
