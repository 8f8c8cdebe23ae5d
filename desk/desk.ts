import { parseArgs } from 'node:util';
import {
  AliasNotFoundError,
  type Application,
  type ApplicationText,
  buildApplication,
  buildRouteMap,
  type CommandContext,
  EnumValidationError,
  ExitCode,
  text_en as english,
  FlagNotFoundError,
  help,
  run,
  type StricliProcess,
  UnexpectedFlagError,
  UnexpectedPositionalError,
  UnsatisfiedFlagError,
  UnsatisfiedPositionalError,
} from '@stricli/core';
import { Unreadable } from '@/build/check/source/content-folder';
import { inEncoding } from '@/build/check/source/json';
import { isLocale, type Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { causeOf } from '@/server/platform/log';
import { WrongEncoding } from '@/server/platform/text-file.mjs';
import { NoDatabase } from '@/server/storage/open';
import { plain } from '@/server/submissions/views/say';
import { commandOf, type DeskEffects, Refused, usageOf } from './command-of';
import { printable, table } from './terminal';
import type { Language, Verb } from './verb';
import { verbs } from './verbs';

/** The same in a list of verbs: what may be left out is only hinted at, so that nothing has to be cut. */
function neededBy({ options = {}, ...verb }: Verb, locale: Locale): string {
  const needed = Object.entries(options).filter(([, { required }]) => required);
  const more = needed.length < Object.keys(options).length ? ' …' : '';
  return `${usageOf({ ...verb, options: Object.fromEntries(needed) }, locale)}${more}`.trim();
}

/** How whatever a verb lacks is asked for. `name`: of the argument in that language, or of the option. */
function missingText(verb: Verb | undefined, name: string, { locale, words }: Language): string {
  const { arguments: places = {}, options = {}, example = verbs[0]?.example } = verb ?? {};
  const argument = Object.values(places).find((place) => place.name[locale] === name);
  const what = (argument ?? options[name])?.help[locale] ?? name;
  return words('studio.missing', { what, example: example?.[locale] ?? '' });
}

/** The verbs, a line each: all, or those of a topic. */
function overview({ locale, words }: Language, topic?: string): string {
  const shown = verbs.filter(({ name }) => topic === undefined || name.startsWith(`${topic} `));
  const rows = shown.map((verb) => [`${verb.name} ${neededBy(verb, locale)}`, verb.help[locale]]);
  const lines = table(rows, [70, 100]).map((line) => `  ${line}`);
  return [words('studio.help.head'), '', ...lines, '', words('studio.help.foot'), ''].join('\n');
}

/** How a missing argument or value is asked for, by the name that it has in the help. */
type Needs = (name: string) => string;

function failed({ locale, words }: Language, error: unknown): string {
  if (error instanceof NoDatabase) return words('studio.noDatabase', { place: error.place });
  if (error instanceof Unreadable) {
    const { file, line, what } = error;
    return words('studio.unreadableFile', { file, line: `${line}`, what: what[locale] });
  }
  if (error instanceof WrongEncoding) return `${error.file}: ${inEncoding(error)[locale]}`;
  return words('studio.failed', { why: error instanceof Error ? error.message : causeOf(error) });
}

/** Too much, too little, or something else than a verb takes. */
function wrongArguments(language: Language, needs: Needs, error: unknown): string {
  const { words } = language;
  const unknown = (option: string): string => words('studio.unknownOption', { option });
  if (error instanceof FlagNotFoundError) return unknown(`--${error.input}`);
  if (error instanceof AliasNotFoundError) return unknown(`-${error.input}`);
  if (error instanceof UnexpectedPositionalError) return words('studio.tooMuch', { input: error.input });
  if (error instanceof UnexpectedFlagError) return words('studio.twice', { option: `--${error.externalFlagName}` });
  if (error instanceof UnsatisfiedFlagError) return needs(error.externalFlagName);
  if (error instanceof UnsatisfiedPositionalError) return needs(error.placeholder);
  if (error instanceof EnumValidationError)
    return words('studio.badValue', { option: `--${error.externalFlagName}`, values: error.values.join(', ') });
  return failed(language, error);
}

/** What the command-line library says of itself; the rest of its texts are of features that the desk does not use. */
const libraryText = (
  language: Language,
  typed: readonly string[],
  needs: Needs,
  { words } = language,
): ApplicationText => ({
  ...english,
  keywords: { ...english.keywords, default: words('studio.library.default') },
  headers: {
    usage: words('studio.library.usage'),
    aliases: english.headers.aliases,
    commands: words('studio.library.commands'),
    flags: words('studio.library.options'),
    arguments: words('studio.library.arguments'),
  },
  briefs: { ...english.briefs, help: words('studio.library.help') },
  noCommandRegisteredForInput({ corrections: [nearest] }) {
    const command = typed.join(' ');
    return nearest === undefined
      ? words('studio.unknownCommand', { command })
      : words('studio.nearest', { command, nearest });
  },
  exceptionWhileParsingArguments: (error) => wrongArguments(language, needs, error),
  exceptionWhileRunningCommand: (error) => failed(language, error),
  exceptionWhileRunningIntegrationFlag: () => words('studio.unknownCommand', { command: typed.join(' ') }),
  commandErrorResult: ({ message }) => message,
});

const formatting = { useAliasInUsageLine: false, onlyRequiredInUsageLine: true, caseStyle: 'original' } as const;
const { flag: helpFlag } = help({ brief: '', formatting });

/** What a verb is about, its first word: `person`. */
const topicOf = ({ name }: Verb): string => name.split(' ')[0] ?? name;

/** A verb of one word stands by itself, others below what they are about. */
function routeOf(inside: readonly Verb[], effects: DeskEffects, language: Language) {
  const commands = inside.map((verb) => [verb.name.split(' ')[1], commandOf(verb, effects, language)] as const);
  const single = commands.find(([name]) => name === undefined);
  if (single) return single[1];
  return buildRouteMap({ routes: Object.fromEntries(commands), docs: { brief: '' } });
}

/**
 * The verbs as an application of the library.
 * @param typed the command line, for messages about it
 */
function applicationOf(
  typed: readonly string[],
  effects: DeskEffects,
  language: Language,
): Application<CommandContext> {
  const asked = verbs.find(({ name }) => typed.join(' ').startsWith(name));
  const text = libraryText(language, typed, (name) => missingText(asked, name, language));
  const topics = [...Map.groupBy(verbs, topicOf)];
  const routes = Object.fromEntries(topics.map(([topic, inside]) => [topic, routeOf(inside, effects, language)]));
  const root = buildRouteMap({ routes, docs: { brief: '' } });
  const config = {
    name: 'npm run studio --',
    documentation: { ...formatting, disableAnsiColor: true },
    localization: { text },
    determineExitCode: (error: unknown) => (error instanceof Refused ? error.code : 1),
  };
  return buildApplication(root, config, {
    help: {
      flag: {
        ...helpFlag,
        brief: text.briefs.help,
        async run(app, args) {
          const [topic] = args.result.prefix.slice(1);
          const isVerb = verbs.some(({ name }) => name === args.result.prefix.slice(1).join(' '));
          if (isVerb) await helpFlag?.run.call(this, app, args);
          else this.process.stdout.write(overview(language, topic));
        },
      },
    },
    // runs where a line ends before its verb: an empty line asks for the help, a topic alone is wrong use
    noVerb: {
      flag: {
        ...{ brief: '', hidden: true, global: true, defaultForRouteMap: true },
        run(app, { result: { target } }) {
          if (target !== app.root) throw new Error('a topic without a verb');
          this.process.stdout.write(overview(language));
        },
      },
    },
  });
}

/** `--lang` may stand anywhere: the language must be known before the rest is read. What is no language stays there. */
function languageIn(typed: readonly string[]): Readonly<{ locale: Locale; rest: readonly string[] }> {
  const options = { lang: { type: 'string' } } as const;
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, tokens: true });
  const lang = tokens.find((token) => token.kind === 'option' && token.name === 'lang');
  if (lang?.kind !== 'option' || !isLocale(lang.value)) return { locale: 'pl', rest: typed };
  return { locale: lang.value, rest: typed.toSpliced(lang.index, lang.inlineValue ? 1 : 2) };
}

/** What the library ends with where it could not use the line. */
const unusable: readonly unknown[] = [ExitCode.UnknownCommand, ExitCode.InvalidArgument, ExitCode.IntegrationError];

/** What strangers typed does nothing in the terminal. */
const safe = (stream: DeskEffects['stdout']) => ({
  write: (text: string) => void stream.write(printable(plain(text))),
});

/**
 * The artist's command. Prints to the terminal and reads the same file that the site writes, while it runs.
 * @returns the exit code: 0 done, 1 failed or refused, 2 wrong use
 */
export async function desk(typed: readonly string[], effects: DeskEffects): Promise<0 | 1 | 2> {
  const { locale, rest } = languageIn(typed);
  const terminal: StricliProcess = { stdout: safe(effects.stdout), stderr: safe(effects.stderr) };
  await run(applicationOf(rest, effects, { locale, words: translator(locale) }), rest, { process: terminal });
  const { exitCode } = terminal;
  if (exitCode === 0) return 0;
  return exitCode === 2 || unusable.includes(exitCode) ? 2 : 1;
}
