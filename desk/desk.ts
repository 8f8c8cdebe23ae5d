import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { translator } from '@/messages/translator';
import { causeOf } from '@/server/platform/log';
import { dataPlace, NoDatabase } from '@/server/storage/open';
import { plain } from '@/server/submissions/views/say';
import { jsonText, printable } from './terminal';
import { options, type Surroundings, type Verb } from './verb';
import { verbs } from './verbs';

type Printer = Readonly<{ write: (text: string) => unknown }>;

/** What the desk needs of the world around it. */
export type DeskEffects = Pick<Surroundings, 'ask' | 'folder' | 'settings' | 'withStorage'> &
  Readonly<{
    now: () => number;
    isTerminal: boolean;
    stdout: Printer;
    stderr: Printer;
  }>;

const usageOf = ({ name, place = '' }: Verb): string => `${name} ${place}`.trim();

/** The verbs and their options, a line each. */
export const help = [
  'Commands: npm run studio -- COMMAND',
  '',
  ...verbs.flatMap((verb) => [
    `  ${usageOf(verb).padEnd(22)} ${verb.help}`,
    ...Object.entries(verb.options ?? {}).map(([name, does]) => `    --${name.padEnd(18)} ${does}`),
  ]),
  '',
  'The site may be running. As JSON: --json; without npm’s own output as well:',
  '  npm run --silent studio -- export > submissions.json',
  '',
].join('\n');

class WrongUse extends Error {}

/** @throws {WrongUse} where a verb is not there, or takes something else */
function read(line: readonly string[]) {
  const common = {
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const args = { args: [...line], options: { ...options, ...common }, allowPositionals: true } as const;
  let parsed: ReturnType<typeof parseArgs<typeof args>>;
  try {
    parsed = parseArgs(args);
  } catch (error) {
    throw new WrongUse((error as Error).message);
  }
  const { json = false, help: isHelp = false, ...given } = parsed.values;
  const words = parsed.positionals;
  if (isHelp || words.length === 0) return null;
  const verb = verbs.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
  if (!verb) throw new WrongUse(`There is no command ${words.join(' ')}`);
  const [typed = '', ...more] = words.slice(verb.name.split(' ').length);
  const other = Object.keys(given).find((name) => !Object.hasOwn(verb.options ?? {}, name));
  if (other || more.length > 0 || (typed === '') !== (verb.place === undefined))
    throw new WrongUse(`It is typed as: ${usageOf(verb)}`);
  return { verb, typed, given, json };
}

/** Engineers type commands: what is said of orders in them is English too. */
const english = { locale: 'en', words: translator('en') } as const;

function failed(error: unknown): string {
  if (error instanceof NoDatabase) return noDatabase(error.place);
  return `This command failed: ${error instanceof Error ? error.message : causeOf(error)}`;
}

const noDatabase = (place: string): string =>
  `There is no database in ${place}. The first start of the site makes it (npm start). If the site is running already, it uses other settings than this command: check DATA_DIR or DATABASE_URL in the file .env.`;

/**
 * The artist's command. Prints to the terminal and reads the same file that the site writes, while it runs.
 * @returns the exit code: 0 done, 1 failed or refused, 2 wrong use
 */
export async function desk(line: readonly string[], effects: DeskEffects): Promise<0 | 1 | 2> {
  const { now, isTerminal, stdout, stderr, ...around } = effects;
  // what strangers typed does nothing in the terminal
  const print = (text: string, to = stdout) => void to.write(printable(plain(`${text}\n`)));
  let asked: ReturnType<typeof read>;
  try {
    asked = read(line);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    print(`${error.message}\n\n${help}`, stderr);
    return 2;
  }
  if (!asked) {
    print(help);
    return 0;
  }
  const { verb, typed, given, json } = asked;
  try {
    const reply = await verb.run({ ...english, ...around, json, now: now() }, typed, given);
    const shown = reply.ok ? reply : reply.shown;
    if (shown) print(json ? jsonText(shown.data) : shown.text);
    // whoever sits at a terminal sees of which studio this is: a command that was started for another one must not look like an
    // empty inbox; a program has asked for the answer alone
    if (shown && !json && isTerminal) {
      const settings = around.settings();
      print(`\nData: ${dataPlace(settings)} · content: ${resolve(settings.contentFolder)}`);
    }
    if (!reply.ok) print(reply.text, stderr);
    return reply.ok ? 0 : 1;
  } catch (error) {
    print(failed(error), stderr);
    return 1;
  }
}
