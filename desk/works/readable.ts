import type { Locale, Localized } from '@/i18n/locales';
import { messages } from '@/messages';

/** A text as one reads it, with an example for each value that the site puts in. `form`: of a number, for which it is said so. */
export type Readable = Readonly<{ text: string; form?: string }>;

/** A number for which each form of a plural is said; that of `other` is a fraction in Polish. */
const numbers: Localized<Readonly<Record<string, string>>> = {
  pl: { one: '1', few: '2', many: '5', other: '1,5' },
  en: { one: '1', other: '5' },
};
export const numberOf = (form: string, locale: Locale): string => numbers[locale][form] ?? form.replace('=', '');

/** The names of values by their examples. */
const namesOf = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(Object.entries(messages[locale].desk.words.examples).map(([name, example]) => [example, name]));
const names: Localized<ReadonlyMap<string, string>> = { pl: namesOf('pl'), en: namesOf('en') };

const said = String.raw`(=?\w+) \{((?:[^{}]|\{\w+\})*)\}`;
const plural = new RegExp(String.raw`\{(\w+), plural,((?:\s*${said})+)\s*\}`);

const withExamples = (text: string, locale: Locale): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const example = (messages[locale].desk.words.examples as Readonly<Record<string, string>>)[name];
    return example === undefined ? whole : `{${example}}`;
  });

/** A text as the messages have it, whole for each form of its number. @example '{n, plural, one {# tekst} …}' // '{1} tekst' */
export function readable(text: string, locale: Locale): readonly Readable[] {
  const [whole = '', , forms] = plural.exec(text) ?? [];
  if (forms === undefined) return [{ text: withExamples(text, locale) }];
  return [...forms.matchAll(new RegExp(said, 'g'))].map(([, form = '', part = '']) => {
    const number = `{${numberOf(form, locale)}}`;
    return {
      form,
      text: withExamples(
        text.replace(whole, () => part),
        locale,
      ).replaceAll('#', number),
    };
  });
}

/** A text as the messages have it. @param before the same until now */
export function written(before: string, texts: readonly Readable[], locale: Locale): string {
  const named = ({ text, form }: Readable): string =>
    text.replace(/\{([^{}]+)\}/g, (whole, example: string) => {
      if (form !== undefined && example === numberOf(form, locale)) return '#';
      const name = names[locale].get(example.replace(/\s/g, ' '));
      return name === undefined ? whole : `{${name}}`;
    });
  const [, name] = plural.exec(before) ?? [];
  if (name === undefined) return texts.map(named).join('');
  return `{${name}, plural, ${texts.map((one) => `${one.form} {${named(one)}}`).join(' ')}}`;
}

/** The example of a value that a text has lost; undefined: none. The number of a form may be said in words. */
export const lostIn = ({ text: before, form }: Readable, text: string, locale: Locale): string | undefined =>
  before
    .match(/\{[^{}]+\}/g)
    ?.find((value) => value !== `{${numberOf(form ?? '', locale)}}` && !text.replace(/\s/g, ' ').includes(value));

/** A text of both languages in one line. */
export const readableLine = (value: Localized, locale: Locale): string =>
  readable(value[locale], locale)
    .map(({ text }) => text)
    .join(' / ');
