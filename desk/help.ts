import type { Locale } from '@/i18n/locales';
import { reference } from './arguments';
import { table } from './terminal';
import type { Language, Option, Verb } from './verb';
import { verbs } from './verbs';

const optionUsage = (locale: Locale, [name, { name: value, required }]: readonly [string, Option]): string => {
  const typed = value ? `--${name} ${value[locale]}` : `--${name}`;
  return required ? typed : `[${typed}]`;
};

/** What is typed after the verb itself. @example 'NUMER --to FOLDER' */
export function usageOf({ arguments: places = {}, options = {} }: Verb, locale: Locale): string {
  const typed = Object.values(places).map(({ name, optional }) => (optional ? `[${name[locale]}]` : name[locale]));
  return [...typed, ...Object.entries(options).map((option) => optionUsage(locale, option))].join(' ');
}

/** The same in the overview: what must be typed in full, and that there is more. */
function shortUsage(verb: Verb, locale: Locale): string {
  const required = Object.entries(verb.options ?? {}).filter(([, { required }]) => required);
  const isAll = required.length === Object.keys(verb.options ?? {}).length;
  const usage = usageOf({ ...verb, options: Object.fromEntries(required) }, locale);
  return [usage, ...(isAll ? [] : ['[…]'])].filter(Boolean).join(' ');
}

/** How whatever a verb lacks is asked for. `name`: of the argument in that language, or of the option. */
export function missingText(verb: Verb | undefined, name: string, { locale, words }: Language): string {
  const { arguments: places = {}, options = {}, example = verbs[0]?.example } = verb ?? {};
  const argument = Object.values(places).find((place) => place.name[locale] === name);
  const what = (argument ?? options[name])?.help[locale] ?? name;
  return words('studio.missing', { what, example: example?.[locale] ?? '' });
}

/** The verbs, a line each: all, or those of a topic. */
export function overview({ locale, words }: Language, topic?: string): string {
  const shown = verbs.filter(({ name }) => topic === undefined || name.startsWith(`${topic} `));
  const rows = shown.map((verb) => [`${verb.name} ${shortUsage(verb, locale)}`, verb.help[locale]]);
  const lines = table(rows, [60, 90]).map((line) => `  ${line}`);
  const hasReference = shown.some(({ arguments: places = {} }) => Object.values(places).includes(reference));
  const foot = [...(hasReference ? [words('studio.help.reference')] : []), words('studio.help.foot')];
  return [words('studio.help.head'), '', ...lines, '', ...foot, ''].join('\n');
}
