import { resolve } from 'node:path';
import { buildCommand, type Command, type CommandContext, type TypedPositionalParameters } from '@stricli/core';
import { type Locale, locales } from '@/i18n/locales';
import type { Environment } from '@/server/platform/environment';
import { dataPlace } from '@/server/storage/open';
import { jsonText } from './terminal';
import type { Argument, Language, Option, Surroundings, Verb } from './verb';

type Printer = Readonly<{ write: (text: string) => unknown }>;

/** What the desk needs of the world around it. */
export type DeskEffects = Pick<Surroundings, 'ask' | 'folder' | 'settings' | 'withStorage'> &
  Readonly<{
    now: () => number;
    /** Columns of the terminal; undefined where there is none. */
    columns: number | undefined;
    stdout: Printer;
    stderr: Printer;
  }>;

/** A refusal on its way through the library, which asks it for its exit code. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: 1 | 2,
  ) {
    super(message);
  }
}

const optionUsage = (locale: Locale, [name, { name: value, required }]: readonly [string, Option]): string => {
  const typed = value ? `--${name} ${value[locale]}` : `--${name}`;
  return required ? typed : `[${typed}]`;
};

/** What is typed after the verb itself. @example 'NUMER --to FOLDER' */
export function usageOf({ arguments: places = {}, options = {} }: Verb, locale: Locale): string {
  const typed = Object.values(places).map(({ name, optional }) => (optional ? `[${name[locale]}]` : name[locale]));
  return [...typed, ...Object.entries(options).map((option) => optionUsage(locale, option))].join(' ');
}

function flagOf({ help: text, name, required }: Option, locale: Locale) {
  const brief = text[locale];
  if (!name) return { kind: 'boolean', brief, optional: true, withNegated: false } as const;
  const parsed = { kind: 'parsed', brief, placeholder: name[locale], parse: String } as const;
  return required ? parsed : ({ ...parsed, optional: true } as const);
}

const placeOf = ({ name, help: text, optional }: Argument, locale: Locale) => ({
  ...{ placeholder: name[locale], brief: text[locale], parse: String },
  ...(optional && { optional: true as const }),
});

/** The types of the library count the arguments; how many there are is in the declaration of the verb. */
const positionalOf = (places: readonly Argument[], locale: Locale) =>
  ({
    kind: 'tuple',
    parameters: places.map((place) => placeOf(place, locale)),
  }) as unknown as TypedPositionalParameters<[string], CommandContext>;

type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** What a file or another program gets, in columns. */
const withoutTerminal = 100;

/** Of one installation: a command that was started for another one must not look like an empty inbox. */
const foldersText = (words: Language['words'], settings: Environment): string =>
  words('studio.folders', { data: dataPlace(settings), content: resolve(settings.contentFolder) });

/** A verb as a command of the library. */
export function commandOf(verb: Verb, effects: DeskEffects, language: Language): Command<CommandContext> {
  const { locale, words } = language;
  const { arguments: places = {}, options = {} } = verb;
  const flags = Object.entries(options).map(([name, option]) => [name, flagOf(option, locale)]);
  const names = Object.keys(places);
  return buildCommand<Flags, [string], CommandContext>({
    docs: { brief: verb.help[locale], customUsage: [usageOf(verb, locale)] },
    parameters: {
      flags: {
        ...Object.fromEntries(flags),
        json: { kind: 'boolean', brief: words('studio.library.json'), optional: true, withNegated: false },
        lang: { kind: 'enum', values: locales, brief: words('studio.library.lang'), default: 'pl' },
      },
      positional: positionalOf(Object.values(places), locale),
    },
    async func({ json = false, ...given }, ...typed) {
      const { now, ask, columns, folder, settings, withStorage, stderr } = effects;
      const byName = Object.fromEntries(names.map((name, at) => [name, typed[at]]));
      const around = {
        ...{ ...language, ask, json: json === true, width: columns ?? withoutTerminal },
        say: (line: string) => void stderr.write(`${line}\n`),
        ...{ now: now(), folder, settings, withStorage },
      };
      const reply = await verb.run(around, { ...given, ...byName });
      const shown = reply.ok ? reply : reply.shown;
      if (shown) this.process.stdout.write(`${json ? jsonText(shown.data) : shown.text}\n`);
      // whoever sits at a terminal sees of which studio this is; a program has asked for the answer alone
      if (shown && !json && columns !== undefined) this.process.stdout.write(`\n${foldersText(words, settings())}\n`);
      return reply.ok ? undefined : new Refused(reply.text, reply.code);
    },
  });
}
