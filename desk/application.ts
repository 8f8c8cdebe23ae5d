import {
  AliasNotFoundError,
  type Application,
  type ApplicationText,
  buildApplication,
  buildRouteMap,
  type CommandContext,
  EnumValidationError,
  text_en as english,
  FlagNotFoundError,
  help,
  UnexpectedFlagError,
  UnexpectedPositionalError,
  UnsatisfiedFlagError,
  UnsatisfiedPositionalError,
} from '@stricli/core';
import { Unreadable } from '@/build/check/source/content-folder';
import { unreadable } from '@/build/check/source/json';
import type { Translator } from '@/messages/translator';
import { causeOf } from '@/server/platform/log';
import { NoDatabase } from '@/server/storage/open';
import { commandOf, type DeskEffects, Refused } from './command-of';
import { missingText, overview } from './help';
import { nearestTo } from './spelled';
import type { Language, Verb } from './verb';
import { verbs } from './verbs';

/** How a missing argument or value is asked for, by the name that it has in the help. */
export type Needs = (name: string) => string;

function failed({ locale, words }: Language, error: unknown): string {
  if (error instanceof NoDatabase) return words('studio.noDatabase', { place: error.place });
  if (error instanceof Unreadable) {
    const { file, line } = error;
    return words('studio.unreadableFile', { file, line: `${line}`, what: unreadable[locale] });
  }
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

function unknownCommand(words: Translator, typed: readonly string[]): string {
  const [command, nearest] = [typed.join(' '), nearestTo(typed)];
  return nearest === null ? words('studio.unknownCommand', { command }) : words('studio.nearest', { command, nearest });
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
  noCommandRegisteredForInput: () => unknownCommand(words, typed),
  exceptionWhileParsingArguments: (error) => wrongArguments(language, needs, error),
  exceptionWhileRunningCommand: (error) => failed(language, error),
  exceptionWhileRunningIntegrationFlag: () => words('studio.unknownCommand', { command: typed.join(' ') }),
  commandErrorResult: ({ message }) => message,
});

const formatting = { useAliasInUsageLine: false, onlyRequiredInUsageLine: true, caseStyle: 'original' } as const;
const { flag: helpFlag } = help({ brief: '', formatting });

/** What a verb is about, its first word: `inbox`. */
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
export function applicationOf(
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
