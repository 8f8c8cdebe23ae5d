import {
  AliasNotFoundError,
  type ApplicationText,
  EnumValidationError,
  text_en as english,
  FlagNotFoundError,
  UnexpectedFlagError,
  UnexpectedPositionalError,
  UnsatisfiedFlagError,
  UnsatisfiedPositionalError,
} from '@stricli/core';
import type { Translator } from '@/messages/translator';
import { causeOf } from '@/server/platform/log';

/** How a missing argument or value is asked for, by the name that it has in the help. */
export type Needs = (name: string) => string;

const failed = (words: Translator, error: unknown): string =>
  `${words('studio.failed')} ${error instanceof Error ? error.message : causeOf(error)}`;

/** Too much, too little, or something else than a verb takes. */
function wrongArguments(words: Translator, needs: Needs, error: unknown): string {
  const unknown = (option: string): string => words('studio.unknownOption', { option });
  if (error instanceof FlagNotFoundError) return unknown(`--${error.input}`);
  if (error instanceof AliasNotFoundError) return unknown(`-${error.input}`);
  if (error instanceof UnexpectedPositionalError) return words('studio.tooMuch', { input: error.input });
  if (error instanceof UnexpectedFlagError) return words('studio.twice', { option: `--${error.externalFlagName}` });
  if (error instanceof UnsatisfiedFlagError) return needs(error.externalFlagName);
  if (error instanceof UnsatisfiedPositionalError) return needs(error.placeholder);
  if (error instanceof EnumValidationError)
    return words('studio.badValue', { option: `--${error.externalFlagName}`, values: error.values.join(', ') });
  return failed(words, error);
}

/** What the command-line library says of itself; the rest of its texts are of features that the desk does not use. */
export const libraryText = (words: Translator, typed: readonly string[], needs: Needs): ApplicationText => ({
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
  noCommandRegisteredForInput: () => words('studio.unknownCommand', { command: typed.join(' ') }),
  exceptionWhileParsingArguments: (error) => wrongArguments(words, needs, error),
  exceptionWhileRunningCommand: (error) => failed(words, error),
  exceptionWhileRunningIntegrationFlag: () => words('studio.unknownCommand', { command: typed.join(' ') }),
  commandErrorResult: ({ message }) => message,
});
