import { parseArgs } from 'node:util';
import { ExitCode, run, type StricliProcess } from '@stricli/core';
import { isLocale, type Locale } from '@/i18n/locales';
import { translator } from '@/messages/translator';
import { plain } from '@/server/submissions/views/say';
import { applicationOf } from './application';
import type { DeskEffects } from './command-of';
import { printable } from './printable';
import { spelled } from './spelled';

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
  const { locale, rest: asTyped } = languageIn(typed);
  const rest = spelled(asTyped);
  const terminal: StricliProcess = { stdout: safe(effects.stdout), stderr: safe(effects.stderr) };
  await run(applicationOf(rest, effects, { locale, words: translator(locale) }), rest, { process: terminal });
  const { exitCode } = terminal;
  if (exitCode === 0) return 0;
  return exitCode === 2 || unusable.includes(exitCode) ? 2 : 1;
}
